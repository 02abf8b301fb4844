import { advance, type Plan, readPlan, redo, undo, unwrap, writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { memoryTextStore } from '@app/records';
import { describe, expect, it } from 'vitest';
import { type AroundPlan, type DeskHistory, type Drawn, deskWith, keepSteps, openDesk } from './deskHistory';
import type { Traced, UnderPlan } from './planPicture';

const NOTHING: AroundPlan = { rooms: {}, facing: undefined };
const PICTURE: Traced = {
  width: 40,
  height: 30,
  placing: [10, 0, 0, 10, 0, 0],
  opacity: 0.4,
  isGuess: true,
  url: 'data:image/png;base64,AAAA',
};
const studio = templatePlan('studio', 'en');
const named = (name: string, plan = studio): Plan => ({
  ...plan,
  floors: plan.floors.map(floor => ({
    ...floor,
    rooms: floor.rooms.map((room, i) => (i === 0 ? { ...room, name } : room)),
  })),
});

/** With as many things as a plan may have. */
const crowded = (plan: Plan): Plan => ({
  ...plan,
  floors: plan.floors.map(floor => ({
    ...floor,
    items: Array.from({ length: 200 }, (_, i) => ({ ...floor.items[0]!, id: `thing-${i}` })),
  })),
});

/** A desk that went through these steps, and was left. */
function left(steps: readonly Partial<Drawn>[], tab = memoryTextStore()) {
  const [first, ...rest] = steps.map((step): Drawn => ({ plan: studio, ...NOTHING, ...step }));
  const begun: DeskHistory = {
    history: { past: [{ plan: undefined, ...NOTHING }], now: first!, future: [] },
    text: undefined,
    unreadable: undefined,
  };
  const history = rest.reduce(advance, begun.history);
  const desk = { ...begun, history, text: writePlan(history.now.plan!) };
  keepSteps(tab, desk);
  return { desk, tab };
}
const again = (
  { desk, tab }: ReturnType<typeof left>,
  { text = desk.text, around = desk.history.now as AroundPlan, under = desk.history.now as UnderPlan } = {},
) => openDesk(text, { rooms: around.rooms, facing: around.facing }, () => under, tab);
const names = ({ history }: Pick<DeskHistory, 'history'>) =>
  history.past.flatMap(({ plan }) => plan?.floors[0]?.rooms[0]?.name ?? []);

describe('the steps of the desk after its page was left', () => {
  it('[R942] are undone and done again, with the rooms of photos, the facing, and the place of the picture', () => {
    const at = { p1: { level: 0, room: 'bath' } };
    const facing = { degrees: 95, north: 'true' as const };
    const moved: Traced = { ...PICTURE, placing: [20, 0, 0, 20, 7, 0] };
    const visit = left([
      { plan: named('a') },
      { plan: named('a'), rooms: at, facing },
      { plan: named('b'), rooms: at, facing, traced: PICTURE, isTraced: true },
      { plan: named('b'), rooms: at, facing, traced: moved, isTraced: true },
    ]);
    const before = undo(visit.desk.history);
    keepSteps(visit.tab, { ...visit.desk, history: before });
    const { history } = again(visit, { around: before.now, under: before.now });
    expect(history).toEqual({ ...before, past: before.past.slice(1) });
    expect(redo(history).now.traced).toEqual(moved);
    expect(undo(undo(history)).now).toMatchObject({ rooms: {}, facing: undefined });
  });

  it('[R942] are dropped where another tab wrote the plan, or laid the picture elsewhere', () => {
    const visit = left([{ plan: named('a') }, { plan: named('b'), traced: PICTURE }]);
    expect(names(again(visit))).toEqual(['a']);
    expect(names(again(visit, { text: writePlan(named('c')) }))).toEqual([]);
    expect(again(visit, { text: 'no plan' }).unreadable).toBeTruthy();
    expect(names(again(visit, { under: { traced: { ...PICTURE, opacity: 1 } } }))).toEqual([]);
    expect(names(again(visit, { under: {} }))).toEqual([]);
  });

  it('[R942] get one more where only the facing changed since', () => {
    const visit = left([{ plan: named('a') }, { plan: named('b') }]);
    const facing = { degrees: 10, north: 'magnetic' as const };
    const { history } = again(visit, { around: { rooms: {}, facing } });
    expect(names({ history })).toEqual(['a', 'b']);
    expect([history.now.facing, history.past.at(-1)?.facing]).toEqual([facing, undefined]);
  });

  it('[R942] go no further than the last change of the picture, which has no room in the tab', () => {
    const other = { ...PICTURE, url: 'data:image/png;base64,BBBB' };
    const visit = left([
      { plan: named('a') },
      { plan: named('b'), traced: PICTURE },
      { plan: named('c'), traced: other },
      { plan: named('d'), traced: other },
    ]);
    expect(names(again(visit))).toEqual(['c']);
    expect(visit.tab.read('plan-steps')).not.toContain('base64');
  });

  it('[R942] are twenty at most, the nearest, and leave room for the words of the tab', () => {
    const count = Array.from({ length: 31 }, (_, i) => ({ plan: named(String(i)) }));
    expect(names(again(left(count)))).toEqual(Array.from({ length: 20 }, (_, i) => String(i + 10)));
    const visit = left(count.map(({ plan }) => ({ plan: crowded(plan) })));
    expect(visit.tab.read('plan-steps')!.length).toBeLessThan(200_200);
    const few = names(again(visit));
    expect(few.length).toBeGreaterThan(0);
    expect(few.length).toBeLessThan(20);
    expect(few.at(-1)).toBe('29');
  });

  it('[R942, R201] nothing stays in the tab without a plan or a step', () => {
    const { desk, tab } = left([{ plan: named('a') }, { plan: named('b') }]);
    expect(tab.keys()).toEqual(['plan-steps']);
    keepSteps(
      tab,
      deskWith(desk, undefined, NOTHING, () => ({})),
    );
    expect(tab.keys()).toEqual([]);
    left([{ plan: named('a') }], tab);
    expect(tab.keys()).toEqual([]);
  });

  it.each(['', '{', '[]', '{"back":[]}', '{"at":{"plan":1},"back":[1]}'])(
    '[R942] are none if unreadable: %s',
    text => {
      const visit = left([{ plan: named('a') }, { plan: named('b') }]);
      visit.tab.write('plan-steps', text);
      expect(names(again(visit))).toEqual([]);
    },
  );

  it('[R942] one that is unreadable has no plan to show, and the others have theirs', () => {
    const visit = left(['a', 'b', 'c', 'd'].map(name => ({ plan: named(name) })));
    const kept = JSON.parse(visit.tab.read('plan-steps')!);
    kept.back[1].plan = '{}';
    kept.back[2] = 3;
    visit.tab.write('plan-steps', JSON.stringify(kept));
    expect(names(again(visit))).toEqual(['c']);
  });

  it('[R942] stay when the next page is left too, without a step', () => {
    const visit = left(['a', 'b', 'c'].map(name => ({ plan: named(name) })));
    const before = visit.tab.read('plan-steps');
    keepSteps(visit.tab, again(visit));
    expect(visit.tab.read('plan-steps')).toBe(before);
  });

  it('[R942, R807] of photos alone have the same plan', () => {
    const plan = unwrap(readPlan(writePlan(studio)));
    const visit = left([{ plan }, { plan, rooms: { p1: { level: 0, room: 'bath' } } }]);
    // Stored before it was read: its fields in another order.
    const text = writePlan(studio);
    expect(text).not.toBe(writePlan(plan));
    keepSteps(visit.tab, { ...visit.desk, text });
    const { history } = again(visit, { text });
    expect(history.past[0]?.plan).toBe(history.now.plan);
  });
});
