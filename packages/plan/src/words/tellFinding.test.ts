import { describe, expect, it } from 'vitest';
import type { Plan } from '../model';
import { FORM_CODES, FORMS, formsOf } from '../reading';
import { TEMPLATE_IDS, templatePlan } from '../templates';
import { en } from './en';
import { PLAN_LANGUAGES, planWords, roomName, roomNameIn, tellFinding, thingName } from './tellFinding';
import { zh } from './zh';

/** Words that frighten, promise or count: none of them belongs beside a person's own bed. */
const FRIGHTENING = {
  en: /\b(ill|illness|disease|sick|death|die|dead|court|lawsuit|blood|curse|danger|disaster|score|must|never)\b/i,
  zh: /病|死|亡|官司|讼|血|灾|祸害命|凶煞|破财|打分|得分|必须|一定会/,
};

describe('what is said of a plan', () => {
  it.each([
    ['en', en, FRIGHTENING.en],
    ['zh', zh, FRIGHTENING.zh],
  ] as const)('[R366] frightens nobody in %s', (_, words, frightening) => {
    expect(JSON.stringify(words)).not.toMatch(frightening);
  });

  it('[R386] names what disagrees in both languages alike', () => {
    const told = (words: typeof en) =>
      FORM_CODES.map(code => [code, words.against[code]?.length ?? 0] as const).filter(
        ([, count]) => count > 0,
      );
    expect(told(zh)).toEqual(told(en));
    expect(told(en).length).toBeGreaterThan(0);
  });

  it('[R386] tells a finding with its place, its number, what eases it, the schools for it and those against', () => {
    const plan = templatePlan('one-bedroom', 'en');
    const finding = formsOf(plan).find(({ code }) => code === 'through-draught')!;
    // Measured by hand on the template: 6.60 m from door to balcony door, 0.50 m of it in line.
    const told = tellFinding(plan, finding, 'en');
    expect(told.measured).toContain('overlap 0.50 m');
    expect(told.measured).toContain('6.60 m apart');
    expect(told.where).toEqual(['Front door', 'Glass door']);
    expect(told.mend).toBe('a screen or plant to set');
    expect(told.told[0]).toMatch(/^Told by xingmingsuanming/);
    expect(told.told[1]).toMatch(/windows do not count/);
    expect(tellFinding(plan, finding, 'zh').measured).toContain('重叠 0.50 米');
    expect(tellFinding(plan, finding, 'zh').told.join('')).not.toMatch(/Told by|Others/);
  });

  it('[R386] says that a number is ours where the sources only have words, and weighs nothing that suits', () => {
    const plan = templatePlan('two-bedroom', 'en');
    for (const finding of formsOf(plan)) {
      const { told, strength, tone } = tellFinding(plan, finding, 'en');
      expect(told.includes(en.ours)).toBe(FORMS[finding.code].basis === 'ours');
      expect(strength === '').toBe(tone === 'good');
    }
  });

  it("[R386] calls a room by the person's name for it, and a thing that is gone by nothing", () => {
    const plan: Plan = templatePlan('studio', 'en');
    const [room] = plan.floors[0]!.rooms;
    expect(roomName({ ...room!, name: 'Den {value}' }, 'zh')).toBe('Den {value}');
    expect(roomName({ id: 'x', kind: 'kitchen', ring: [] }, 'zh')).toBe('厨房');
    expect(thingName(plan, plan.floors[0]!.items[0]!.id, 'en')).toBe(
      planWords('en').items[plan.floors[0]!.items[0]!.kind],
    );
    expect(thingName(plan, 'gone', 'en')).toBeUndefined();
  });
});

it.each(TEMPLATE_IDS)('every room of %s is called in the other language by a name of its own', id => {
  for (const language of PLAN_LANGUAGES) {
    for (const room of templatePlan(id, language).floors.flatMap(({ rooms }) => rooms)) {
      expect(roomNameIn(room, 'zh'), room.name).toMatch(/^[一-鿿]+$/);
      expect(roomNameIn(room, 'en'), room.name).toMatch(/^[A-Z][a-z ]+$/);
      expect(roomNameIn({ ...room, name: 'Den' }, 'zh')).toBe('Den');
    }
  }
});
