import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import type { Branch } from './branches';
import { joinTalks } from './joinTalks';
import type { ChatMessage } from './message';
import type { ChatRow } from './saver';

const said = (id: string, at = 1000): ChatMessage => ({ id, sender: 'user', text: `${id}?`, at: millis(at) });
const talk = (ids: readonly string[], branches?: readonly Branch[], draft = ''): ChatRow => ({
  id: 'main',
  chat: { version: 1, messages: ids.map(id => said(id)), draft, ...(branches && { branches }) },
});
const idsIn = ({ chat: { messages } }: ChatRow) => messages.map(({ id }) => id);
const versionsIn = ({ chat: { branches = [] } }: ChatRow) =>
  branches.map(({ after, messages }) => [after, ...messages.map(({ id }) => id)]);

describe('[R496] a talk on two devices', () => {
  it.each(['here', 'theirs'] as const)(
    'continues where only one device went further, whichever is later: %s',
    later => {
      const [joined] = joinTalks(talk(['a', 'b']), talk(['a', 'b', 'c', 'd']), later);
      expect(joined && idsIn(joined)).toEqual(['a', 'b', 'c', 'd']);
      expect(joined && versionsIn(joined)).toEqual([]);
      expect(joinTalks(talk(['a', 'b', 'c', 'd']), talk(['a', 'b']), later)).toEqual([]);
    },
  );

  it.each([
    ['theirs', ['a', 'x', 'y'], ['a', 'b']],
    ['here', ['a', 'b'], ['a', 'x', 'y']],
  ] as const)(
    'that diverged shows the later one (%s) and keeps the other as a version',
    (later, shown, other) => {
      const [joined] = joinTalks(talk(['a', 'b']), talk(['a', 'x', 'y']), later);
      expect(joined && idsIn(joined)).toEqual(shown);
      expect(joined && versionsIn(joined)).toEqual([other]);
    },
  );

  it('joining twice adds nothing, in both directions', () => {
    const [here, theirs] = [talk(['a', 'b']), talk(['a', 'x'])];
    const [mine] = joinTalks(here, theirs, 'theirs');
    if (!mine) throw new Error('nothing joined');
    expect(joinTalks(mine, theirs, 'theirs')).toEqual([]);
    const [other] = joinTalks(theirs, mine, 'theirs');
    expect(other && idsIn(other)).toEqual(idsIn(mine));
  });

  it('keeps the versions of both', () => {
    const mine = talk(['a', 'b'], [{ after: 'a', messages: [said('b1')] }]);
    const theirs = talk(['a', 'b'], [{ after: 'a', messages: [said('b2')] }]);
    const [joined] = joinTalks(mine, theirs, 'here');
    expect(joined && versionsIn(joined)).toEqual([
      ['a', 'b1'],
      ['a', 'b2'],
    ]);
  });

  it('without a common message becomes another talk, with the same new id each time', () => {
    const apart = joinTalks(talk(['a']), talk(['x', 'y']), 'theirs');
    expect(apart.map(idsIn)).toEqual([['x', 'y']]);
    expect(apart[0]?.id).toBe('talk-rs');
    expect(joinTalks(talk(['a']), talk(['x', 'y']), 'here')).toEqual(apart);
  });

  it.each(['here', 'theirs'] as const)('an empty one removes nothing and gives way, later: %s', later => {
    expect(joinTalks(talk(['a']), talk([]), later)).toEqual([]);
    const [joined] = joinTalks(talk([], undefined, 'half a'), talk(['x'], undefined, 'other'), later);
    expect(joined && idsIn(joined)).toEqual(['x']);
    expect(joined?.chat.draft).toBe('half a');
  });
});
