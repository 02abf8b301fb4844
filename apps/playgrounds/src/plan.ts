import {
  boxOf,
  type Floor,
  isInside,
  itemCorners,
  layoutOf,
  type Point,
  type Room,
  roomShares,
} from '@app/plan';
import { drawFloor } from '@app/plan/drawing';
import { patchesAt } from '@app/plan/light';
import { FORMS, formsOf } from '@app/plan/reading';
import { TEMPLATE_IDS, type TemplateId, templatePlan } from '@app/plan/templates';
import { choice, element, facts, field, stage } from './page';

const SVG = 'http://www.w3.org/2000/svg';
const template = choice('Plan', TEMPLATE_IDS, show);
const azimuth = field('Sun from', { type: 'range', min: '0', max: '359', value: '150' }, show);
const altitude = field('Sun up', { type: 'range', min: '0', max: '90', value: '35' }, show);

function show(): void {
  const plan = templatePlan(template.value as TemplateId, 'en');
  const floor = plan.floors[0]!;
  const sun = { azimuth: Number(azimuth.value), altitude: Number(altitude.value) };
  const drawing = drawFloor(floor);
  const { left, top, right, bottom } = drawing.box;
  const svg = shape('svg', {
    viewBox: `${left - 300} ${top - 300} ${right - left + 600} ${bottom - top + 600}`,
    role: 'img',
    'aria-label': `Plan of ${template.value}`,
    style: 'max-height: 70vh',
  });
  for (const { area } of drawing.rooms) svg.append(shape('path', { d: area, fill: 'none' }));
  for (const { ring } of patchesAt(plan, 0, sun)) {
    svg.append(
      shape('polygon', {
        points: ring.map(([x, y]) => `${x},${y}`).join(' '),
        fill: '#d9a441',
        opacity: '0.5',
      }),
    );
  }
  for (const { lines } of drawing.items) svg.append(line(lines, 18, '--soft'));
  svg.append(shape('path', { d: drawing.walls + drawing.railings, fill: 'var(--ink)' }));
  for (const { kind, lines } of drawing.openings)
    svg.append(line(lines, 25, kind === 'main-door' ? '--seal' : '--ink'));
  for (const room of floor.rooms) {
    const name = nameOf(room);
    const { at, size } = spotOf(floor, room, name);
    const text = shape('text', {
      x: String(at[0]),
      y: String(at[1] + size / 3),
      'font-size': String(size),
      'text-anchor': 'middle',
      fill: 'var(--ink)',
      // Where no free spot exists, paper shows between the name and the lines under it.
      style: `paint-order: stroke; stroke: var(--paper); stroke-width: ${size / 3}px; stroke-linejoin: round`,
    });
    text.textContent = name;
    svg.append(text);
  }
  const layout = layoutOf(floor, { up: plan.up, ...(plan.facing !== undefined && { facing: plan.facing }) });
  const shares = layout ? roomShares(floor, layout) : [];
  stage.replaceChildren(
    svg,
    element('h2', 'Rooms and their palaces'),
    facts(
      shares.map(({ room, area, squares }) => [
        nameOf(room),
        `${(area / 1e6).toFixed(1)} m², ${squares.map(({ palace, share }) => `${palace} ${Math.round(share * 100)}%`).join(', ')}`,
      ]),
    ),
    element('h2', 'Forms found'),
    facts(
      formsOf(plan).map(({ code, strength }) => [
        code.replaceAll('-', ' '),
        `${FORMS[code].tone}, ${strength}`,
      ]),
    ),
  );
}

/** Sizes of a name to try, mm: a smaller one in a free spot comes before a large one over furniture. */
const SIZES = [240, 190, 150] as const;
/** The width of a letter, as a share of its size. */
const LETTER = 0.5;

/** Puts a room's name clear of walls and things, or else in the middle of the room. */
function spotOf(floor: Floor, room: Room, name: string): { readonly at: Point; readonly size: number } {
  const { left, right, top, bottom } = boxOf(room.ring);
  const things = floor.items.map(item => boxOf(itemCorners(item)));
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  const spots = steps
    .flatMap(x => steps.map((y): Point => [left + (right - left) * x, top + (bottom - top) * y]))
    .sort((p, q) => away(p, middle) - away(q, middle));
  for (const size of SIZES) {
    const [wide, high] = [(name.length * size * LETTER) / 2 + 60, size / 2 + 60];
    const free = spots.find(([x, y]) => {
      const corners: readonly Point[] = [
        [x - wide, y - high],
        [x + wide, y - high],
        [x + wide, y + high],
        [x - wide, y + high],
      ];
      return (
        corners.every(corner => isInside(corner, room.ring)) &&
        things.every(
          box => x + wide < box.left || x - wide > box.right || y + high < box.top || y - high > box.bottom,
        )
      );
    });
    if (free) return { at: free, size };
  }
  return { at: isInside(middle, room.ring) ? middle : (room.ring[0] ?? middle), size: 150 };
}

const away = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

function nameOf(room: Room): string {
  return room.name ?? room.kind;
}

function shape(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function line(d: string, width: number, color: string): SVGElement {
  return shape('path', { d, fill: 'none', stroke: `var(${color})`, 'stroke-width': String(width) });
}

// Last: it needs everything above.
show();
