/**
 * Effects of old scripts on a page, each on its own. Our own code, modeled on Prototype, MooTools, datejs, Sugar and
 * monitoring tools.
 */
export const brokenScripts = {
  'an Array.from that only supports lists, as in Prototype': `
    Array.from = function (list) {
      if (!list) return [];
      var length = list.length || 0, made = new Array(length);
      while (length--) made[length] = list[length];
      return made;
    };`,
  'an Array.from that wraps values, as in MooTools': `
    Array.from = function (item) {
      if (item == null) return [];
      var isList = typeof item.length === 'number' && typeof item !== 'string' && typeof item !== 'function';
      return isList ? Array.prototype.slice.call(item) : [item];
    };`,
  'toJSON on arrays and strings, as in Prototype 1.6': `
    Array.prototype.toJSON = function () {
      return '[' + this.map(function (each) { return JSON.stringify(each); }).join(', ') + ']';
    };
    String.prototype.toJSON = function () { return '"' + this + '"'; };`,
  'a bind that drops extra arguments': `
    Function.prototype.bind = function (self) {
      var bound = this;
      return function () { return bound.apply(self, arguments); };
    };`,
  'a bind that takes one array of arguments, as in MooTools 1.2': `
    Function.prototype.bind = function (self, given) {
      var bound = this;
      var list = given == null ? null : Array.isArray(given) ? given : [given];
      return function () { return bound.apply(self, list || arguments); };
    };`,
  'a Date.parse that returns null, as in datejs': `Date.parse = function () { return null; };`,
  'a Date.parse that returns NaN': `Date.parse = function () { return NaN; };`,
  'a replaceAll that replaces once, as in Sugar': `
    String.prototype.replaceAll = function (found, put) { return this.replace(found, put); };`,
  'a createElement that marks new elements': `
    document.createElement = (function (create) {
      return function () {
        var made = create.apply(document, arguments);
        made.setAttribute('data-seen', 'yes');
        return made;
      };
    })(document.createElement);`,
  'a monitored fetch': `
    window.heard = [];
    window.fetch = (function (fetch) {
      return function (input, init) {
        window.heard.push(String(input));
        return fetch.apply(window, arguments);
      };
    })(window.fetch);`,
  'extra methods on every array': `
    ['each', 'collect', 'include', 'invoke', 'pluck', 'without', 'last', 'clear', 'clone', 'size'].forEach(function (name) {
      Array.prototype[name] = function () { return this; };
    });
    Function.prototype.methodize = function () { return this; };
    String.prototype.strip = function () { return this.trim(); };`,
  'an entries() that returns the list itself, as in Prototype': `
    Array.prototype.entries = function () { return this.slice(); };`,
  'a global define, module and React': `
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
