// Search that finds a word without its accents and in its plural. Put behind the theme's file for the language (for English behind the worker
// itself), CODE standing for its name.
(function (lunr, code) {
  "use strict";
  function bare(text) { return text.normalize("NFD").replace(/[\u0300-\u036f]/g, ""); }
  function fold(token) { return token.update(bare); }
  var stem = lunr[code] && lunr[code].stemmer || lunr.stemmer;
  lunr.Pipeline.registerFunction(fold, "fold-" + code);
  if (lunr[code]) { lunr[code].stemmer = fold; }
  // English is the library's own language and has no entry of its own.
  var words = (lunr[code] || lunr).stopWordFilter;
  function common(word) { return words && words(new lunr.Token(word, {})) === undefined; }
  var query = lunr.Index.prototype.query;
  lunr.Index.prototype.query = function (build) {
    return query.call(this, function () {
      var asked = this;
      build.call(asked, asked);
      // Words that every page holds say nothing, unless nothing else is asked.
      var telling = asked.clauses.filter(function (clause) { return !common(clause.term.replace(/\*$/, "")); });
      if (telling.length) { asked.clauses = telling; }
      asked.clauses.slice().forEach(function (clause) {
        var open = /\*$/.test(clause.term), word = bare(clause.term.replace(/\*$/, ""));
        clause.term = word + (open ? "*" : "");
        clause.usePipeline = false;
        if (!open || word.length < 5) { return; }
        var root = bare(stem(new lunr.Token(word, {})).toString());
        if (root.length > 3 && root !== word) {
          asked.clause({ term: root + "*", fields: clause.fields, boost: clause.boost * 0.5, usePipeline: false, presence: clause.presence });
        }
      });
    });
  };
})(self.lunr, "CODE");
