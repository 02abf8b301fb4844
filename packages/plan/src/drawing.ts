import { frozen } from '@app/kernel';
import { directionOf } from './bearings';
import { derive, type Edge, isEdge, jambs } from './derive';
import { dimensionsOf, scaleBar } from './dimensions';
import { itemCorners } from './items';
import {
  countsAsHome,
  type Floor,
  type Item,
  isOpenAir,
  type Opening,
  type Plan,
  type Point,
  type Ring,
  type Room,
} from './model';
import { moveWall, sidesOf } from './operations/walls';
import { type Box, boxOf, chords, distance, innerPoint, signedArea } from './ring';
import { LEADING, roomLabel } from './roomLabel';
import { into } from './sight';
import { GRID } from './snap';
import { isFloor, isOpening, isPlan, noFloor } from './sound';
import { wallsOf } from './walls';

export { type Cut, cutBeside, cutThrough } from './cut';
export {
  type Dimensions,
  dimensionsOf,
  type Length,
  outerSize,
  type ScaleBar,
  scaleBar,
  squareAbout,
} from './dimensions';
export { dragged, type Grip, nextPoint, type PlacedPoint, waysAlong } from './drag';
export {
  type OffCorner,
  type OffWalls,
  offCorner,
  offWalls,
  RANGES,
  resizeItem,
  type SheetSide,
  type SideWall,
  setFloorHeight,
  setOffCorner,
  setOffWall,
  sideWall,
  stepThing,
  styleSide,
} from './lengths';
export {
  mountainLines,
  onRing,
  type PalaceLines,
  palaceLines,
  ringPath,
  ringRadius,
} from './palaceLines';
export {
  catchRadius,
  movedPaper,
  type Paper,
  type PaperOnScreen,
  pinchOf,
  type Sheet,
  type StepKeys,
  sheetOf,
  stepped,
  WHOLE,
} from './paper';
export { LEADING, type Letters, lineWidth, type RoomLabel, roomLabel } from './roomLabel';
export { changedWithin, movedThing, standingIn, type ThingSettings, turnedThing } from './standing';
export { leftThings, movedThings, strayThings, withThings } from './things';

/** A floor as lines: every text is the `d` of an SVG path, in millimetres. One drawing serves desk, thumbnail and file. */
export interface FloorDrawing {
  /** Around all walls and rooms. */
  readonly box: Box;
  /** Filled. */
  readonly walls: string;
  readonly railings: string;
  /** In the order of the floor's rooms. */
  readonly rooms: readonly DrawnRoom[];
  readonly openings: readonly DrawnOpening[];
  readonly items: readonly DrawnItem[];
  /** R1047: where stairs begin, and an arrow on from there: for a floor with another one above. */
  readonly stairs: string;
  /** Areas taken by things on the floor or by swinging doors, which words avoid; the same objects while unchanged. */
  readonly taken: readonly Box[];
}

/** The same object as before, like the other parts of a drawing, while its content is unchanged. */
interface DrawnRoom {
  readonly id: string;
  readonly area: string;
  readonly label: Point;
  /** Boards of a floor open to the sky, or treads of stairs; missing in other rooms. */
  readonly boards?: string;
  /** Tiles of a wet room; absent in others. */
  readonly tiles?: string;
}

interface DrawnOpening {
  readonly id: string;
  readonly kind: Opening['kind'];
  readonly lines: string;
  /** The leaf of a hinged door in its true thickness, to be filled. */
  readonly leaf?: string;
  readonly taken?: Box;
}

interface DrawnItem {
  readonly id: string;
  readonly lines: string;
  readonly taken: Box;
}

const known = new WeakMap<Floor, FloorDrawing>();

/**
 * A floor as SVG paths, in millimetres.
 *
 * @example
 * drawFloor(templatePlan('studio', 'en').floors[0]!).rooms.length; // 4
 */
export function drawFloor(floor: Floor): FloorDrawing {
  if (!isFloor(floor)) return drawFloor(noFloor());
  const found = known.get(floor);
  if (found) return found;
  const { pieces, joints } = wallsOf(floor);
  const solid = pieces.filter(({ opening, edge }) => !opening && edge.kind !== 'railing');
  const rails = pieces.filter(({ opening, edge }) => !opening && edge.kind === 'railing');
  const { edgeOf } = derive(floor);
  const reach = pieces.flatMap(piece => piece.ring).concat(floor.rooms.flatMap(room => room.ring));
  const openings = floor.openings.flatMap(opening => {
    const edge = edgeOf.get(opening.id);
    return edge ? [drawOpenings(edge).get(opening)!] : [];
  });
  const items = floor.items.map(drawItem);
  const drawing: FloorDrawing = {
    box: reach.length > 0 ? boxOf(reach) : { left: 0, top: 0, right: 6000, bottom: 6000 },
    walls: [...solid.map(piece => piece.ring), ...joints].map(solidPath).join(''),
    railings: rails.map(piece => solidPath(piece.ring)).join(''),
    rooms: floor.rooms.map(drawRoom),
    openings,
    items,
    stairs: floor.rooms.map(room => stairsUp(room, floor)).join(''),
    taken: [...items, ...openings].flatMap(({ taken }) => taken ?? []),
  };
  known.set(floor, drawing);
  return drawing;
}

/**
 * R602: prepares what all steps of a drag of this room share: checks the other rooms against each other, finds and
 * draws their walls. True if any of its sides can be moved.
 *
 * @example
 * readyToDrag(templatePlan('studio', 'en').floors[0]!, 'main'); // true
 */
export function readyToDrag(floor: Floor, id: string): boolean {
  const ring = isFloor(floor) ? (floor.rooms.find(room => room.id === id)?.ring ?? []) : [];
  return sidesOf(ring).some((_, side) => {
    const step = moveWall(floor, id, side, GRID);
    if (step.ok) drawFloor(step.value);
    return step.ok;
  });
}

/** Draws only new parts: rooms, walls and things are immutable. */
function onceFor<In extends object, Out>(draw: (one: In) => Out): (one: In) => Out {
  const drawn = new WeakMap<In, Out>();
  return one => {
    if (!drawn.has(one)) drawn.set(one, draw(one));
    return drawn.get(one)!;
  };
}

const drawRoom = /* @__PURE__ */ onceFor(
  (room: Room): DrawnRoom => ({
    id: room.id,
    area: path(room.ring),
    label: innerPoint(room.ring),
    ...(isOpenAir(room) && { boards: ruled(room.ring, BOARD, 0) }),
    ...(WET.has(room.kind) && { tiles: ruled(room.ring, TILE, 0) + ruled(room.ring, TILE, 1) }),
    ...(room.kind === 'stairs' && { boards: ruled(room.ring, TREAD, isWide(room.ring) ? 0 : 1) }),
  }),
);

const drawOpenings = /* @__PURE__ */ onceFor(
  (edge: Edge): ReadonlyMap<Opening, DrawnOpening> =>
    new Map(
      edge.openings.map(opening => [
        opening,
        {
          id: opening.id,
          kind: opening.kind,
          lines: openingLines(opening, edge),
          ...(LEAVES.has(opening.kind) && {
            leaf: leafRing(opening, edge),
            taken: boxOf(Object.values(leafOf(opening, edge))),
          }),
        },
      ]),
    ),
);

const drawItem = /* @__PURE__ */ onceFor(
  (item: Item): DrawnItem => ({ id: item.id, lines: itemLines(item), taken: boxOf(withChairs(item)) }),
);

/** Millimetres that chairs project in front of a desk, and on both long sides of a table. */
const CHAIR = 400;

/** A thing with its chairs. */
function withChairs(item: Item): Ring {
  const seats = item.kind === 'desk' ? 1 : item.kind === 'dining-table' ? 2 : 0;
  const [x, y] = directionOf(item.turn);
  const ahead = seats === 1 ? CHAIR / 2 : 0;
  const at: Point = [item.at[0] + x * ahead, item.at[1] + y * ahead];
  return itemCorners({ at, turn: item.turn, size: [item.size[0], item.size[1] + seats * CHAIR] });
}

const n = (value: number): string => String(Math.round(value) + 0);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;
const path = (points: Ring, closed = true): string => `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;
/** All pieces have the same orientation, so overlaps stay filled. */
const solidPath = (ring: Ring): string => path(signedArea(ring) < 0 ? ring.toReversed() : ring);

const WET: ReadonlySet<Room['kind']> = new Set(['kitchen', 'bathroom']);
const LEAVES: ReadonlySet<Opening['kind']> = new Set(['main-door', 'door']);
/** Millimetres from board to board, from tile to tile, and from tread to tread. */
const BOARD = 250;
const TILE = 300;
const TREAD = 270;

/** Its treads lie across the longer way. */
function isWide(ring: Ring): boolean {
  const { left, right, top, bottom } = boxOf(ring);
  return right - left > bottom - top;
}

/** R593: lines across a ring, at each `step` of one axis, so that its floor differs from others. */
function ruled(ring: Ring, step: number, axis: 0 | 1): string {
  const { left, right, top, bottom } = boxOf(ring);
  const [from, to] = axis === 0 ? [left, right] : [top, bottom];
  // Off whole millimetres, where no corner lies.
  const lines = Array.from({ length: Math.floor((to - from) / step) }, (_, i) => from + (i + 1) * step + 0.5);
  return lines
    .flatMap(on =>
      chords([ring], axis, on).map(([begin, end]) =>
        axis === 0 ? `M${n(on)} ${n(begin)}V${n(end)}` : `M${n(begin)} ${n(on)}H${n(end)}`,
      ),
    )
    .join('');
}

/** Of their shorter way the place of the arrow, of their longer one its ends, and half its head, millimetres. */
const ARROW = { aside: 0.15, ends: [0.12, 0.88], head: 110 } as const;

/** Along the longer way of the stairs, from the end that their opening is nearer to. */
function stairsUp(room: Room, floor: Floor): string {
  if (room.kind !== 'stairs') return '';
  const { left, right, top, bottom } = boxOf(room.ring);
  const isAcross = isWide(room.ring);
  const [from, to] = isAcross ? [left, right] : [top, bottom];
  const aside = isAcross ? top + (bottom - top) * ARROW.aside : left + (right - left) * ARROW.aside;
  const { edgeOf } = derive(floor);
  const entry = floor.openings.find(({ id, kind }) => {
    const edge = edgeOf.get(id);
    return kind !== 'window' && (edge?.room === room || edge?.other === room);
  });
  const axis = isAcross ? 0 : 1;
  const isFromEnd = entry && (entry.from[axis] + entry.to[axis]) / 2 > (from + to) / 2;
  const [start, end] = (isFromEnd ? ARROW.ends.toReversed() : ARROW.ends).map(
    share => from + (to - from) * share,
  ) as [number, number];
  const p = (on: number, off: number): Point => (isAcross ? [on, aside + off] : [aside + off, on]);
  const back = end - Math.sign(end - start) * ARROW.head * 1.6;
  const foot = path([p(start, -ARROW.head), p(start, ARROW.head)], false);
  return `${foot}${path([p(start, 0), p(end, 0)], false)}${path([p(back, -ARROW.head), p(end, 0), p(back, ARROW.head)], false)}`;
}

function openingLines(opening: Opening, edge: Edge): string {
  const [start, end] = jambs(opening, edge);
  const along: Point = [(edge.b[0] - edge.a[0]) / edge.length, (edge.b[1] - edge.a[1]) / edge.length];
  const half = Math.max(edge.thickness, 60) / 2;
  const p = (t: number, off: number): Point => [
    edge.a[0] + along[0] * t + edge.outward[0] * off,
    edge.a[1] + along[1] * t + edge.outward[1] * off,
  ];
  const faces = path([p(start, half), p(end, half)], false) + path([p(start, -half), p(end, -half)], false);
  switch (opening.kind) {
    case 'gap':
      return faces;
    case 'window':
      return (
        path([p(start, half), p(end, half), p(end, -half), p(start, -half)]) +
        path([p(start, 0), p(end, 0)], false)
      );
    case 'glass-door': {
      const middle = (start + end) / 2;
      const leaf = half / 3;
      return (
        path([p(start, half), p(end, half), p(end, -half), p(start, -half)]) +
        path([p(start, leaf), p(middle + 100, leaf)], false) +
        path([p(middle - 100, -leaf), p(end, -leaf)], false)
      );
    }
    default:
      return leafLines(opening, edge);
  }
}

const PASSING: ReadonlySet<Room['kind']> = new Set([
  'hall',
  'corridor',
  'living',
  'dining',
  'stairs',
  'lobby',
  'lift',
]);

/** A door's leaf, open at a right angle: its hinge, its free end, and the closing jamb. */
export interface Leaf {
  readonly hinge: Point;
  readonly tip: Point;
  readonly latch: Point;
}

/**
 * The leaf of a door: its hinge jamb, and its open end.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * leafOf(floor.openings[0]!, derive(floor).edgeOf.get('o1')!).hinge; // [2600, 0]
 */
export function leafOf(opening: Opening, edge: Edge): Leaf {
  if (!isOpening(opening) || !isEdge(edge)) return NO_LEAF;
  const width = distance(opening.from, opening.to);
  const [hinge, latch] = opening.hinge === 'to' ? [opening.to, opening.from] : [opening.from, opening.to];
  const into = swingOf(opening, edge);
  return { hinge, latch, tip: [hinge[0] + into[0] * width, hinge[1] + into[1] * width] };
}

const NO_LEAF: Leaf = /* @__PURE__ */ frozen({ hinge: [0, 0], tip: [0, 0], latch: [0, 0] });

/** The leaf and its swing. */
function leafLines(opening: Opening, edge: Edge): string {
  const width = distance(opening.from, opening.to);
  const { hinge, tip, latch } = leafOf(opening, edge);
  const into = [(tip[0] - hinge[0]) / width, (tip[1] - hinge[1]) / width] as const;
  const clockwise = (latch[0] - hinge[0]) * into[1] - (latch[1] - hinge[1]) * into[0] < 0;
  return `${path([hinge, tip], false)}M${at(tip)}A${n(width)} ${n(width)} 0 0 ${clockwise ? 1 : 0} ${at(latch)}`;
}

/** Millimetres that an inner and a front door are thick. */
const LEAF = { door: 45, 'main-door': 70 };

function leafRing(opening: Opening, edge: Edge): string {
  const { hinge, tip, latch } = leafOf(opening, edge);
  const width = distance(hinge, latch);
  const thick = LEAF[opening.kind === 'main-door' ? 'main-door' : 'door'] / width;
  const off: Point = [(latch[0] - hinge[0]) * thick, (latch[1] - hinge[1]) * thick];
  return path([hinge, tip, [tip[0] + off[0], tip[1] + off[1]], [hinge[0] + off[0], hinge[1] + off[1]]]);
}

function swingOf(opening: Opening, edge: Edge): Point {
  if (opening.swing) {
    const [x, y] = [(opening.to[0] - opening.from[0]) / 1, (opening.to[1] - opening.from[1]) / 1];
    const length = Math.hypot(x, y);
    return opening.swing === 'left' ? [y / length, -x / length] : [-y / length, x / length];
  }
  const rooms = [edge.room, edge.other].filter(room => room !== undefined);
  const home = rooms.filter(countsAsHome);
  const room = home.find(each => !PASSING.has(each.kind)) ?? home[0] ?? edge.room;
  return into(edge, opening.kind === 'main-door' ? (home[0] ?? edge.room).id : room.id);
}

function itemLines(item: Item): string {
  const { kind, size } = item;
  const [w, d] = [size[0] / 2, size[1] / 2];
  const ahead = directionOf(item.turn);
  const right = directionOf(item.turn + 90);
  /** Across to the right and ahead of the middle. */
  const p = (u: number, v: number): Point => [
    item.at[0] + right[0] * u + ahead[0] * v,
    item.at[1] + right[1] * u + ahead[1] * v,
  ];
  const line = (...points: readonly Point[]) => path(points, false);
  const oval = (u: number, v: number, ru: number, rv: number) => {
    const [a, b] = [p(u - ru, v), p(u + ru, v)];
    const half = `A${n(ru)} ${n(rv)} ${n(item.turn)} 1 0`;
    return `M${at(a)}${half} ${at(b)}${half} ${at(a)}`;
  };
  const circle = (u: number, v: number, r: number) => oval(u, v, r, r);
  /** A box with round corners, the corners given across and ahead. */
  const box = (u1: number, v1: number, u2: number, v2: number, r = 40) => {
    const arc = `A${n(r)} ${n(r)} 0 0 0 `;
    return (
      `M${at(p(u1 + r, v1))}L${at(p(u2 - r, v1))}${arc}${at(p(u2, v1 + r))}L${at(p(u2, v2 - r))}${arc}${at(p(u2 - r, v2))}` +
      `L${at(p(u1 + r, v2))}${arc}${at(p(u1, v2 - r))}L${at(p(u1, v1 + r))}${arc}${at(p(u1 + r, v1))}Z`
    );
  };
  const body = path(itemCorners(item));
  const cover =
    line(p(-w, -d + 660), p(w, -d + 660)) + line(p(-w, -d + 820), p(w - 340, -d + 820), p(w, -d + 660));
  switch (kind) {
    case 'double-bed':
      return (
        body + box(-w + 90, -d + 130, -60, -d + 500, 90) + box(60, -d + 130, w - 90, -d + 500, 90) + cover
      );
    case 'single-bed':
      return body + box(-w + 150, -d + 130, w - 150, -d + 500, 90) + cover;
    case 'sofa': {
      const [seats, arm] = [w > 950 ? 3 : 2, 170];
      const seat = (2 * (w - arm)) / seats;
      return (
        box(-w, -d, w, d, 100) +
        box(-w + arm, -d + 20, w - arm, -d + 230, 60) +
        Array.from({ length: seats }, (_, i) => -w + arm + i * seat)
          .map(u => box(u + 15, -d + 250, u + seat - 15, d - 30, 60))
          .join('')
      );
    }
    case 'desk':
      return (
        body +
        box(-190, -d + 90, 190, -d + 140, 10) +
        box(-200, d + 60, 200, d + 400, 120) +
        line(p(-160, d + 350), p(160, d + 350))
      );
    case 'dining-table': {
      const seats = w > 500 ? [-0.46 * w, 0.46 * w] : [0];
      const chairs = seats.flatMap(u =>
        [1, -1].map(side => {
          const [near, far] = [side * (d + 40), side * (d + 390)];
          return (
            box(u - 200, Math.min(near, far), u + 200, Math.max(near, far), 80) +
            line(p(u - 160, far - side * 50), p(u + 160, far - side * 50))
          );
        }),
      );
      return box(-w, -d, w, d, 60) + circle(0, 0, 130) + chairs.join('');
    }
    case 'stove': {
      const r = Math.min(w, d);
      return body + [-w / 2, w / 2].map(u => circle(u, 0, r * 0.4) + circle(u, 0, r * 0.16)).join('');
    }
    case 'sink':
      return (
        body +
        box(-w + 60, -d + 100, -30, d - 60, 50) +
        box(30, -d + 100, w - 60, d - 60, 50) +
        line(p(0, -d + 30), p(0, -d + 160))
      );
    case 'fridge':
      return body + line(p(-w, -d), p(w, d)) + line(p(w, -d), p(-w, d));
    case 'shower':
      return body + line(p(-w, -d), p(w, d)) + line(p(w, -d), p(-w, d)) + circle(0, 0, 60);
    case 'toilet':
      return (
        box(-w, -d, w, -d + 190) +
        oval(0, (d - 190) / 2 + 95, w - 20, d - 110) +
        oval(0, d / 4, w * 0.55, d * 0.42)
      );
    case 'basin':
      return body + oval(0, 30, w * 0.68, d * 0.58) + line(p(0, -d + 40), p(0, -d + 140));
    case 'bathtub':
      return body + box(-w + 70, -d + 70, w - 70, d - 70, Math.min(w, d) * 0.5) + circle(0, -d + 240, 35);
    case 'wardrobe': {
      const count = Math.max(2, Math.floor(size[0] / 160));
      const bars = Array.from({ length: count }, (_, i) => -w + ((i + 0.5) * size[0]) / count);
      return (
        body +
        line(p(-w + 60, 0), p(w - 60, 0)) +
        bars.map(u => line(p(u - 30, -d + 110), p(u + 30, d - 110))).join('')
      );
    }
    case 'shelf':
      return body + line(p(-w, 0), p(w, 0));
    case 'plant':
      return circle(0, 0, w) + circle(0, 0, w / 2);
    default:
      return body;
  }
}

export interface SheetWords {
  readonly title: string;
  readonly nameOf: (room: Room) => string;
  /** Square metres for people to read. */
  readonly area: (squareMetres: number) => string;
  /** R861: north in degrees clockwise from the drawing's up, and which north. */
  readonly north?: { readonly turn: number; readonly name: string } | undefined;
  /** Below the drawing, right of its bar. */
  readonly foot?: string;
}

/**
 * A floor as a separate SVG file: ink on paper, one unit per millimetre.
 *
 * @example
 * const words = { title: 'Studio', nameOf: () => 'Room', area: (m2: number) => `${m2.toFixed(1)} m²` };
 * svgOf(templatePlan('studio', 'en'), 0, words)?.slice(0, 4); // '<svg'
 */
export function svgOf(
  plan: Plan,
  level: number,
  { title, nameOf, area, north, foot }: SheetWords,
): string | undefined {
  if (!isPlan(plan)) return undefined;
  const floor = plan.floors.find(f => f.level === level);
  if (!floor) return undefined;
  const { box: drawn, walls, railings, rooms, openings, items, taken } = drawFloor(floor);
  const letters = Math.max(drawn.right - drawn.left, drawn.bottom - drawn.top) / 40;
  const { lines, lengths, around } = dimensionsOf(floor, letters);
  const box = boxOf([...around, [drawn.left, drawn.top], [drawn.right, drawn.bottom]]);
  const margin = 600;
  const [width, height] = [box.right - box.left + 2 * margin, box.bottom - box.top + 2 * margin];
  const stroke = 'fill="none" stroke="#23262b"';
  const bar = scaleBar([box.left, box.bottom + margin - letters], width);
  const written = lengths.map(
    ({ length, at: [x, y], size, turn }) =>
      `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" text-anchor="middle" dominant-baseline="central" transform="rotate(${turn.toFixed(2)} ${n(x)} ${n(y)})">${(length / 1000).toFixed(2)}</text>`,
  );
  const size = { name: letters * 0.75, area: letters * 0.6 };
  const labels = floor.rooms.flatMap(room => {
    const written = area(signedArea(room.ring) / 1e6);
    // The reader's typeface may be wider than the screen's.
    const widest = { name: size.name * 1.25, area: size.area * 1.25 };
    const label = roomLabel(nameOf(room), written, room.ring, taken, widest);
    if (!label) return [];
    const [x, y] = label.at;
    const lines = [...label.lines, ...(label.withArea ? [written] : [])];
    const top = y - ((lines.length - 1) * LEADING * size.name) / 2;
    return lines.map(
      (line, i) =>
        `<text x="${n(x)}" y="${n(top + i * LEADING * size.name)}" font-size="${n(label.lines[i] ? size.name : size.area)}" text-anchor="middle" dominant-baseline="central">${escapeXml(line)}</text>`,
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(box.left - margin)} ${n(box.top - margin)} ${n(width)} ${n(height)}" width="${n(width / 10)}" height="${n(height / 10)}" font-family="serif">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect x="${n(box.left - margin)}" y="${n(box.top - margin)}" width="${n(width)}" height="${n(height)}" fill="#fffdf6"/>`,
    `<path d="${rooms.map(({ boards }) => boards ?? '').join('')}" ${stroke} stroke-width="8" opacity="0.5"/>`,
    `<path d="${items.map(item => item.lines).join('')}" ${stroke} stroke-width="18" opacity="0.6"/>`,
    `<path d="${walls}${railings}" fill="#23262b"/>`,
    ...openings.map(({ kind, lines }) => {
      const dash = kind === 'gap' ? ' stroke-dasharray="90 70"' : '';
      return `<path d="${lines}" fill="none" stroke="${kind === 'main-door' ? '#b5342a' : '#23262b'}" stroke-width="${kind === 'main-door' ? 40 : 20}"${dash}/>`;
    }),
    ...labels,
    `<path d="${lines}" ${stroke} stroke-width="10"/>`,
    ...written,
    `<path d="${bar.frame}" ${stroke} stroke-width="10"/><path d="${bar.filled}" fill="#23262b"/>`,
    `<text x="${n(bar.at[0])}" y="${n(bar.at[1])}" font-size="${n(letters)}">${bar.length / 1000} m</text>`,
    ...(north ? [northOf(north, [box.right, box.bottom + margin - letters * 1.4], letters)] : []),
    ...(foot
      ? [
          `<text x="${n(bar.at[0] + letters * 4)}" y="${n(bar.at[1])}" font-size="${n(letters * 0.75)}">${escapeXml(foot)}</text>`,
        ]
      : []),
    '</svg>',
  ].join('\n');
}

function northOf({ turn, name }: NonNullable<SheetWords['north']>, [x, y]: Point, letters: number): string {
  const arrow = `<path d="M0-12L5 9L0 5L-5 9Z" fill="#23262b" transform="translate(${n(x)} ${n(y)}) rotate(${turn.toFixed(1)}) scale(${(letters / 9).toFixed(2)})"/>`;
  const at = `x="${n(x - letters * 1.8)}" y="${n(y)}"`;
  return `${arrow}<text ${at} font-size="${n(letters * 0.75)}" text-anchor="end" dominant-baseline="central">${escapeXml(name)}</text>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  // Control characters are invalid in XML, even in names.
  text
    .replace(/[&<>"]/g, mark => ENTITIES[mark]!)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
