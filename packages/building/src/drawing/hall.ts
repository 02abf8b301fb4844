import type { Camera } from '../camera';
import { type HallPlan, PLINTH } from '../hallPlan';
import type { Sheet } from '../sheet';
import { drawFacade } from './facade';
import { type Detail, type Frame, frameOf } from './frame';
import { drawRoof } from './roof';

/** Draws one building: platform, walls, the long side facing the reader, roof. */
export function drawHall(sheet: Sheet, camera: Camera, plan: HallPlan, detail: Detail): void {
  const frame = frameOf(plan, camera);
  drawPlatform(sheet, frame, plan);
  drawWalls(sheet, frame, plan);
  drawFacade(sheet, frame, plan, detail);
  drawEaveShadow(sheet, frame, plan);
  drawRoof(sheet, frame, plan, detail);
}

function drawPlatform(sheet: Sheet, { at, halfLength, halfDepth }: Frame, { base }: HallPlan): void {
  const s = halfLength + PLINTH;
  const t = halfDepth + PLINTH;
  sheet.fill('wall-shade structure', [at(-s, t, 0), at(s, t, 0), at(s, t, base), at(-s, t, base)]);
  sheet.fill('wall-dark structure', [at(s, t, 0), at(s, -t, 0), at(s, -t, base), at(s, t, base)]);
  sheet.fill('wall structure', [at(-s, t, base), at(s, t, base), at(s, -t, base), at(-s, -t, base)]);
}

function drawWalls(sheet: Sheet, { at, halfLength: s, halfDepth: t }: Frame, plan: HallPlan): void {
  const foot = plan.base;
  const top = foot + plan.wall;
  const gable = [
    at(s, t, foot),
    at(s, -t, foot),
    at(s, -t, top),
    at(s, 0, top + plan.rise - 0.1),
    at(s, t, top),
  ];
  sheet.fill('wall-dark structure', gable);
  sheet.fill('wall structure', [at(-s, t, foot), at(s, t, foot), at(s, t, top), at(-s, t, top)]);
}

function drawEaveShadow(sheet: Sheet, { at, halfLength: s, halfDepth: t }: Frame, plan: HallPlan): void {
  const top = plan.base + plan.wall;
  sheet.fill('shade', [at(-s, t, top), at(s, t, top), at(s, t, top - 0.5), at(-s, t, top - 0.5)]);
}
