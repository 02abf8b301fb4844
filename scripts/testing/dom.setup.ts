import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import { afterAll, afterEach, vi } from 'vitest';
import './reactStacks';

// A lazy route's first import can take over a second while other projects keep both cores busy.
configure({
  asyncUtilTimeout: 15_000,
  // A wait polls many times and only its last failure is shown: only that one is worth a dump of the page.
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
  // Files share one page: data a test stores in the browser is removed after the test.
  for (const [name] of document.cookie.split('; ').map(pair => pair.split('='))) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookieStore
    document.cookie = `${name}=; max-age=0; path=/`;
  }
  localStorage.clear();
  sessionStorage.clear();
});
// A module still loading when its file ends would fail, and stay failed for later files in the same worker.
afterAll(() => vi.dynamicImportSettled());

// Unit tests have no server: a request not stubbed by its test fails immediately, as it does offline.
globalThis.fetch = () => Promise.reject(new TypeError('no network in unit tests'));

// React warns about elements the DOM calls unknown, and happy-dom calls <search> unknown, although browsers have had it
// since 2023.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

// The house redraws its characters once the fonts are loaded; happy-dom has no fonts to wait for.
Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });

// happy-dom copies computed styles with structuredClone at each level of the page, for values of two plain fields.
Object.defineProperty(CSSPropertyManager.prototype, 'clone', {
  value(this: { readonly properties: object; readonly definedPropertyNames: object }) {
    const properties = Object.fromEntries(
      Object.entries(this.properties).map(([name, value]) => [name, { ...value }]),
    );
    return Object.assign(new CSSPropertyManager(), {
      properties,
      definedPropertyNames: { ...this.definedPropertyNames },
    });
  },
});
