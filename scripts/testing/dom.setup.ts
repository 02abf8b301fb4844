import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';

// A lazy route's first import can take over a second while other projects keep both cores busy.
configure({
  asyncUtilTimeout: 15_000,
  // A wait asks many times and fails each time but the last: only a failure that is shown is worth writing the page down.
  getElementError(message, container) {
    const isAsked = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    const error = new Error([message, isAsked ? '' : prettyDOM(container)].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // Files share one page: what a test kept in the browser ends with the test.
  for (const [name] of document.cookie.split('; ').map(pair => pair.split('='))) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookieStore
    document.cookie = `${name}=; max-age=0; path=/`;
  }
  localStorage.clear();
  sessionStorage.clear();
});
// A module still on its way when its file ends would fail, and stay failed for the files after it in the same worker.
afterAll(() => vi.dynamicImportSettled());

// Files of the page have no server here: what is not stubbed by a test fails at once, as it does offline.
globalThis.fetch = () => Promise.reject(new TypeError('no network in unit tests'));

// React warns of elements that the DOM calls unknown, and happy-dom calls <search> so, which browsers have had since 2023.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

// The house repaints its characters once the faces have come; happy-dom has no faces to wait for.
Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });

// For warnings React takes down the stack at which each element is made, up to 10,000 a second: a twelfth of the time. Its
// count stays at the limit here; a React without this count makes the tests slower and nothing else.
const counts: object | undefined = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (counts)
  Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => undefined,
  });
