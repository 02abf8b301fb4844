import { expect, it } from 'vitest';
import { plain } from '../plain-types.mjs';

it.each([
  ['/** R137, A19: how far. */', '/** How far. */'],
  ['/** What the legend says (R130). */', '/** What the legend says. */'],
  ['/** In view (R137, A19, A36). */', '/** In view. */'],
  ['  /** R132. */\n  x: 1;', '  x: 1;'],
  [' * R134, R136. See `connect`.', ' * See `connect`.'],
  ['/** R133 to R135: pressing. */', '/** Pressing. */'],
  ['/** R1047: stairs (R1050). */', '/** Stairs. */'],
])('[R251] %s becomes %s', (source, types) => expect(plain(source)).toBe(types));
