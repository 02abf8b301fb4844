import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHistory } from './history';

interface Home {
  readonly photos: readonly string[];
  readonly rooms: Readonly<Record<string, { readonly room: number }>>;
}
const EMPTY: Home = { photos: [], rooms: {} };

function begin() {
  const view = { home: EMPTY, flags: { canUndo: false, canRedo: false } };
  const history = createHistory<Home>({
    now: () => view.home,
    set: flags => void Object.assign(view, { flags }),
    show: async home => void Object.assign(view, { home }),
  });
  return { view, ...history };
}

/** A photo added, the photos cleared, or a photo's room set or cleared. */
const edits = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add'), id: fc.constantFrom('a', 'b') }),
    fc.record({ kind: fc.constant('clear'), id: fc.constantFrom('a', 'b') }),
    fc.record({ kind: fc.constant('set'), id: fc.constantFrom('a', 'b'), room: fc.nat(2) }),
    fc.record({ kind: fc.constant('unset'), id: fc.constantFrom('a', 'b') }),
  ),
  { maxLength: 20 },
);

async function editedBy(made: readonly { kind: string; id: string; room?: number }[], within?: string) {
  const world = begin();
  for (const { kind, id, room = 0 } of made)
    await world.change(draft => {
      if (kind === 'add') draft.photos.push(id);
      else if (kind === 'clear') draft.photos = [];
      else if (kind === 'set') draft.rooms[id] = { room };
      else delete draft.rooms[id];
    }, within);
  return world;
}

describe('[R326] undo and redo', () => {
  it('of every step lead to the start and back, and of one field’s steps at once', async () => {
    await fc.assert(
      fc.asyncProperty(edits, fc.constantFrom(undefined, 'name'), async (made, within) => {
        const { view, undo, redo } = await editedBy(made, within);
        const end = view.home;
        const steps = within ? 1 : made.length;
        for (let step = 0; step < steps; step += 1) await undo();
        expect(view.home).toEqual(EMPTY);
        expect(view.flags.canUndo).toBe(false);
        for (let step = 0; step < steps; step += 1) await redo();
        expect(view.home).toEqual(end);
        expect(view.flags.canRedo).toBe(false);
      }),
    );
  });

  it('leave what was changed by others since', async () => {
    await fc.assert(
      fc.asyncProperty(edits, async made => {
        const { view, undo, redo } = await editedBy(made);
        view.home = { ...view.home, rooms: { other: { room: 1 } } };
        for (let step = 0; step < made.length; step += 1) await undo();
        expect(view.home).toEqual({ photos: [], rooms: { other: { room: 1 } } });
        for (let step = 0; step < made.length; step += 1) await redo();
        expect(view.home.rooms['other']).toEqual({ room: 1 });
      }),
    );
  });

  it('have no step for a change without effect, and none after the history was forgotten', async () => {
    const { view, change, undo, redo, forget } = await editedBy([{ kind: 'set', id: 'a' }]);
    await change(draft => {
      delete draft.rooms['b'];
    });
    await undo();
    expect(view.home).toEqual(EMPTY);
    await redo();
    const { home } = view;
    forget();
    expect(view.flags).toEqual({ canUndo: false, canRedo: false });
    await undo();
    await redo();
    expect(view.home).toBe(home);
  });

  it('reach a hundred steps back', async () => {
    const { view, undo } = await editedBy(Array.from({ length: 120 }, () => ({ kind: 'add', id: 'a' })));
    while (view.flags.canUndo) await undo();
    expect(view.home.photos).toHaveLength(20);
  });
});
