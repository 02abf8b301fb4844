import { readPlan, unwrap, writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { placeInFile, readPlanFile, writePlanFile } from './planFile';

const HOME = `<home>${['0,0,400,0', '400,0,400,300', '400,300,0,300', '0,300,0,0']
  .map(wall => wall.split(','))
  .map(([a, b, c, d]) => `<wall xStart='${a}' yStart='${b}' xEnd='${c}' yEnd='${d}'/>`)
  .join('')}</home>`;

/** A ZIP of stored entries (APPNOTE.TXT 6.3.10), each with the given size, true or not. */
function zip(files: Readonly<Record<string, string>>, shown?: number, toldPacked?: number): Uint8Array {
  const bytes: number[] = [];
  const directory: number[] = [];
  const put = (into: number[], ...fields: readonly (readonly [value: number, width: 2 | 4])[]) => {
    for (const [value, width] of fields)
      for (let i = 0; i < width; i++) into.push((value >>> (8 * i)) & 0xff);
  };
  for (const [name, text] of Object.entries(files)) {
    const at = bytes.length;
    const size = shown ?? text.length;
    const common = [
      [20, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [0, 4],
      [toldPacked ?? text.length, 4],
      [size, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    put(bytes, [0x04034b50, 4], ...common);
    bytes.push(...letters(name), ...letters(text));
    put(directory, [0x02014b50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]);
    directory.push(...letters(name));
  }
  const start = bytes.length;
  const count = Object.keys(files).length;
  bytes.push(...directory);
  put(bytes, [0x06054b50, 4], [0, 4], [count, 2], [count, 2], [directory.length, 4], [start, 4], [0, 2]);
  return Uint8Array.from(bytes);
}

const letters = (text: string): readonly number[] => [...text].map(letter => letter.charCodeAt(0));
const decode = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const read = (bytes: Uint8Array) =>
  readPlanFile({ size: bytes.length, read: async (from, to) => bytes.slice(from, to), decode });
const codeOf = async (bytes: Uint8Array) => {
  const result = await read(bytes);
  return result.ok ? 'ok' : result.error.code;
};

describe('[R395] a plan from a file', () => {
  it('is read from our own text unchanged', async () => {
    const plan = templatePlan('studio', 'en');
    expect(await read(Uint8Array.from(letters(writePlan(plan))))).toEqual({
      ok: true,
      value: { plan, notes: [] },
    });
  });

  it('[R862] holds the measured facing of its home, both ways, and leaves out what is none', async () => {
    const plan = templatePlan('studio', 'en');
    const facing = { degrees: 202.5, north: 'magnetic', method: 'compass', on: '2026-11-22' } as const;
    const text = writePlanFile(plan, facing);
    expect(await read(Uint8Array.from(letters(text)))).toEqual({
      ok: true,
      value: { plan, facing, notes: [] },
    });
    expect(writePlanFile(plan, undefined)).toBe(writePlan(plan));
    // A reader that does not know it reads the plan.
    expect(unwrap(readPlan(text))).toEqual(plan);
    for (const measured of [202, { degrees: 361, north: 'true' }, { degrees: 9, north: 'grid' }, [], null]) {
      const opened = await read(Uint8Array.from(letters(JSON.stringify({ ...plan, measured }))));
      expect(opened).toEqual({ ok: true, value: { plan, notes: [] } });
    }
  });

  it('is read from a home of Sweet Home 3D, whatever else it holds', async () => {
    const result = await read(zip({ '0': 'a picture', 'Home.xml': HOME, Home: 'java' }));
    expect(result.ok && result.value.plan.floors[0]!.rooms).toHaveLength(1);
  });

  it('[R902] with a terrace round the house, and what has no place counted in its note', async () => {
    const around = ['-99,-99', '0,-99', '0,300', '400,300', '400,-99', '499,-99', '499,499', '-99,499'];
    const points = (all: readonly string[]) =>
      all.map(each => `<point x='${each.split(',')[0]}' y='${each.split(',')[1]}'/>`).join('');
    const rooms = `<room name='Terrace'>${points(around)}</room><room name='Line'>${points(['0,0', '9,0'])}</room>`;
    const result = await read(zip({ 'Home.xml': HOME.replace('</home>', `${rooms}</home>`) }));
    const names = result.ok ? result.value.plan.floors[0]!.rooms.map(room => room.name) : [];
    expect(names).toEqual([undefined, 'Terrace']);
    expect(result.ok && result.value.notes).toEqual([{ about: 'leftOut', count: 1 }]);
  });

  it('[R257, R805] with what is not on the plan as in the file', async () => {
    const name = 'x'.repeat(80);
    const front = (x: number) =>
      `<doorOrWindow catalogId='eTeks#frontDoor' x='${x}' y='150' width='90' height='208'/>`;
    const room = `<room name='${name}'><point x='1' y='1'/><point x='399' y='1'/><point x='399' y='299'/></room>`;
    const more = `${front(0)}${front(400)}<pieceOfFurniture name='Lamp' x='9' y='9' width='9' depth='9'/>`;
    const result = await read(zip({ 'Home.xml': HOME.replace('</home>', `${room}${more}</home>`) }));
    expect(result.ok && result.value.notes).toEqual([
      { about: 'leftOut', count: 1 },
      { about: 'cutName', name },
      { about: 'frontDoors', count: 2 },
    ]);
  });

  it.each([
    ['a home of an old version, with its own error', zip({ Home: 'java' }), 'import/old-home'],
    ['another ZIP', zip({ 'words.txt': 'words' }), 'import/no-home'],
    ['a ZIP cut short', zip({ 'Home.xml': HOME }).slice(0, 60), 'import/no-home'],
    ['a home that declares more than memory', zip({ 'Home.xml': HOME }, 4_000_000_000), 'plan/too-large'],
    [
      'a home that declares more packed',
      zip({ 'Home.xml': HOME }, HOME.length, 4_000_000_000),
      'plan/too-large',
    ],
    ['a home that declares a wrong size', zip({ 'Home.xml': HOME }, HOME.length + 9), 'import/no-home'],
    ['words', Uint8Array.from(letters('words')), 'plan/unreadable'],
    ['nothing', new Uint8Array(), 'plan/unreadable'],
    ['a plan of another version', Uint8Array.from(letters('{"version":7}')), 'plan/version-unknown'],
  ])('refuses %s', async (_, bytes, code) => expect(await codeOf(bytes)).toBe(code));

  it.each([
    ['floors.1.rooms.3.ring.0.0', { kind: 'rooms', floor: 2, number: 4 }],
    ['floors.0.openings.0', { kind: 'openings', floor: 1, number: 1 }],
    ['floors.0.height', { kind: 'floor', floor: 1, number: 1 }],
    ['floors', undefined],
    ['up', undefined],
    ['', undefined],
  ])('[R938] the place %s in a file is counted as a person counts', (at, place) =>
    expect(placeInFile(at)).toEqual(place),
  );

  it('[R938] a room that crosses itself is refused with its place, and a floor of too many rooms with the limit', async () => {
    const plan = templatePlan('studio', 'en');
    const [floor] = plan.floors;
    const [first, second] = floor!.rooms;
    const of = async (rooms: readonly unknown[]) => {
      const text = JSON.stringify({ ...plan, floors: [{ ...floor, rooms }] });
      const result = await read(Uint8Array.from(letters(text)));
      return result.ok ? 'ok' : result.error;
    };
    const bow = [
      [0, 0],
      [4000, 4000],
      [4000, 0],
      [0, 4000],
    ];
    expect(await of([first, { ...second, ring: bow }])).toEqual({
      code: 'plan/ring-crosses',
      at: 'floors.0.rooms.1',
    });
    expect(await of(Array.from({ length: 41 }, () => first))).toMatchObject({ code: 'plan/too-many' });
  });

  it('ignores a large file that is not a ZIP', async () => {
    const asked: number[] = [];
    const result = await readPlanFile({
      size: 5_000_000,
      read: async (from, to) => {
        asked.push(to - from);
        return new Uint8Array(to - from);
      },
      decode,
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'plan/too-large' } });
    expect(Math.max(...asked)).toBeLessThanOrEqual(2);
  });

  it('never throws, however a home is cut or changed', async () => {
    const whole = zip({ 'Home.xml': HOME });
    for (let i = 0; i < whole.length; i += 7) {
      const spoilt = Uint8Array.from(whole);
      spoilt[i] = (spoilt[i]! + 1 + i) & 0xff;
      await expect(read(spoilt)).resolves.toBeDefined();
      await expect(read(whole.slice(0, i))).resolves.toBeDefined();
    }
  });
});
