import { kuaOfBirth } from '@app/fengshui';
import { millis } from '@app/kernel';
import {
  addItem,
  addRoom,
  boxRing,
  changeItem,
  layoutOf,
  type Plan,
  placeOf,
  removeOpening,
  unwrap,
} from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { setConventions } from './conventions';
import { facingOf } from './facing';
import { frontDoorOf } from './frontDoor';
import { homeAt } from './homeAt';
import { itemLines, itemSources } from './itemLines';
import { itemTextsEn, itemTextsZh } from './itemTexts';
import { planByNeedle } from './planByNeedle';
import { planFacts } from './planFacts';
import { planItems } from './planItems';

const NOW = millis(Date.UTC(2026, 10, 22, 2));
const HANGZHOU = { latitude: 30.27, longitude: 120.16 };
const FACTS = { facing: { degrees: 172.2, north: 'true' }, completedIn: 2008 } as const;
const plan: Plan = { ...templatePlan('two-bedroom', 'en'), facing: 180 };
const home = () => homeAt({ facts: FACTS, place: HANGZHOU, residents: [] }, NOW);

describe("[R386] an adviser's facts about a plan", () => {
  it("follow the needle, and the home's facing before the one the plan was begun with", () => {
    const facing = facingOf(FACTS, HANGZHOU, NOW);
    const { plan: faced, options, settings } = planByNeedle(plan, facing);
    expect(faced.facing).toBe(172.2);
    // WMM2025 at Hangzhou: 6.1° west, so the compass reads 178.3°.
    expect(options.facing).toBeCloseTo(178.3, 1);
    // Its front was drawn to 180°: the whole drawing turns by −7.8° on the map (R606).
    expect(faced.up).toBeCloseTo(plan.up - 7.8 + 360, 6);
    expect(options.up).toBeCloseTo(358.3, 1);
    expect(settings.declination).toBeCloseTo(-6.1, 1);
    expect(planByNeedle(plan, facingOf({}, HANGZHOU, NOW)).plan.facing).toBe(180);
  });

  it("[R606] turn with the plan's front: if it is drawn south and measured east, the drawn northeast is the real northwest", () => {
    const east = facingOf({ facing: { degrees: 90, north: 'true' } }, undefined, NOW);
    const palaceOf = (name: string) =>
      planFacts(plan, east).rooms.find(room => room.name.en === name)?.palace;
    // A quarter turn counter-clockwise: kitchen drawn NE, second bedroom drawn SE, main bedroom drawn SW.
    expect([palaceOf('Kitchen'), palaceOf('Second bedroom'), palaceOf('Main bedroom')]).toEqual([
      'NW',
      'NE',
      'SE',
    ]);
    const missing = planFacts(plan, east).findings.find(({ title }) => title.en === 'A corner is missing')!;
    expect(missing.about.en).toMatch(/36% .*southwest/);
  });

  it('describe rooms, forms and things in both languages', () => {
    const facts = planFacts(plan, home().facing, home().reading);
    // The template names its rooms; a name is the same in both languages, and a room without one is called by its kind.
    expect(facts.rooms.find(({ name }) => name.en === 'Kitchen')).toMatchObject({ palace: 'NE' });
    const [floor] = plan.floors;
    const nameless = { ...floor!, rooms: floor!.rooms.map(({ name: _, ...room }) => room) };
    const kinds = planFacts({ ...plan, floors: [nameless] }, home().facing).rooms;
    expect(kinds.find(({ name }) => name.en === 'Kitchen')?.name.zh).toBe('厨房');
    // The open balcony is not a room of the home.
    expect(facts.rooms.some(({ name }) => name.en === 'Balcony')).toBe(false);
    const missing = facts.findings.find(({ title }) => title.en === 'A corner is missing')!;
    expect(missing.title.zh).toBe('缺角');
    expect(missing.about.en).toMatch(/36% .*northwest/);
    expect(missing.about.zh).toMatch(/西北.*36%/);
    expect(facts.things.map(({ text }) => text.en).join('\n')).toMatch(/Stove/);
    expect(
      facts.things.every(({ text: { zh, en } }) => zh !== '' && en !== '' && !/[{}]/.test(zh + en)),
    ).toBe(true);
  });

  it('[R363] tell a stove in the northwest once, as a form of the plan', () => {
    // Drawn in the northeast, and in the northwest once the front drawn south looks east (R606).
    const east = homeAt(
      { facts: { ...FACTS, facing: { degrees: 90, north: 'true' } }, place: HANGZHOU, residents: [] },
      NOW,
    );
    const { findings, things } = planFacts(plan, east.facing, east.reading);
    const titles = findings.map(({ title }) => title.en);
    expect(titles).toContain('The stove is in the northwest');
    expect(things.map(({ text }) => text.en).filter(text => /^Stove.*northwest/.test(text))).toEqual([]);
  });

  it('[R610] name the things upstairs', () => {
    const villa = templatePlan('villa', 'en');
    const upstairs = itemLines(villa.floors[1]!, { up: villa.up, facing: 180 }, home().reading)!;
    const first = upstairs.map(({ text }) => text.en.split(':')[0]!.split(' looks')[0]);
    // Upstairs are beds, desks and toilets; the sofa, the stove and the front door are below.
    expect(first.some(name => name?.startsWith('Double bed'))).toBe(true);
    for (const { text } of upstairs)
      expect(text.en).not.toMatch(/^(Sofa|Fridge|Stove|Sink|Dining table|Front door)/);
  });

  it('have no charts while the facing is unknown, and no place or room length', () => {
    const unknown = homeAt({ facts: {}, place: HANGZHOU, residents: [] }, NOW);
    expect(planFacts(plan, unknown.facing, unknown.reading).things).toEqual([]);
    const text = JSON.stringify(planFacts(plan, home().facing, home().reading));
    expect(text).not.toContain('30.27');
    expect(text).not.toContain('120.16');
    expect(text).not.toContain('ring');
  });

  describe('[R720, R721] on the year and on disputes', () => {
    const kua = kuaOfBirth({ date: { year: 1985, month: 6, day: 1 }, zone: 'Asia/Shanghai', sex: 'female' });
    const resident = { id: 'r1', name: 'Lin', ...(kua.ok && { kua: kua.value }) };
    const lines = (turn: number, residents = [resident]) => {
      const { reading } = homeAt({ facts: FACTS, place: HANGZHOU, residents }, NOW);
      const floor = plan.floors[0]!;
      const items = floor.items.map(item => (item.kind === 'desk' ? { ...item, turn } : item));
      return itemLines({ ...floor, items }, { up: 0, facing: 180 }, reading)!.map(({ text }) => text);
    };
    const texts = (...of: Parameters<typeof lines>) => lines(...of).map(({ en }) => en);

    it('a desk facing the Grand Duke, or with the Three Killings behind it, and by which extent', () => {
      // The sitter faces opposite to the desk's front. 2026: 太岁 in 午, 三煞 in the north, 75° from 322.5°.
      const south = texts(0).join('\n');
      expect(south).toMatch(/Desk in Main bedroom faces Tai Sui this year/);
      expect(south).toMatch(/Desk in Main bedroom has Three Killings.* at its back this year; tradition/);
      expect(texts(330).join('\n')).toMatch(/at its back this year, by the wider teaching only; tradition/);
      expect(texts(180).join('\n')).not.toMatch(/Desk in .+ (?:faces Tai|has Three)/);
      expect(
        lines(330)
          .map(({ zh }) => zh)
          .join(),
      ).toMatch(/书桌今年坐着背靠三煞（只按较宽之说），传统说可向不可坐/);
    });

    it('the other ways to read house, bed and stove, once each', () => {
      const about = (factsOf: readonly string[]) => factsOf.filter(text => / is read here by /.test(text));
      expect(about(texts(0))).toEqual([
        'The house is read here by its sitting, as in Bazhai Mingjing; Yangzhai Sanyao takes its front door.',
        'A bed is read here by the crown of the head; a minority turns the soles to the good side.',
        'A stove is read here by the side of its cook, with the knobs; others take the mouth of its fire, where the fuel enters.',
      ]);
      expect(about(texts(0, []))).toHaveLength(1);
    });
  });

  it('fill in a name once: typed braces stay as typed', () => {
    const kua = kuaOfBirth({ date: { year: 1985, month: 6, day: 1 }, zone: 'Asia/Shanghai', sex: 'female' });
    if (!kua.ok) throw new Error(kua.error.code);
    const resident = { id: 'r1', name: '{thing}', kua: kua.value };
    const { reading, facing } = homeAt({ facts: FACTS, place: HANGZHOU, residents: [resident] }, NOW);
    const { plan: faced, options } = planByNeedle(plan, facing);
    const lines = itemLines(faced.floors[0]!, options, reading)!;
    expect(lines.some(({ text }) => text.en.includes(' {thing}’s '))).toBe(true);
  });
});

describe('[R780, R781] the conventions a person chose for a plan', () => {
  const kua = kuaOfBirth({ date: { year: 1990, month: 6, day: 1 }, zone: 'Asia/Shanghai', sex: 'female' });
  const resident = { id: 'r1', name: 'Lin', ...(kua.ok && { kua: kua.value }) };
  const factsOf = (of: typeof plan) => {
    const { reading, facing } = homeAt(
      { facts: FACTS, place: HANGZHOU, residents: [resident], door: frontDoorOf(of) },
      NOW,
    );
    return { facts: planFacts(of, facing, reading), reading };
  };
  /** Without their schools and numbers. */
  const lines = (of: typeof plan) =>
    factsOf(of).facts.things.map(({ text }) => text.zh.replace(/（(?:八宅|飞星|流年)，[^）]+）$/, ''));

  // The door is at 332° from the centre by the needle: 乾. The kitchen at 45° holds the stove.
  it('[R780] the house by its front door: 乾 in place of 坎, in both languages and for every thing', () => {
    expect(factsOf(plan).reading?.house).toMatchObject({ by: 'sitting', trigram: { zh: '坎' } });
    expect(lines(plan)).toContain('灶：在宅之五鬼，相宜');
    const byDoor = setConventions(plan, { house: 'door' });
    expect(factsOf(byDoor).reading?.house).toMatchObject({
      by: 'door',
      trigram: { zh: '乾' },
      group: 'west',
    });
    expect(lines(byDoor)).toContain('灶：在宅之天医，传统上宁可放在别处');
    expect(lines(byDoor)).toContain('此处以大门为伏位，依《阳宅三要》；《八宅明镜》以坐山定宅。');
    expect(factsOf(byDoor).facts.readBy.map(({ en }) => en)).toEqual([
      'the house by its front door',
      'stoves by the side of the cook',
    ]);
    expect(lines(byDoor).some(line => /^大门：在宅/.test(line))).toBe(false);
  });
  it('[R780] turns with the north: measured to the east, the same door lies in the southwest', () => {
    const byDoor = setConventions(plan, { house: 'door' });
    const at = (degrees: number) =>
      frontDoorOf(byDoor)(facingOf({ facing: { degrees, north: 'true' } }, undefined, NOW));
    expect([at(180), at(90), at(270)]).toEqual(['NW', 'SW', 'NE']);
    expect(frontDoorOf(plan)(factsOf(plan).reading!.facing as never)).toBeUndefined();
  });
  it('[R780] without a front door the house is read by its sitting', () => {
    const [floor] = plan.floors;
    const door = floor!.openings.find(({ kind }) => kind === 'main-door')!;
    const shut = { ...plan, floors: [unwrap(removeOpening(floor!, door.id))] };
    expect(factsOf(setConventions(shut, { house: 'door' })).reading?.house?.by).toBe('sitting');
    expect(frontDoorOf(undefined)(factsOf(plan).reading!.facing as never)).toBeUndefined();
  });
  it('[R917] each reading has its school and its number, and each school its sources', () => {
    // Facing 178.3° by the needle, the west of the drawing, where the cook stands, is 268.3°.
    const chinese = factsOf(plan).facts.things.map(({ text }) => text.zh);
    const english = factsOf(plan).facts.things.map(({ text }) => text.en);
    expect(chinese.filter(text => /^灶：在宅/.test(text)).join()).toMatch(/（八宅，4\d°）$/);
    expect(chinese.filter(text => /^灶朝Lin/.test(text))).toEqual(['灶朝Lin的延年，是好方位（八宅，268°）']);
    expect(english.filter(text => /^Stove faces Lin/.test(text))).toEqual([
      'Stove faces Lin’s Lasting Years, a good direction (Eight Mansions, 268°)',
    ]);
    expect(itemSources().map(({ en }) => en.replace(/:.*/, ''))).toEqual([
      'Eight Mansions',
      'Flying Stars',
      'the year',
    ]);
  });
  it('[R916] a disagreement names both sides with their stars', () => {
    // The bed of the template stands in 祸害 of the house or another bad place while its head is towards a good one, or
    // the reverse; whichever it is, both stars are in the line.
    const differ = factsOf(plan).facts.things.filter(({ text }) => /the two disagree\.$/.test(text.en));
    expect(differ.length).toBeGreaterThan(0);
    for (const { text } of differ) {
      expect(text.en).toMatch(/its place is [A-Z][\w ]+ of the house, its direction [A-Z][\w ]+ of Lin;/);
      expect(text.zh).toMatch(/所在是宅之.{2}，所向是Lin的.{2}，宅与人所说不同。$/);
    }
  });
  it('[R869] a bed is in the square of its head, for the room, the thing and the year alike', () => {
    // One room of 9 by 9 m: the bed's middle at y 3300 is in the west square, its head at y 2550 in the northwest one.
    const room = unwrap(
      addRoom(
        { ...plan.floors[0]!, rooms: [], openings: [], items: [], styles: [] },
        'bedroom',
        boxRing(9000, 9000),
      ),
    );
    const floor = unwrap(addItem(room, 'double-bed', [1120, 3300], 180));
    const head = placeOf(floor.items[0]!)[1];
    const turned = head < 3300 ? floor : unwrap(changeItem(floor, 'i1', { turn: 0 }));
    expect(placeOf(turned.items[0]!)[1]).toBeLessThan(3000);
    const own = { ...plan, up: 0, floors: [turned] };
    const { rooms, items } = planFacts(
      own,
      facingOf({ facing: { degrees: 180, north: 'magnetic' } }, undefined, NOW),
    );
    expect([rooms[0]!.palace, items[0]!.palace]).toEqual(['NW', 'NW']);
    const layout = layoutOf(turned, { up: 0, facing: 180 })!;
    expect(planItems(turned, layout)[0]!.square).toBe('NW');
  });
  it('[R781] a stove by the mouth of its fire looks the other way', () => {
    // Its cook stands to the west: 延年 of kua 8. East is 六煞.
    expect(lines(plan)).toContain('灶朝Lin的延年，是好方位');
    const byMouth = lines(setConventions(plan, { stove: 'mouth' }));
    expect(byMouth).toContain('灶朝Lin的六煞，换个方位更好');
    expect(byMouth).toContain(
      '此处以火门论灶，即进柴进气之处，取在灶背（自定）；也有人取掌勺人所在、开关一面。',
    );
  });
});

describe('[R366] statements about the things on a plan', () => {
  it.each([
    [
      'en',
      itemTextsEn,
      /\b(ill|illness|disease|sick|death|die|dead|court|lawsuit|blood|curse|danger|disaster|score|must|never)\b/i,
    ],
    ['zh', itemTextsZh, /病|死|亡|官司|讼|血|灾|祸害命|凶煞|破财|打分|得分|必须|一定会/],
  ] as const)('do not frighten in %s', (_, texts, words) => {
    expect(JSON.stringify(texts)).not.toMatch(words);
  });
});
