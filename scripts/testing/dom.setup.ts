import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A lazy route's first import can take over a second while other projects keep both cores busy.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

// React warns of elements that the DOM calls unknown, and happy-dom calls <search> so, which browsers have had since 2023.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
