/**
 * What old scripts do to a page, each effect alone. Written by us after what the scripts are known to do: Prototype, MooTools,
 * datejs, Sugar and tools that watch a page.
 */
export const brokenScripts = {
  'Array.from that knows lists alone, as Prototype has it': `
    Array.from = function (list) {
      if (!list) return [];
      var length = list.length || 0, made = new Array(length);
      while (length--) made[length] = list[length];
      return made;
    };`,
  'Array.from that wraps, as MooTools has it': `
    Array.from = function (item) {
      if (item == null) return [];
      var isList = typeof item.length === 'number' && typeof item !== 'string' && typeof item !== 'function';
      return isList ? Array.prototype.slice.call(item) : [item];
    };`,
  'a toJSON on arrays and texts, as Prototype 1.6 has it': `
    Array.prototype.toJSON = function () {
      return '[' + this.map(function (each) { return JSON.stringify(each); }).join(', ') + ']';
    };
    String.prototype.toJSON = function () { return '"' + this + '"'; };`,
  'a bind that drops further arguments': `
    Function.prototype.bind = function (self) {
      var bound = this;
      return function () { return bound.apply(self, arguments); };
    };`,
  'a bind that takes one array of arguments, as MooTools 1.2 has it': `
    Function.prototype.bind = function (self, given) {
      var bound = this;
      var list = given == null ? null : Array.isArray(given) ? given : [given];
      return function () { return bound.apply(self, list || arguments); };
    };`,
  'a Date.parse that gives null, as datejs has it': `Date.parse = function () { return null; };`,
  'a Date.parse that gives NaN': `Date.parse = function () { return NaN; };`,
  'a replaceAll that replaces once, as Sugar has it': `
    String.prototype.replaceAll = function (found, put) { return this.replace(found, put); };`,
  'a createElement that marks what it makes': `
    document.createElement = (function (create) {
      return function () {
        var made = create.apply(document, arguments);
        made.setAttribute('data-seen', 'yes');
        return made;
      };
    })(document.createElement);`,
  'a fetch that is listened to': `
    window.heard = [];
    window.fetch = (function (fetch) {
      return function (input, init) {
        window.heard.push(String(input));
        return fetch.apply(window, arguments);
      };
    })(window.fetch);`,
  'names on every array': `
    ['each', 'collect', 'include', 'invoke', 'pluck', 'without', 'last', 'clear', 'clone', 'size'].forEach(function (name) {
      Array.prototype[name] = function () { return this; };
    });
    Function.prototype.methodize = function () { return this; };
    String.prototype.strip = function () { return this.trim(); };`,
  'entries that give the list itself, as Prototype has them': `
    Array.prototype.entries = function () { return this.slice(); };`,
  'a define, a module and a React of the page': `
    window.defined = 0;
    window.define = function () { window.defined++; };
    window.define.amd = {};
    window.module = { exports: {} };
    window.exports = window.module.exports;
    window.require = function () { return {}; };
    window.React = { version: '0.14.0', createElement: function () { throw new Error('The React of the page was asked.'); } };
    window.ReactDOM = { render: window.React.createElement };`,
} as const;

export type BrokenScript = keyof typeof brokenScripts;
