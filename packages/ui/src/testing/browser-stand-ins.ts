import * as React from 'react';

// Browser features that components need and jsdom lacks: imported first by the set-up of every package with components.
globalThis.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;

// In jsdom nothing has a place, so nothing can take the focus of a menu. Node would format the whole component tree for the warning.
const { warn } = console;
console.warn = (...values: unknown[]) => {
  if (!String(values[0]).startsWith('[@mantine/hooks/use-focus-trap]')) warn(...values);
};

// React's development build takes a stack trace of every element for its messages, in a tenth to a fifth of a test's time, until it
// counts ten thousand of them. Here the count is always that high; a message still names the component.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set() {},
  });
