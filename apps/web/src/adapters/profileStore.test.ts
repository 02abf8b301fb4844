import { expect, it } from 'vitest';
import { fakePorts } from '../testing/fakePorts';

it.each([1e300, 2 ** 53, 1.5])(
  '[A4] a profile saved at %d, an instant that no device writes, is none',
  at => {
    const { profiles } = fakePorts();
    profiles.importVault(JSON.stringify([{ emailKey: 'a@b.c', savedAt: at, info: {} }]));
    expect(profiles.vaulted('a@b.c')).toBeUndefined();
  },
);
