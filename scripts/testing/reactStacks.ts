import * as React from 'react';

// For its warnings React captures the stack at each created element, up to 10,000 per second: a twelfth of the time.
// Here its counter stays at the limit; if a later React lacks the counter, the tests only become slower.
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
