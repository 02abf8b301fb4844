import { fly } from '@app/fengshui';
import { layoutOf } from '@app/plan';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { worksInRoom, yearAtRest, yearOnPlan } from './planYear';

const floor = templatePlan('two-bedroom', 'en').floors[0]!;
const layout = layoutOf(floor, { up: 0, facing: 180 })!;
const placeIn = (year: number, place: string, teaching?: string) =>
  yearOnPlan(floor, layout, year)!.lies.find(each => each.place === place && each.teaching === teaching)!;

describe('[R388] the year on a plan', () => {
  it('has the published places of 2026 and 2024', () => {
    // 2026 丙午: invisiblearchitecture.com and fs-acquaria.com: 太岁 in 午, 岁破 in 子, 三煞 north (337.5 to 22.5, by
    // others 322.5 to 37.5), five yellow south, two black northwest. 2024 甲辰: five yellow west.
    expect(placeIn(2026, 'tai-sui')).toMatchObject({ palace: 'S', from: 172.5, to: 187.5 });
    expect(placeIn(2026, 'sui-po')).toMatchObject({ palace: 'N', from: 352.5, to: 367.5 });
    expect(placeIn(2026, 'three-killings', 'narrow')).toMatchObject({ palace: 'N', from: 337.5, to: 382.5 });
    expect(placeIn(2026, 'three-killings', 'wide')).toMatchObject({ palace: 'N', from: 322.5, to: 397.5 });
    expect(placeIn(2026, 'five-yellow')).toMatchObject({ palace: 'S', from: 157.5, to: 202.5 });
    expect(placeIn(2026, 'two-black')).toMatchObject({ palace: 'NW', from: 292.5, to: 337.5 });
    expect(placeIn(2024, 'five-yellow')).toMatchObject({ palace: 'W' });
    expect(yearOnPlan(floor, layout, 2026)!.stars).toEqual(fly(1, 'forward'));
  });

  it('names the rooms with their share and the things in it, the wide extent at least as many as the narrow', () => {
    // The front door lies at 333.5° from the centre: within 三煞 by the wide extent only.
    expect(placeIn(2026, 'three-killings', 'narrow').things).not.toContain('o1');
    expect(placeIn(2026, 'three-killings', 'wide').things).toContain('o1');
    const narrow = placeIn(2026, 'three-killings', 'narrow').rooms;
    const wide = placeIn(2026, 'three-killings', 'wide').rooms;
    for (const { room, share } of narrow)
      expect(wide.find(each => each.room === room)!.share).toBeGreaterThanOrEqual(share);
    const names = placeIn(2026, 'five-yellow').rooms.map(({ room }) => room.kind);
    expect(names[0]).toBe('balcony');
    expect(names).toContain('living');
  });

  it('puts a five in the centre into the middle square, which has no bearing', () => {
    // 2022 壬寅: the five flies into the centre (imperialharvest.com; annual centre star 5).
    const five = placeIn(2022, 'five-yellow');
    expect(five.palace).toBe('C');
    expect(five.from).toBeUndefined();
    expect(five.rooms.map(({ room }) => room.kind)).toContain('living');
  });

  it('leaves out a room with less than a twentieth in a place, and no other', () => {
    const shares = TEMPLATE_IDS.flatMap(id => {
      const of = templatePlan(id, 'en').floors[0]!;
      const divided = layoutOf(of, { up: 0, facing: 180 })!;
      return Array.from({ length: 12 }, (_, i) => yearOnPlan(of, divided, 2020 + i)!.lies).flatMap(lies =>
        lies.flatMap(({ rooms }) => rooms.map(({ share }) => share)),
      );
    });
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.05);
    expect(Math.min(...shares)).toBeLessThan(0.055);
  });

  it('is empty outside the years of the table', () => {
    expect(yearOnPlan(floor, layout, 2026.5)).toBeUndefined();
  });
});

describe('[R389] building work in a room', () => {
  it("is checked month by month: the year's places on it, and when the month puts its five or two on it", () => {
    const months = worksInRoom(floor, layout, 'kitchen', 2026);
    expect(months.map(({ month }) => month.month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    // Horse years begin with 8 in the centre (子午卯酉八白起), so in the northeast, where the kitchen is, the month's
    // five comes when 2 is in the centre: 8, 7, 6, 5, 4, 3, 2 is the seventh month.
    const five = months.filter(({ marks }) =>
      marks.some(({ of, place }) => of === 'month' && place === 'five-yellow'),
    );
    expect(five.map(({ month }) => month.month)).toContain(7);
    // The kitchen reaches into the north by the wide extent of 三煞 all year, and is named once.
    for (const { marks } of months)
      expect(marks.filter(({ place }) => place === 'three-killings').length).toBeLessThanOrEqual(1);
  });

  it('names the narrow extent if it reaches the room, the wide one only if that alone does', () => {
    const teachings = (room: string) => [
      ...new Set(
        worksInRoom(floor, layout, room, 2026).flatMap(({ marks }) =>
          marks.filter(({ place }) => place === 'three-killings').map(({ teaching }) => teaching),
        ),
      ),
    ];
    // North in 2026: the dining room lies in it by both, the kitchen by 75° only.
    const dining = floor.rooms.find(({ kind }) => kind === 'dining')!.id;
    expect(teachings(dining)).toEqual(['narrow']);
    expect(teachings('kitchen')).toEqual(['wide']);
  });

  it('is unknown for a missing room or a year without a table', () => {
    expect(worksInRoom(floor, layout, 'gone', 2026)).toEqual([]);
    expect(worksInRoom(floor, layout, 'kitchen', 2200)).toEqual([]);
  });

  it('[R388] turns with the plan: turning both up and facing by 90° moves the rooms by a quarter', () => {
    const turned = layoutOf(floor, { up: 90, facing: 270 })!;
    const at = (quarter: typeof layout) =>
      yearOnPlan(floor, quarter, 2026)!
        .lies.find(({ place }) => place === 'tai-sui')!
        .rooms.map(({ room }) => room.id);
    expect(at(turned)).not.toEqual(at(layout));
  });
});

describe('[R1000] the room that the year asks most of', () => {
  const roomsOf = (of: typeof floor, by: typeof layout, year: number) =>
    yearAtRest(yearOnPlan(of, by, year)!)!.rooms.map(({ room, places }) => ({
      room: room.id,
      places: places.map(({ place, least, most }) => [place, least, most]),
    }));
  const named = (of: typeof floor, kind: string, name?: string) =>
    of.rooms.find(each => each.kind === kind && (!name || each.name === name))!.id;
  const near = (share: number) => expect.closeTo(share, 1) as number;

  it('has the most of itself in one place by both extents of 三煞, with the share by each and the bounds of the year', () => {
    // 2021 辛丑: 三煞 in the east (寅卯辰), where the second bathroom is: three quarters of it within 45°, all within 75°.
    expect(roomsOf(floor, layout, 2021)).toEqual([
      {
        room: named(floor, 'bathroom', 'Second bathroom'),
        places: [['three-killings', near(0.75), near(1)]],
      },
    ]);
    const { startsAt, endsAt } = yearAtRest(yearOnPlan(floor, layout, 2026)!)!;
    // 立春 2026-02-04 04:02 and 2027-02-04 09:46 in Beijing (Purple Mountain Observatory).
    const minutes = (at: number) => new Date(at).toISOString().slice(0, 16);
    expect([minutes(startsAt), minutes(endsAt)]).toEqual(['2026-02-03T20:02', '2027-02-04T01:46']);
  });

  it('[R388] is one room by each extent where they differ, each with its shares by both', () => {
    // 2025 乙巳: 三煞 in the east, five yellow in the northeast with the kitchen (invisiblearchitecture.com).
    const [narrow, wide, ...more] = roomsOf(floor, layout, 2025);
    expect(narrow).toEqual({
      room: named(floor, 'kitchen'),
      places: [
        ['five-yellow', near(1), near(1)],
        ['three-killings', 0, near(0.24)],
      ],
    });
    expect(wide).toMatchObject({ room: named(floor, 'bathroom', 'Second bathroom') });
    expect(wide!.places[0]).toEqual(['three-killings', expect.any(Number), near(1)]);
    expect(more).toEqual([]);
  });

  it('[R388] names first the place that makes it the room, though another has more of it by the other extent', () => {
    // The upper floor of the villa in 2025: a bathroom of which the five yellow has two thirds, and 三煞 a third or
    // three quarters, less than of the other room.
    const upper = templatePlan('villa', 'en').floors[1]!;
    const [narrow] = roomsOf(upper, layoutOf(upper, { up: 0, facing: 180 })!, 2025);
    expect(narrow!.places).toEqual([
      ['five-yellow', near(0.65), near(0.65)],
      ['three-killings', near(0.35), near(0.74)],
    ]);
  });

  it('is kept quiet in the two black as well, as R310 has it for building work', () => {
    // 2028 戊申: the annual star is 8, so 2 flies to the northeast, where the kitchen is.
    expect(roomsOf(floor, layout, 2028)[0]).toMatchObject({
      room: named(floor, 'kitchen'),
      places: [
        ['two-black', near(1), near(1)],
        ['sui-po', expect.any(Number), expect.any(Number)],
      ],
    });
  });

  it('is a room of the home: no balcony, and nothing on a floor without a room', () => {
    // The balcony has the greatest share in the five yellow of 2026 (above).
    const balcony = named(floor, 'balcony');
    for (let year = 2020; year < 2032; year++)
      for (let up = 0; up < 360; up += 45) {
        const rooms = roomsOf(floor, layoutOf(floor, { up, facing: 180 })!, year);
        expect(rooms.map(({ room }) => room)).not.toContain(balcony);
      }
    const outside = yearOnPlan(floor, layout, 2026)!;
    const lies = outside.lies.map(each => ({
      ...each,
      rooms: each.rooms.filter(({ room }) => room.id === balcony),
    }));
    expect(yearAtRest({ ...outside, lies })).toBeUndefined();
  });
});
