// A page that was opened from a folder may start no worker; the search asks for one. There it gets a frame that does the same.
(function () {
  "use strict";
  if (location.protocol !== "file:") { return; }
  function Framed(address) {
    var self_ = this, waiting = [], frame = document.createElement("iframe");
    EventTarget_(self_);
    frame.hidden = true;
    frame.title = "search";
    frame.srcdoc = "<!doctype html><html><body></body></html>";
    frame.addEventListener("load", function once() {
      frame.removeEventListener("load", once);
      var inner = frame.contentWindow, page = frame.contentDocument;
      inner.importScripts = function () {
        return Array.prototype.reduce.call(arguments, function (before, source) {
          return before.then(function () { return run(page, source); });
        }, Promise.resolve());
      };
      inner.postMessage = function (data) { self_.tell(data); };
      run(page, address).then(function () {
        self_.inner = inner;
        waiting.splice(0).forEach(function (data) { self_.postMessage(data); });
      });
    });
    self_.postMessage = function (data) {
      if (!self_.inner) { waiting.push(data); return; }
      self_.inner.dispatchEvent(new self_.inner.MessageEvent("message", { data: data }));
    };
    self_.terminate = function () { frame.remove(); };
    document.documentElement.appendChild(frame);
  }
  function run(page, source) {
    return new Promise(function (done, failed) {
      var script = page.createElement("script");
      script.src = source;
      script.onload = done;
      script.onerror = failed;
      page.body.appendChild(script);
    });
  }
  function EventTarget_(owner) {
    var target = document.createElement("span");
    ["addEventListener", "removeEventListener", "dispatchEvent"].forEach(function (name) { owner[name] = target[name].bind(target); });
    owner.onmessage = owner.onerror = null;
    owner.tell = function (data) {
      var event = new MessageEvent("message", { data: data });
      if (owner.onmessage) { owner.onmessage(event); }
      owner.dispatchEvent(event);
    };
  }
  window.IFrameWorker = window.Worker = Framed;
})();
