import { type Lens, seenAt } from '@app/building/orbit';
import { skyPlace } from '@app/building/skyPlace';
import { coverOf } from './coverOf';
import { ringOf } from './PhotoCards';
import type { HouseView } from './view';

/** R888: tells the weather around a scene where its ring and its sun or moon are, so that no leaf falls over them. */
export function clearAir(stage: HTMLElement | null, view: HouseView, lens: Lens): void {
  const air = stage?.closest<HTMLElement>('.ink-weather')?.style;
  if (!stage || !air) return;
  const { offsetLeft, offsetTop, clientWidth } = stage;
  const px = (...values: readonly number[]) => values.map(value => `${Math.round(value)}px`).join(' ');
  const { left, top, x, y } = ringOf(lens);
  air.setProperty('--ring', `${px(x, y)} at ${px(left + offsetLeft, top + offsetTop)}`);
  const body =
    view.body && seenAt(lens, skyPlace(view.body, lens, coverOf(view), clientWidth / lens.scale / 2));
  if (body) air.setProperty('--body', px(body[0] + offsetLeft, body[1] + offsetTop));
  else air.removeProperty('--body');
}
