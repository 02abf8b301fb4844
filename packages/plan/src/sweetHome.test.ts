import { describe, expect, it } from 'vitest';
import { planOfSweetHome } from './import';
import { checkPlan, roomAreas } from './index';
import { LIMITS } from './model';
import { PLAN_LANGUAGES, planWords } from './words';
import { tagsOf } from './xml';

/** As written by Sweet Home 3D 7 (its DTD, SweetHome3D.dtd, in the program's sources): centimetres, radians. */
const HOME = `<?xml version='1.0'?>
<home version='7000' name='flat.sh3d' camera='topCamera' wallHeight='250.0'>
  <property name='com.eteks.sweethome3d.SweetHome3D.PlanScale' value='0.2'/>
  <furnitureVisibleProperty name='NAME'/>
  <environment groundColor='00A8A8A8' skyColor='00CCE4FC'><texture name='x' width='1' height='1'/></environment>
  <compass x='-100.0' y='50.0' diameter='100.0' northDirection='0.5235988' longitude='2.09' latitude='0.52' timeZone='Asia/Shanghai'/>
  <doorOrWindow id='d1' catalogId='eTeks#frontDoor' name='Front door' x='0.0' y='150.0' angle='4.712389' width='90.0' depth='12.0' height='208.0'><sash xAxis='0'/></doorOrWindow>
  <doorOrWindow id='d2' catalogId='eTeks#door' name='Door' x='400.0' y='200.0' angle='1.5707964' width='80.0' depth='12.0' height='208.0'/>
  <doorOrWindow id='w1' catalogId='eTeks#window85x123' name='Window' elevation='90.0' x='600.0' y='300.0' width='150.0' depth='12.0' height='120.0'/>
  <doorOrWindow id='w2' catalogId='eTeks#window85x123' name='Window far off' elevation='90.0' x='2600.0' y='300.0' width='150.0' depth='12.0' height='120.0'/>
  <pieceOfFurniture id='f1' catalogId='eTeks#bed140x190' name='Bed' x='650.0' y='110.0' width='158.0' depth='208.0' height='71.0'/>
  <pieceOfFurniture id='f2' catalogId='eTeks#sofa' name='Sofa' angle='1.5707964' x='100.0' y='240.0' width='190.0' depth='90.0' height='80.0'/>
  <pieceOfFurniture id='f3' catalogId='x#lamp' name='Lamp' x='10.0' y='10.0' width='10.0' depth='10.0' height='10.0'/>
  <wall id='1' xStart='0.0' yStart='0.0' xEnd='800.0' yEnd='0.0' height='250.0' thickness='20.0'/>
  <wall id='2' xStart='800.0' yStart='0.0' xEnd='800.0' yEnd='300.0' height='250.0' thickness='20.0'/>
  <wall id='3' xStart='800.0' yStart='300.0' xEnd='0.0' yEnd='300.0' height='250.0' thickness='20.0'/>
  <wall id='4' xStart='0.0' yStart='300.0' xEnd='0.0' yEnd='0.0' height='250.0' thickness='20.0'/>
  <wall id='5' xStart='400.0' yStart='0.0' xEnd='400.0' yEnd='300.0' height='250.0' thickness='10.0'/>
  <room id='r1' name='Living &amp; dining'><point x='10' y='10'/><point x='395' y='10'/><point x='395' y='290'/><point x='10' y='290'/></room>
  <room id='r2' name='卧室'><point x='405' y='10'/><point x='790' y='10'/><point x='790' y='290'/><point x='405' y='290'/></room>
</home>`;

const read = (xml: string) => {
  const result = planOfSweetHome(xml);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const codeOf = (xml: string) => {
  const result = planOfSweetHome(xml);
  return result.ok ? 'ok' : result.error.code;
};

describe('[R395] a home of Sweet Home 3D', () => {
  it('has the rooms between its walls, with its own room names, on centre lines', () => {
    const { plan, leftOut } = read(HOME);
    const [floor] = plan.floors;
    expect(floor!.rooms.map(({ name, kind }) => [name, kind]).sort()).toEqual([
      ['Living & dining', 'dining'],
      ['卧室', 'bedroom'],
    ]);
    expect(floor!.rooms.map(room => roomAreas(floor!, room).centreLines / 1e6)).toEqual([12, 12]);
    expect(checkPlan(plan)).toEqual([]);
    expect(floor!.height).toBe(2500);
    // The distant window has no wall, and plans have no lamps.
    expect(leftOut).toBe(2);
  });

  const square = (x: number, y: number, side: number) =>
    [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
    ] as const;
  const wallsAround = (x: number, y: number, side: number) =>
    square(x, y, side)
      .map(([ax, ay], i, all) => {
        const [bx, by] = all[(i + 1) % 4]!;
        return `<wall xStart='${ax}' yStart='${ay}' xEnd='${bx}' yEnd='${by}' thickness='20'/>`;
      })
      .join('');
  const drawnRoom = (name: string, x: number, y: number, side: number) =>
    `<room name='${name}'>${square(x, y, side)
      .map(([px, py]) => `<point x='${px}' y='${py}'/>`)
      .join('')}</room>`;

  it('[R922] has its rooms without walls too, and counts a second room between the same walls', () => {
    const { plan, leftOut } = read(
      `<home>${wallsAround(0, 0, 600)}${drawnRoom('Living', 10, 10, 280)}${drawnRoom('Kitchen', 310, 10, 280)}${drawnRoom('Terrace', 700, 0, 300)}</home>`,
    );
    expect(plan.floors[0]!.rooms.map(({ name }) => name)).toEqual(['Living', 'Terrace']);
    expect(leftOut).toBe(1);
  });

  const drawn = (name: string, ...points: readonly (readonly [number, number])[]) =>
    `<room name='${name}'>${points.map(([x, y]) => `<point x='${x}' y='${y}'/>`).join('')}</room>`;
  /** Round three sides of a house of 6 m, its centroid inside the house. */
  const terrace = drawn(
    'Terrace',
    [-200, -200],
    [0, -200],
    [0, 600],
    [600, 600],
    [600, -200],
    [800, -200],
    [800, 800],
    [-200, 800],
  );

  it.each([
    ['before', `${terrace}${drawnRoom('Living', 10, 10, 580)}`],
    ['after', `${drawnRoom('Living', 10, 10, 580)}${terrace}`],
  ])('[R902] has a terrace round the house beside the rooms in it, drawn %s them', (_, rooms) => {
    const { plan, leftOut } = read(`<home>${wallsAround(0, 0, 600)}${rooms}</home>`);
    expect(plan.floors[0]!.rooms.map(({ name }) => name)).toEqual(['Living', 'Terrace']);
    expect(leftOut).toBe(0);
  });

  it('[R902] does not lend the name of a terrace round it to a room without one', () => {
    const { plan } = read(`<home>${wallsAround(0, 0, 600)}${terrace}</home>`);
    expect(plan.floors[0]!.rooms.map(({ name }) => name)).toEqual([undefined, 'Terrace']);
  });

  it.each([
    ['', drawnRoom('Ground floor', -300, -300, 1200)],
    [', the other way round', drawn('Ground floor', [-300, -300], [-300, 900], [900, 900], [900, -300])],
    [', as the first', drawn('Ground floor', [-300, -300], [900, -300], [900, 900], [-300, 900])],
  ])(
    '[R902] takes the name of the room that fits before that of one drawn round it%s, which is counted',
    (_, whole) => {
      const { plan, leftOut } = read(
        `<home>${wallsAround(0, 0, 600)}${whole}${drawnRoom('Living', 10, 10, 580)}</home>`,
      );
      expect(plan.floors[0]!.rooms.map(({ name }) => name)).toEqual(['Living']);
      expect(leftOut).toBe(1);
    },
  );

  it.each([
    ['a room of two points', drawn('Line', [900, 0], [990, 0])],
    ['a room of no point', "<room name='Nothing'/>"],
    ['a room on a hidden level', "<room level='cellar' name='Cellar'/>"],
    ['a piece on a level without walls', "<pieceOfFurniture level='roof' name='Bed' x='1' y='1'/>"],
  ])('[R902] %s is counted', (_, more) => {
    const levels = "<level id='cellar' elevation='-250' viewable='false'/><level id='g' elevation='0'/>";
    const flat = `${wallsAround(0, 0, 600)}${drawnRoom('Living', 10, 10, 580)}`;
    expect(read(`<home>${flat}</home>`).leftOut).toBe(0);
    const onLevel = (xml: string) => xml.replace(/<(wall|room)(?! level)/g, "<$1 level='g'");
    expect(read(`<home>${levels}${onLevel(flat + more)}</home>`).leftOut).toBe(1);
  });

  it('[R922] with more rooms on a floor than a plan holds is refused, not cut', () => {
    const grid = (count: number) =>
      Array.from({ length: count }, (_, i) => wallsAround((i % 8) * 400, Math.floor(i / 8) * 400, 300)).join(
        '',
      );
    expect(codeOf(`<home>${grid(LIMITS.rooms)}</home>`)).toBe('ok');
    expect(codeOf(`<home>${grid(LIMITS.rooms + 1)}</home>`)).toBe('import/too-large');
  });

  it('[R395] of many levels and many other tags is refused at once', () => {
    // A look at every tag for each level would take a minute.
    const levels = Array.from({ length: 40_000 }, (_, i) => `<level id='l${i}' elevation='0'/>`).join('');
    const others = '<light/>'.repeat(59_000);
    const walls = Array.from(
      { length: 5 },
      (_, i) => `<wall level='l${i}' xStart='0' yStart='0' xEnd='9' yEnd='0'/>`,
    );
    expect(codeOf(`<home>${levels}${others}${walls.join('')}</home>`)).toBe('import/too-large');
  });

  it('[R851] is read as well where it is drawn far from the origin of its sheet', () => {
    const far = HOME.replaceAll(
      / (x|xStart|xEnd)='(-?[\d.]+)'/g,
      (_, key, at) => ` ${key}='${Number(at) + 11_500}'`,
    ).replaceAll(/ (y|yStart|yEnd)='(-?[\d.]+)'/g, (_, key, at) => ` ${key}='${Number(at) - 30_000}'`);
    const [here, there] = [read(HOME), read(far)];
    expect(there.plan).toEqual(here.plan);
    expect(there.leftOut).toBe(here.leftOut);
  });

  // Elements by the version that introduced them: HomeXMLExporter and SweetHome3D.dtd in the program's sources.
  it.each([
    ['5300', ''],
    [
      '5700',
      "<polyline id='p' thickness='1' capStyle='BUTT'><point x='0' y='0'/><point x='9' y='9'/></polyline>",
    ],
    [
      '6000',
      "<label text='Bath'><textStyle fontSize='18'/></label><baseboard attribute='leftSideBaseboard' thickness='1' height='7'/>",
    ],
    [
      '6600',
      "<print paperWidth='21' paperHeight='29.7'><printedLevel level='x'/></print><transformation name='sweethome3d_opening_on_hinge_1' matrix='1 0 0 0 0 1 0 0 0 0 1 0'/>",
    ],
    [
      '7300',
      "<shelfUnit id='s' x='50' y='20' width='80' depth='30' height='180'><shelf elevation='20'/></shelfUnit><camera attribute='storedCamera' lens='PINHOLE' x='1' y='1' z='1'/>",
    ],
    ['99000', "<somethingNew size='3'><part/></somethingNew>"],
  ])('[R395] reads the same plan from a file of version %s', (version, more) => {
    const other = HOME.replace("version='7000'", `version='${version}'`).replace('</home>', `${more}</home>`);
    expect(other).not.toBe(HOME);
    expect(read(other).plan).toEqual(read(HOME).plan);
  });

  it('takes a door out of a group of furniture', () => {
    const door = HOME.match(/ {2}<doorOrWindow id='d2'[^>]*\/>\n/)?.[0] ?? '';
    const grouped = HOME.replace(
      door,
      `<furnitureGroup name='Doors' x='400' y='200'>${door}</furnitureGroup>`,
    );
    expect(grouped).not.toBe(HOME);
    expect(read(grouped).plan).toEqual(read(HOME).plan);
  });

  it('has its doors and windows on their walls, with their widths and heights', () => {
    const openings = read(HOME).plan.floors[0]!.openings;
    expect(openings.map(({ kind }) => kind)).toEqual(['main-door', 'door', 'window']);
    const [front, , window] = openings;
    expect([front!.from, front!.to].map(String).sort()).toEqual(['0,1050', '0,1950']);
    expect([window!.sill, window!.head]).toEqual([900, 2100]);
  });

  describe('[R805] one of several front doors is the plan’s, the others are plain doors', () => {
    const door = (id: string, at: string, width: number) =>
      `<doorOrWindow id='${id}' catalogId='eTeks#frontDoor' name='Front door' ${at} width='${width}' depth='12.0' height='208.0'/>`;
    /** The wall between the two rooms, the western and the eastern one. */
    const [between, west, east] = ["x='400' y='80'", "x='0' y='50'", "x='800' y='150'"];
    const fronts = (...doors: readonly string[]) => {
      const { plan, frontDoors } = read(HOME.replace(/ {2}<doorOrWindow id='d1'.*\n.*\n/, doors.join('')));
      expect(checkPlan(plan)).toEqual([]);
      const doorsOf = plan.floors[0]!.openings.filter(({ kind }) => kind.endsWith('door'));
      return { frontDoors, kinds: doorsOf.map(({ kind }) => kind) };
    };
    it.each([
      ['that leads out, though a door inside is the first', [between, west], [90, 80], ['door', 'main-door']],
      ['that is the widest', [west, east], [80, 90], ['door', 'main-door']],
      ['that is the first of equals', [west, east], [90, 90], ['main-door', 'door']],
      ['that leads nowhere but is the only one', [between], [90], ['main-door']],
    ] as const)('the one %s', (_, places, widths, kinds) => {
      const doors = places.map((at, i) => door(`f${i}`, at, widths[i]!));
      expect(fronts(...doors)).toEqual({ frontDoors: doors.length, kinds });
    });
  });

  it('has the furniture a plan supports, and front and north if the file has them', () => {
    const { plan } = read(HOME);
    const [bed, sofa] = plan.floors[0]!.items;
    // Without a turn its head is at the top, its foot at the bottom.
    expect(bed).toMatchObject({ kind: 'double-bed', at: [6500, 1100], turn: 180, size: [1580, 2080] });
    expect(sofa).toMatchObject({ kind: 'sofa', turn: 270 });
    // North is 30° to the right of the drawing's up, so up is 30° to the left of north.
    expect(plan.up).toBeCloseTo(330, 4);
  });

  // The catalogue that comes with Sweet Home 3D 7.5 (DefaultFurnitureCatalog.properties): ids, names, width and depth.
  it.each([
    ['bed', 'Bed', 144.6, 193.1, 'double-bed'],
    ['bed140x190', 'Bed 140x190', 158, 208, 'double-bed'],
    ['bed90x190', 'Bed 90x190', 108, 208, 'single-bed'],
    ['bedsideTable', 'Bedside table', 38, 38, undefined],
    ['bunkBed90x190', 'Bunk bed', 115, 208, 'single-bed'],
    ['loftBed140x190', 'Loft bed 140x190', 165, 208, 'double-bed'],
    ['crib', 'Crib', 67, 125, undefined],
    ['wardrobe', 'Wardrobe', 100, 54, 'wardrobe'],
    ['bath', 'Bath', 163, 73, 'bathtub'],
    ['fittedBath', 'Fitted bath', 178, 77, 'bathtub'],
    ['shower', 'Shower', 79, 79, 'shower'],
    ['toiletUnit', 'Toilet unit', 40, 80, 'toilet'],
    ['washbasinWithCabinet', 'Washbasin with cabinet', 62, 57, 'basin'],
    ['cooker', 'Cooker', 60, 62, 'stove'],
    ['sink', 'Sink', 120, 64, 'sink'],
    ['fridgeFreezer', 'Fridge & Freezer', 60, 66, 'fridge'],
    ['hood', 'Hood', 60, 52.6, undefined],
    ['dishwasher', 'Dishwasher', 60, 65, undefined],
    ['coffeeTable', 'Coffee table', 125, 46, undefined],
    ['roundTable', 'Round table', 126, 126, 'dining-table'],
    ['table', 'Table', 150, 75, 'dining-table'],
    ['desk', 'Desk', 140, 67.8, 'desk'],
    ['sofa', 'Sofa', 147, 87, 'sofa'],
    ['cornerSofa', 'Corner sofa', 233, 168, 'sofa'],
    ['armchair', 'Armchair', 87, 92, undefined],
    ['bookcase', 'Bookcase', 100, 40, 'shelf'],
    ['plant', 'Plant', 58, 50, 'plant'],
    ['staircase', 'Staircase', 72, 222, undefined],
    // Of people's own catalogues.
    ['x', '床头柜', 45, 40, undefined],
    ['x', '茶几', 120, 60, undefined],
    ['x', 'Toilet brush', 10, 10, undefined],
    ['x', 'Table lamp', 30, 30, undefined],
  ] as const)('[R395] recognises %s (%s), or counts what no plan has', (id, name, w, d, kind) => {
    const piece = (tag: string) =>
      `<${tag} catalogId='eTeks#${id}' name='${name.replace('&', '&amp;')}' x='200' y='150' width='${w}' depth='${d}'/>`;
    const bare = HOME.replace(/ {2}<pieceOfFurniture.*\n/g, '');
    for (const tag of ['pieceOfFurniture', 'shelfUnit']) {
      const { plan, leftOut } = read(bare.replace('</home>', `${piece(tag)}</home>`));
      expect(plan.floors[0]!.items.map(item => item.kind)).toEqual(kind ? [kind] : []);
      expect(leftOut).toBe(read(bare).leftOut + (kind ? 0 : 1));
    }
  });

  it('takes rooms unchanged where there are no walls, and floors by their height', () => {
    const room = (level: string, x: number) =>
      `<room level='${level}'><point x='${x}' y='0'/><point x='${x + 300}' y='0'/><point x='${x + 300}' y='300'/><point x='${x}' y='300'/></room>`;
    const { plan } = read(
      `<home><level id='b' elevation='280' height='260'/><level id='a' elevation='0' height='270'/>${room('a', 0)}${room('b', 50)}</home>`,
    );
    expect(plan.floors.map(({ height, rooms }) => [height, rooms[0]!.ring[0]![0]])).toEqual([
      [2700, 0],
      [2600, 500],
    ]);
    expect(plan.dwelling).toBe('house');
  });

  it('[R398] a round wall is followed in chords, bulging as the program draws it', () => {
    // Wall.java, getArcCircleCenter: a half circle about (400, 150), to the right of a wall that runs down.
    const round = (extent: string) =>
      HOME.replace("<wall id='2'", `<wall id='2' arcExtent='${extent}'`).replace(/<room.*<\/room>/g, '');
    const area = (xml: string) => {
      const [floor] = read(xml).plan.floors;
      return floor!.rooms.reduce((sum, room) => sum + roomAreas(floor!, room).centreLines / 1e6, 0);
    };
    // Twelve chords of a half circle of 1.5 m: 12 · ½ · 1.5² · sin 15° = 3.494 m², out of the home or into it.
    expect(area(round('3.1415927'))).toBeCloseTo(24 + 3.494, 1);
    expect(area(round('-3.1415927'))).toBeCloseTo(24 - 3.494, 1);
    // Six of a quarter circle of 2.121 m, less its triangle: ½ · 4.5 · (6 · sin 15° − 1) = 1.244 m².
    expect(area(round('1.5707964'))).toBeCloseTo(24 + 1.244, 1);
  });

  it('[R398] a wall drawn up to the face of another continues to its centre line', () => {
    const short = HOME.replace(
      "yStart='0.0' xEnd='400.0' yEnd='300.0'",
      "yStart='10.0' xEnd='400.0' yEnd='289.0'",
    );
    expect(short).not.toBe(HOME);
    const [floor] = read(short).plan.floors;
    expect(floor!.rooms.map(room => roomAreas(floor!, room).centreLines / 1e6)).toEqual([12, 12]);
    // Farther away it is a partition that leaves the room open.
    const open = HOME.replace(
      "yStart='0.0' xEnd='400.0' yEnd='300.0'",
      "yStart='40.0' xEnd='400.0' yEnd='300.0'",
    );
    expect(read(open).plan.floors[0]!.rooms).toHaveLength(1);
  });

  it('[R398] an empty level is not a floor; frames are gaps, windows down to the floor glass doors, a door at a corner moves over', () => {
    const level = (id: string, up: number) =>
      `<level id='${id}' name='${id}' elevation='${up}' floorThickness='12' height='250'/>`;
    const piece = (id: string, catalogue: string, rest: string) =>
      `<doorOrWindow id='${id}' level='g' catalogId='eTeks#${catalogue}' name='Something' depth='12' ${rest}/>`;
    const xml = HOME.replace(/<(wall|room|doorOrWindow|pieceOfFurniture) /g, "<$1 level='g' ").replace(
      '<compass',
      `${level('roof', 900)}${level('attic', 600)}${level('first', 262)}${level('g', 0)}${piece('a', 'doorFrame', "x='400' y='60' width='80' height='208'")}${piece('b', 'sliderWindow126x200', "x='200' y='300' width='126' height='200' elevation='2'")}<furnitureGroup id='fg' level='g' name='Group' x='0' y='0' width='1' depth='1' height='1'><pieceOfFurniture id='q' level='g' catalogId='my#hatch' doorOrWindow='true' name='Hatch' x='640' y='0' elevation='95' width='60' depth='10' height='60'/></furnitureGroup>${piece('c', 'door', "x='43' y='0' width='80' height='205'")}<compass`,
    );
    const { plan } = read(xml);
    expect(plan.floors).toHaveLength(1);
    const kinds = plan.floors[0]!.openings.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['door', 'door', 'gap', 'glass-door', 'main-door', 'window', 'window']);
    const moved = plan.floors[0]!.openings.find(({ kind, from }) => kind === 'door' && from[1] === 0)!;
    expect([moved.from, moved.to].map(String).toSorted()).toEqual(['50,0', '850,0']);
  });

  it.each([
    ['not XML', 'PK\u0003\u0004', 'import/no-home'],
    ['nothing', '', 'import/no-home'],
    ['another file', '<svg></svg>', 'import/no-home'],
    ['cut short', HOME.slice(0, 900), 'import/no-home'],
    ['a document type with entities', `<!DOCTYPE home [<!ENTITY a "aaaa">]>${HOME}`, 'import/no-home'],
    ['no rooms', '<home></home>', 'import/no-rooms'],
    ['invalid numbers', HOME.replace(/='[\d.]+'/g, "='1e999'"), 'import/no-rooms'],
    ['only overlapping rooms', "<home><room><point x='0' y='0'/></room></home>", 'import/no-rooms'],
    ['too many walls', `<home>${'<wall/>'.repeat(401)}</home>`, 'import/too-large'],
    [
      'too many floors',
      `<home>${['a', 'b', 'c', 'd'].map(id => `<level id='${id}'/><wall level='${id}'/>`).join('')}</home>`,
      'import/too-large',
    ],
    ['a text that is too long', ' '.repeat(20_000_001), 'import/too-large'],
  ])('refuses %s', (_, xml, code) => expect(codeOf(xml)).toBe(code));

  it('is read in linear time, whatever it contains', () => {
    const hostile = [
      `<home>${'<a '.repeat(60_000)}`,
      `<home ${'a'.repeat(3_000_000)}`,
      `<home>${'<!--'.repeat(500_000)}`,
      `<home x="${'&#'.repeat(1_000_000)}"/>`,
      `<home>${'<b>'.repeat(100_001)}`,
    ];
    // A walk with backtracking would take hours for these.
    for (const xml of hostile) expect(codeOf(xml)).toMatch(/^import\//);
  }, 5000);

  it('never throws, however the file is cut or changed', () => {
    for (let i = 0; i < 400; i++) {
      const at = (i * 7919) % HOME.length;
      const spoilt = HOME.slice(0, at) + String.fromCharCode(33 + (i % 90)) + HOME.slice(at + (i % 40));
      expect(() => planOfSweetHome(spoilt)).not.toThrow();
    }
  });
});

// The program comes from France; French and German names are the most frequent after English ones.
it.each([
  ['Salle de bain', 'bathroom'],
  ['Badezimmer', 'bathroom'],
  ['Salle à manger', 'dining'],
  ['Esszimmer', 'dining'],
  ['Couloir', 'corridor'],
  ['Flur', 'corridor'],
  ['Entrée', 'hall'],
  ['Diele', 'hall'],
  ['Escalier', 'stairs'],
  ['Treppe', 'stairs'],
  ['Balkon', 'balcony'],
  ['Terrasse', 'terrace'],
  ['Chambre enfant', 'bedroom'],
  // Compounds of German words end in the word of the kind.
  ['Gästetoilette', 'bathroom'],
  ['Wohnküche', 'kitchen'],
  ['Elternschlafzimmer', 'bedroom'],
  ['Hausflur', 'corridor'],
  ['Eingangshalle', 'hall'],
  ['Courtyard', 'courtyard'],
  ['庭院', 'courtyard'],
  ['Studio', 'studio'],
  ['Studio bathroom', 'bathroom'],
  ['Lift', 'lift'],
  ['电梯', 'lift'],
  ['Lobby', 'lobby'],
  ['Lift lobby', 'lobby'],
  ['主卧WC', 'bathroom'],
  ['Entre\u0301e', 'hall'],
  // A word of a kind within another word is not that word.
  ['Shallow pool', 'other'],
  ['Marshall room', 'other'],
  ['Embedded lab', 'other'],
])('[R395] a room called %s is a %s', (name, kind) => {
  const { plan } = read(HOME.replace('卧室', name));
  expect(plan.floors[0]!.rooms.find(room => room.name === name)?.kind).toBe(kind);
});

it.each(PLAN_LANGUAGES)('[R395] a room with the name of a kind in %s is of that kind', language => {
  for (const [kind, name] of Object.entries(planWords(language).rooms)) {
    const { plan } = read(HOME.replace('卧室', name));
    expect([name, plan.floors[0]!.rooms.find(room => room.name === name)?.kind]).toEqual([name, kind]);
  }
});

describe('[R395] start tags of a file', () => {
  it('are read with their attributes and depth; comments and text are skipped', () => {
    expect(tagsOf('<a><!-- <b/> -->text<c d="1 &lt; 2 &#x4e00;"/></a>', 9)).toEqual([
      { name: 'a', attributes: {}, depth: 0 },
      { name: 'c', attributes: { d: '1 < 2 一' }, depth: 1 },
    ]);
    expect(tagsOf('<a __proto__="x"/>', 9)![0]!.attributes['toString']).toBeUndefined();
    expect(tagsOf('</a>', 9)).toBeUndefined();
    expect(tagsOf('<a/><b/>', 1)).toBeUndefined();
  });
});

describe('[R257] losses in the import from Sweet Home 3D are reported', () => {
  it.each([
    { name: 'x'.repeat(60), stored: 'x'.repeat(60), shown: false },
    { name: 'x'.repeat(61), stored: 'x'.repeat(60), shown: true },
    { name: `${'x'.repeat(59)}\u{1F6CF}\u{1F6CF}`, stored: 'x'.repeat(59), shown: true },
  ])('a name of $name.length characters', ({ name, stored, shown }) => {
    const { plan, cut } = read(HOME.replace('Living &amp; dining', name));
    expect(plan.floors[0]!.rooms.map(room => room.name)).toContain(stored);
    expect(cut).toEqual(shown ? [name] : []);
  });

  it('a room around another, which a plan cannot hold, is counted', () => {
    const lines = [
      [300, 100, 500, 100],
      [500, 100, 500, 200],
      [500, 200, 300, 200],
      [300, 200, 300, 100],
    ];
    const island = lines
      .map(([a, b, c, d]) => `<wall xStart='${a}' yStart='${b}' xEnd='${c}' yEnd='${d}' thickness='10'/>`)
      .join('');
    const without = HOME.replace(/<wall id='5'[^>]{0,200}>/, '').replace(
      /<doorOrWindow id='(d2|w2)'[^>]{0,200}>/g,
      '',
    );
    // The lamp, and one of two rooms drawn between the same walls.
    expect(read(without).leftOut).toBe(2);
    const { plan, leftOut } = read(without.replace('</home>', `${island}</home>`));
    expect(plan.floors[0]!.rooms).toHaveLength(1);
    expect(leftOut).toBeGreaterThan(2);
  });

  it('a room with too many corners is left out and counted, not drawn in another shape', () => {
    const corners = (count: number) =>
      Array.from({ length: count }, (_, i) => {
        const angle = (2 * Math.PI * i) / count;
        return `<point x='${(2000 * Math.cos(angle)).toFixed(1)}' y='${(2000 * Math.sin(angle)).toFixed(1)}'/>`;
      }).join('');
    const square = `<room name='Tea'><point x='3000' y='0'/><point x='3400' y='0'/><point x='3400' y='400'/><point x='3000' y='400'/></room>`;
    const home = (count: number) => `<home>${square}<room name='Round'>${corners(count)}</room></home>`;
    expect(read(home(LIMITS.points)).leftOut).toBe(0);
    const { plan, leftOut } = read(home(LIMITS.points + 1));
    expect(leftOut).toBe(1);
    expect(plan.floors[0]!.rooms.map(({ name }) => name)).toEqual(['Tea']);
  });
});
