import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { magneticBearing } from './bearing';
import { kuaOfBirth } from './kua';
import { firstSteps, layoutGuide } from './layoutGuide';
import { type Home, readHome } from './reading';

const NOON = millis(Date.UTC(2026, 5, 21, 5, 7));
const kua = kuaOfBirth({ date: { year: 1990, month: 6, day: 1 }, zone: 'Asia/Shanghai', sex: 'female' });
const home: Home = {
  facing: magneticBearing(180),
  completedIn: 2010,
  residents: [{ id: 'a', name: '林月', kua: kua.ok ? kua.value : undefined }],
};

describe('first steps', () => {
  it("[R556] begins with the directions custom leaves alone this year, then one person's bed and seat", () => {
    const reading = readHome(home, NOON)!;
    const steps = firstSteps(reading);
    // 2026 has 1 in the centre: 5 flies to the south, 2 to the northwest, 9 to the ... of the annual chart (Luo Shu flight 1 C,
    // 2 NW, 3 W, 4 NE, 5 S, 6 N, 7 SW, 8 E, 9 SE).
    expect(steps.map(({ school }) => school)).toEqual([
      'flying-stars',
      'flying-stars',
      'eight-mansions',
      'eight-mansions',
      'flying-stars',
      'five-elements',
    ]);
    expect(steps.map(({ palace }) => palace)).toEqual(['S', 'NW', 'NW', 'SW', 'SE', 'S']);
    expect(steps[0]?.fact.zh).toContain('南');
    expect(steps[1]?.fact.zh).toContain('西北');
    // A woman of 1990 has kua 8 (艮): 天医 lies northwest, 生气 southwest (八宅明镜).
    expect(steps[2]?.fact.zh).toContain('西北');
    expect(steps[3]?.fact.zh).toContain('西南');
    expect(steps[4]?.fact.zh).toContain('东南');
  });

  it('[R556] names three rooms of a plan where the stars are, and says that there are others', () => {
    const reading = readHome(home, NOON)!;
    const room = (name: string, palace: 'S' | 'NW') => ({ name: { zh: `${name}间`, en: name }, palace });
    // As above: 5 is in the south, 2 in the northwest, 9 in the southeast.
    const rooms = [...'abcd'].map(name => room(name, 'S')).concat(room('bed', 'NW'));
    const [five, two, , , nine] = firstSteps(reading, undefined, rooms);
    expect(five?.fact.en).toMatch(/this year, with your “a”, “b”, “c” and others\.$/);
    expect(five?.fact.zh).toMatch(/你家的「a间」「b间」「c间」等在此。$/);
    expect(five?.advice?.en).toMatch(/^By tradition, building work there waits for the Start of Spring/);
    expect(two?.fact.en).toContain('your “bed”.');
    expect(nine?.fact.en).toContain('southeast this year, where your plan has no room.');
    expect(nine?.advice).toBeUndefined();
    const three = firstSteps(reading, undefined, rooms.slice(1));
    expect(three[0]?.fact).toMatchObject({
      zh: expect.stringContaining('「b间」「c间」「d间」在此'),
      en: expect.stringContaining('“b”, “c” and “d”.'),
    });
    expect(firstSteps(reading, undefined, 'junk' as never)).toEqual(firstSteps(reading));
  });

  it('[R993] names two rooms of one name once, and what to do is a sentence of its own', () => {
    const room = (zh: string, en: string) => ({ name: { zh, en }, palace: 'S' as const });
    const rooms = [room('卫生间', 'Toilet'), room('卫生间', 'Bathroom'), room('客厅', 'Living room')];
    const [five] = firstSteps(readHome(home, NOON)!, undefined, rooms);
    expect(five?.fact.zh).toContain('你家的「卫生间」「客厅」在此。');
    expect(five?.fact.en).toContain('“Toilet”, “Bathroom” and “Living room”.');
    // A name may have a colon of its own.
    const [colon] = firstSteps(readHome(home, NOON)!, undefined, [room('书房：北', 'Den: north')]);
    expect(colon?.fact.en).toContain('with your “Den: north”.');
    expect(colon?.advice?.zh).toBe('传统上先修别处，这里等立春以后再动工。');
  });

  it('[R556] addresses the chosen resident, or only the house without residents', () => {
    const two = { ...home, residents: [...home.residents, { ...home.residents[0]!, id: 'b', name: 'Chen' }] };
    expect(firstSteps(readHome(two, NOON)!, 'b')[2]?.residentId).toBe('b');
    expect(firstSteps(readHome(two, NOON)!, 'gone')[2]?.residentId).toBe('a');
    const alone = firstSteps(readHome({ residents: [] }, NOON)!);
    expect(alone.map(({ school }) => school)).toEqual(['flying-stars', 'flying-stars', 'flying-stars']);
    expect(firstSteps(undefined as never)).toEqual([]);
  });
});

describe('layout guide', () => {
  it('[R73] exists, and needs no reading', () => {
    expect(layoutGuide().every(({ personal }) => personal.length === 0)).toBe(true);
  });

  it('[R112] has five sections with title and description in both languages', () => {
    const guide = layoutGuide();
    expect(guide.map(({ title }) => title.zh)).toEqual(['客厅', '卧室', '厨房', '灯光', '色彩']);
    expect(guide.map(({ title }) => title.en)).toEqual([
      'Living room',
      'Bedroom',
      'Kitchen',
      'Lighting',
      'Colour',
    ]);
    for (const { description } of guide) {
      expect(description.zh.split('。').filter(Boolean)).toHaveLength(2);
      expect(description.en.split(/\.(?:\s|$)/).filter(Boolean)).toHaveLength(2);
      expect(`${description.zh} ${description.en}`).toMatch(/传统.+[Tt]radition/);
    }
  });

  it('a reading makes every section personal, and every line names its school', () => {
    const guide = layoutGuide(readHome(home, NOON));
    for (const { personal } of guide) expect(personal.length).toBeGreaterThan(0);
    const schools = new Set(guide.flatMap(({ personal }) => personal.map(({ school }) => school)));
    expect([...schools].sort()).toEqual(['eight-mansions', 'five-elements', 'flying-stars']);
  });

  it("advice for a resident follows that resident's directions", () => {
    const [, bedroom] = layoutGuide(readHome(home, NOON));
    const forHer = bedroom?.personal.find(({ residentId }) => residentId === 'a');
    // Kua 8 (艮) has its 天医 in the northwest: 艮六绝祸生延天五.
    expect(forHer?.text).toEqual({
      zh: '林月的天医方在西北。床头可朝此方。',
      en: 'Heavenly Doctor is northwest for 林月. The head of the bed could point there.',
    });
  });

  it.each([
    {
      what: 'no sex',
      birth: { date: { year: 1990, month: 6, day: 1 } },
      zh: '按男命',
      en: 'by the table for men',
    },
    {
      what: 'the start of spring and no time',
      birth: { date: { year: 1990, month: 2, day: 4 }, sex: 'female' as const },
      zh: '按较可能的命卦',
      en: 'by the likelier of two kua numbers',
    },
  ])('advice names its kua number when a birth with $what allows two', ({ birth, zh, en }) => {
    const doubtful = kuaOfBirth({ ...birth, zone: 'Asia/Shanghai' });
    const resident = { id: 'a', name: '林月', kua: doubtful.ok ? doubtful.value : undefined };
    const lines = layoutGuide(readHome({ residents: [resident] }, NOON)).flatMap(({ personal }) => personal);
    const forHer = lines.filter(({ residentId }) => residentId === 'a');
    expect(forHer).toHaveLength(3);
    for (const { text } of forHer) {
      expect(text.zh).toContain(`林月（`);
      expect(text.zh).toContain(zh);
      expect(text.en).toContain(`林月 (${en}`);
    }
  });

  it('advice from the stars names where they are this year', () => {
    const [livingRoom, , kitchen] = layoutGuide(readHome(home, NOON));
    // 1 in the centre in 2026: 5 flies to the south, 9 to the southeast.
    expect(kitchen?.personal[0]?.text.zh).toContain('五黄廉贞今年飞到南');
    expect(livingRoom?.personal.map(({ text }) => text.en).join(' ')).toContain(
      '9 Purple, is in the southeast',
    );
  });

  it('[R113] covers the rooms of one’s own plan, each in its section with the star of its palace', () => {
    const rooms = [
      { section: 'bedroom', name: { zh: '主卧', en: 'Main bedroom' }, palace: 'NW' },
      { section: 'kitchen', name: { zh: '厨房', en: 'Kitchen' }, palace: 'C' },
    ] as const;
    const [living, bedroom, kitchen] = layoutGuide(readHome(home, NOON), rooms);
    // 2026 has 1 in the centre, so 2 flies to the northwest (the annual stars as commonly printed).
    expect(bedroom?.personal[0]).toEqual({
      school: 'flying-stars',
      palace: 'NW',
      text: {
        zh: '平面图上的「主卧」以西北论，今年二黑巨门飞到此宫。睡在这里，宜静、宜整洁。',
        en: 'On your plan “Main bedroom” counts as northwest, with 2 Black this year. Keep the room you sleep in quiet and tidy.',
      },
    });
    expect(kitchen?.personal[0]?.text.zh).toContain('「厨房」以中');
    expect(kitchen?.personal[0]?.text.en).toContain('1 White');
    // 1 asks for nothing, least of all writing in a kitchen: its meaning is that of the term.
    expect(kitchen?.personal[0]?.text.en).toMatch(
      /with 1 White this year\. A water star: writing and getting on with people\.$/,
    );
    expect(kitchen?.personal[0]?.text.zh).toMatch(/飞到此宫。水星，主文书与人缘。$/);
    expect(living?.personal).toEqual(layoutGuide(readHome(home, NOON))[0]?.personal);
  });

  it('[R1010] each section gives the advice for its own rooms, those of one palace in one line', () => {
    const room = (section: 'living-room' | 'bedroom', zh: string, en: string, palace: 'S' | 'W' = 'S') => ({
      section,
      name: { zh, en },
      palace,
    });
    const rooms = [
      room('bedroom', '主卧', 'Main bedroom'),
      room('living-room', '客厅', 'Living room'),
      room('bedroom', '次卧', 'Second bedroom', 'W'),
    ];
    const [living, bedroom] = layoutGuide(readHome(home, NOON), rooms);
    // As above: 5 is in the south, 3 in the west.
    expect(living?.personal[0]?.text).toEqual({
      zh: '平面图上的「客厅」以南论，今年五黄廉贞飞到此宫。此处宜静，敲打动土的事缓一缓。',
      en: 'On your plan “Living room” counts as south, with 5 Yellow this year. Keep it quiet, and let building work wait.',
    });
    expect(bedroom?.personal.slice(0, 2).map(({ text }) => text.en)).toEqual([
      'On your plan “Main bedroom” counts as south, with 5 Yellow this year. Leave bed and wardrobe where they are, and let drilling wait.',
      'On your plan “Second bedroom” counts as west, with 3 Jade this year. Move out what rings, such as a wind chime.',
    ]);
    expect(bedroom?.personal[0]?.text.zh).toBe(
      '平面图上的「主卧」以南论，今年五黄廉贞飞到此宫。床与柜今年少挪动，钉墙敲打缓一缓。',
    );
    // Two bedrooms share a line.
    const beds = [room('bedroom', '主卧', 'Main bedroom'), room('bedroom', '次卧', 'Second bedroom')];
    expect(layoutGuide(readHome(home, NOON), beds)[1]?.personal[0]?.text.zh).toContain(
      '「主卧」「次卧」都以南',
    );
    expect(layoutGuide(readHome(home, NOON), beds)[1]?.personal[1]?.text.zh).not.toContain('次卧');
    // Two names in Chinese, one in English: each language counts its own.
    const guests = [room('bedroom', '客房', 'Bedroom'), room('bedroom', '次卧', 'Bedroom')];
    expect(layoutGuide(readHome(home, NOON), guests)[1]?.personal[0]?.text).toMatchObject({
      zh: expect.stringContaining('「客房」「次卧」都以南论'),
      en: expect.stringContaining('“Bedroom” counts as south, with'),
    });
    const turned = [room('bedroom', '卧室', 'Nursery'), room('bedroom', '卧室', 'Bedroom')];
    expect(layoutGuide(readHome(home, NOON), turned)[1]?.personal[0]?.text).toMatchObject({
      zh: expect.stringContaining('「卧室」以南论'),
      en: expect.stringContaining('holds “Nursery” and “Bedroom”.'),
    });
  });

  it.each([
    // 1 in the centre in 2026 (Luo Shu flight): 3 west, 5 south, 7 southwest, 4 northeast.
    ['W', 'Keep it quiet, with few things that make a noise.', '此处宜静，少放会响的东西。'],
    ['S', 'Tradition puts off rebuilding the stove this year.', '传统上今年不动工改灶。'],
    ['SW', 'See that its doors and windows close well.', '平日留意门窗是否关好。'],
    ['NE', 'A wood star: study and the arts.', '木星，主读书与文采。'],
  ] as const)(
    '[R113] a kitchen in the %s is told what any room can do, or only what the star means',
    (palace, en, zh) => {
      const rooms = [{ section: 'kitchen', name: { zh: '厨房', en: 'Kitchen' }, palace }] as const;
      const text = layoutGuide(readHome(home, NOON), rooms)[2]?.personal[0]?.text;
      expect(text?.en.endsWith(`. ${en}`)).toBe(true);
      expect(text?.zh.endsWith(`。${zh}`)).toBe(true);
    },
  );

  it('leaves out what the reading does not contain', () => {
    const guide = layoutGuide(readHome({ residents: [] }, NOON));
    const schools = guide.flatMap(({ personal }) => personal.map(({ school }) => school));
    expect(new Set(schools)).toEqual(new Set(['flying-stars']));
  });
});
