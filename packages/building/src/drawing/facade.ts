import { COLUMN, type HallPlan, LINTEL } from '../hallPlan';
import { circlePath } from '../path';
import type { Sheet } from '../sheet';
import type { Detail, Frame } from './frame';

/** Draws the long side of a hall that faces the reader, bay by bay. */
export function drawFacade(sheet: Sheet, frame: Frame, plan: HallPlan, detail: Detail): void {
  const top = plan.base + plan.wall - LINTEL;
  const width = (2 * frame.halfLength) / plan.bays;
  for (let bay = 0; bay < plan.bays; bay++) {
    const from = -frame.halfLength + bay * width + COLUMN;
    const to = from + width - 2 * COLUMN;
    const opening: Opening = { from, to, foot: plan.base, top };
    sheet.line('detail', [frame.at(from, frame.halfDepth, top), frame.at(to, frame.halfDepth, top)]);
    if (frame.face === 'wall') drawSmallWindow(sheet, frame, opening, detail);
    else if (frame.face === 'gate') drawGate(sheet, frame, opening);
    else
      drawLattice(sheet, frame, opening, frame.face === 'doors' && bay === Math.floor(plan.bays / 2), detail);
  }
  if (frame.face !== 'wall') drawColumns(sheet, frame, plan, width);
}

/** A rectangle on the facade: along the ridge, and in height, metres. */
interface Opening {
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly top: number;
}

function panel(sheet: Sheet, frame: Frame, className: string, { from, to, foot, top }: Opening): void {
  const t = frame.halfDepth;
  sheet.fill(className, [
    frame.at(from, t, foot),
    frame.at(to, t, foot),
    frame.at(to, t, top),
    frame.at(from, t, top),
  ]);
}

const upright = (sheet: Sheet, frame: Frame, className: string, s: number, foot: number, top: number) =>
  sheet.line(className, [frame.at(s, frame.halfDepth, foot), frame.at(s, frame.halfDepth, top)]);

function drawSmallWindow(sheet: Sheet, frame: Frame, bay: Opening, detail: Detail): void {
  const middle = (bay.from + bay.to) / 2;
  const [foot, top] = [bay.foot + 1.25, Math.min(bay.foot + 1.9, bay.top)];
  panel(sheet, frame, 'window fine', { from: middle - 0.42, to: middle + 0.42, foot, top });
  if (detail === 'plain') return;
  for (const step of [-0.21, 0, 0.21]) upright(sheet, frame, 'lattice', middle + step, foot, top);
}

function drawGate(sheet: Sheet, frame: Frame, bay: Opening): void {
  const leaf = { ...bay, from: bay.from + 0.2, to: bay.to - 0.2 };
  const middle = (bay.from + bay.to) / 2;
  panel(sheet, frame, 'door structure', leaf);
  upright(sheet, frame, 'door-gap', middle, bay.foot, bay.top);
  const [x0] = frame.at(0, 0, 0);
  const [x1] = frame.at(1, 0, 0);
  const radius = Math.max(0.6, Math.abs(x1 - x0) * 0.075);
  for (const step of [-0.22, 0.22]) {
    const [x, y] = frame.at(middle + step, frame.halfDepth, bay.foot + 1.15);
    sheet.path('knob', circlePath(x, y, radius));
  }
}

function drawLattice(sheet: Sheet, frame: Frame, bay: Opening, isDoor: boolean, detail: Detail): void {
  const sill = bay.foot + (isDoor ? 0.55 : 0.95);
  const leaves = isDoor ? 4 : 3;
  const width = (bay.to - bay.from) / leaves;
  const leafFrom = (leaf: number) => bay.from + leaf * width;
  if (!isDoor) panel(sheet, frame, 'wall-shade fine', { ...bay, top: sill });
  for (let leaf = 0; leaf < leaves; leaf++) {
    const from = leafFrom(leaf);
    if (isDoor) panel(sheet, frame, 'wall-shade fine', { from, to: from + width, foot: bay.foot, top: sill });
    panel(sheet, frame, 'window fine', {
      from: from + 0.03,
      to: from + width - 0.03,
      foot: sill,
      top: bay.top,
    });
  }
  if (detail === 'plain') return;
  for (let leaf = 0; leaf < leaves; leaf++) {
    const from = leafFrom(leaf);
    for (const part of [1 / 3, 2 / 3]) upright(sheet, frame, 'lattice', from + width * part, sill, bay.top);
  }
  for (let row = 1; row < 5; row++) {
    const z = sill + ((bay.top - sill) * row) / 5;
    sheet.line('lattice', [frame.at(bay.from, frame.halfDepth, z), frame.at(bay.to, frame.halfDepth, z)]);
  }
}

function drawColumns(sheet: Sheet, frame: Frame, plan: HallPlan, width: number): void {
  const t = frame.halfDepth + 0.02;
  const [foot, top] = [plan.base, plan.base + plan.wall];
  for (let index = 0; index <= plan.bays; index++) {
    const s = -frame.halfLength + index * width;
    sheet.fill('column', [
      frame.at(s - COLUMN, t, foot),
      frame.at(s + COLUMN, t, foot),
      frame.at(s + COLUMN, t, top),
      frame.at(s - COLUMN, t, top),
    ]);
  }
}
