// What a page can do besides being read: suits in four colours, links to rules that copy themselves, a name for the search box.
(function () {
  "use strict";
  var say = document.querySelector('meta[name="mb-say"]').dataset;
  var root = document.documentElement;
  var keep = {
    get: function () { try { return localStorage.getItem("mb-four"); } catch (error) { return null; } },
    set: function (value) { try { localStorage.setItem("mb-four", value); } catch (error) { /* a page from a folder may have no storage */ } }
  };

  function paint(on) {
    root.classList.toggle("mb-four", on);
    document.querySelectorAll(".mb-four-button").forEach(function (button) { button.setAttribute("aria-pressed", String(on)); });
  }

  function four() {
    var header = document.querySelector(".md-header__inner");
    var before = document.querySelector(".md-header__option");
    if (!header) { return; }
    var button = document.createElement("button");
    button.type = "button";
    button.className = "md-header__button mb-four-button";
    button.setAttribute("aria-label", say.four);
    button.title = say.four;
    ["♥", "♦", "♣", "♠"].forEach(function (sign) {
      var suit = document.createElement("span");
      suit.textContent = sign;
      suit.setAttribute("aria-hidden", "true");
      button.appendChild(suit);
    });
    button.addEventListener("click", function () {
      var on = !root.classList.contains("mb-four");
      keep.set(on ? "yes" : "no");
      paint(on);
    });
    header.insertBefore(button, before);
    paint(keep.get() === "yes");
  }

  function copies() {
    document.querySelectorAll("a.mb-copy").forEach(function (link) {
      link.addEventListener("click", function (event) {
        if (!navigator.clipboard || !window.isSecureContext) { return; }
        event.preventDefault();
        navigator.clipboard.writeText(link.href).then(function () {
          var before = link.textContent;
          link.textContent = say.copied;
          setTimeout(function () { link.textContent = before; }, 1500);
        });
      });
    });
  }

  function names() {
    var search = document.querySelector(".md-search");
    if (search) { search.setAttribute("aria-label", say.search); }
    // The theme makes tables scroll; whoever has no mouse must be able to do it too.
    document.querySelectorAll(".md-typeset__scrollwrap").forEach(function (wrap) { wrap.tabIndex = 0; });
  }

  four();
  copies();
  names();
  window.addEventListener("load", function () { setTimeout(names, 0); });
})();
