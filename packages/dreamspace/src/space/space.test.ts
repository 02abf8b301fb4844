import { millis, seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receiveReplies, sendMessage } from '../conversation/conversation';
import { createField } from '../field/field';
import {
  connectInSpace,
  conversationWith,
  createDreamSpace,
  type DreamSpace,
  findBubble,
  withConversation,
  withPositions,
} from './dreamSpace';
import { parseSpace, storeSpace } from './stored';

const NOW = millis(1_780_000_000_000);

function livedIn(seed: number): DreamSpace {
  const random = seededRandom(seed);
  const connected = connectInSpace(createDreamSpace(random, NOW), 'b6', random, NOW);
  if (!connected.ok) throw new Error(connected.error.code);
  const spoken = sendMessage(conversationWith(connected.value, 'b6'), '你好', NOW);
  if (!spoken.ok) throw new Error(spoken.error.code);
  const person = findBubble(connected.value, 'b6')!;
  const heard = receiveReplies(spoken.value, millis(NOW + 1000), person, 'zh', random);
  const waiting = sendMessage(heard, '再见', millis(NOW + 2000));
  return withConversation(connected.value, 'b6', waiting.ok ? waiting.value : heard);
}

describe('a stored space', () => {
  it('[R136, R146] connections, names, records and messages survive JSON unchanged', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const space = livedIn(seed);
        expect(parseSpace(JSON.parse(JSON.stringify(storeSpace(space))))).toEqual({ ok: true, value: space });
      }),
      { numRuns: 20 },
    );
  });
  it('[R139, R620, R621] anything but a space is refused with a reason', () => {
    fc.assert(fc.property(fc.anything(), data => !parseSpace(data).ok));
    const stored = storeSpace(livedIn(1));
    expect(parseSpace({ ...stored, version: 2 })).toEqual({
      ok: false,
      error: { code: 'dreamspace/space-version', version: 2 },
    });
    const [first, ...rest] = stored.bubbles;
    const spoil = (part: object) => parseSpace({ ...stored, bubbles: [{ ...first, ...part }, ...rest] }).ok;
    expect(spoil({})).toBe(true);
    for (const part of [
      { name: 'nobody' },
      { name: undefined },
      { connectionStatus: 'available' },
      { connectionStatus: 'gone' },
      { position: { x: 1, y: 2 } },
      { birthDate: { year: 2023, month: 2, day: 29 } },
      { keywords: ['__proto__'] },
      { residents: 0 },
      { id: 'b2' },
      { lastOnline: 'today' },
      { records: [{}] },
      // R620: `Date` ends at 8.64e15.
      { lastOnline: 9e15 },
      { lastOnline: -1e300 },
      { connectedAt: 9e15 },
      { records: [{ ...stored.bubbles[0]?.records[0], timestamp: 1e300 }] },
      // R621
      { position: { x: 1.7e308, y: 0, z: 0 } },
      { position: { x: 1e7, y: 0, z: 0 } },
      { residents: 1e9 },
    ]) {
      expect(spoil(part)).toBe(false);
    }
    expect(parseSpace({ ...stored, conversations: { b6: { messages: [{}], pending: [] } } }).ok).toBe(false);
    const many = Array.from({ length: 9000 }, (_, i) => ({ ...first, id: `b${i}` }));
    expect(parseSpace({ ...stored, bubbles: many }).ok).toBe(false);
    const saying = (part: object) =>
      parseSpace({
        ...stored,
        conversations: {
          b6: { messages: [{ id: 'm', text: 'hi', isOwn: true, timestamp: NOW, ...part }], pending: [] },
        },
      }).ok;
    expect(saying({})).toBe(true);
    expect(saying({ timestamp: 9e15 })).toBe(false);
    expect(saying({ text: 'x'.repeat(100_000) })).toBe(false);
  });
  it('[R146] a space reopens where it was left', () => {
    const space = createDreamSpace(seededRandom(2), NOW);
    const field = createField({ capacity: 13 });
    for (const bubble of space.bubbles) field.spawn(bubble);
    for (let i = 0; i < 100; i++) field.step(40);
    const left = withPositions(space, field.snapshot());
    expect(left.bubbles.map(({ position }) => position.x)).toEqual([...field.columns.x]);
    expect(left.bubbles.map(({ id }) => id)).toEqual(space.bubbles.map(({ id }) => id));
  });
  it('[R146] a first conversation is empty', () => {
    expect(conversationWith(createDreamSpace(seededRandom(2), NOW), 'toString').messages).toEqual([]);
  });
});
