import { layoutOf, type Room, roomShares } from '@app/plan';
import { drawFloor } from '@app/plan/drawing';
import { patchesAt } from '@app/plan/light';
import { FORMS, formsOf } from '@app/plan/reading';
import { TEMPLATE_IDS, type TemplateId, templatePlan } from '@app/plan/templates';
import { choice, element, facts, field, stage } from './page';

const SVG = 'http://www.w3.org/2000/svg';
const template = choice('Plan', TEMPLATE_IDS, show);
const azimuth = field('Sun from', { type: 'range', min: '0', max: '359', value: '150' }, show);
const altitude = field('Sun up', { type: 'range', min: '0', max: '90', value: '35' }, show);
show();

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
  for (const { id, label } of drawing.rooms) {
    const room = floor.rooms.find(each => each.id === id);
    const text = shape('text', {
      x: String(label[0]),
      y: String(label[1]),
      'font-size': '240',
      'text-anchor': 'middle',
      fill: 'var(--ink)',
    });
    text.textContent = room ? nameOf(room) : '';
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
        `${(area / 1e6).toFixed(1)} m², ${squares.map(({ palace, share }) => `${palace} ${Math.round(share * 100)} %`).join(', ')}`,
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
