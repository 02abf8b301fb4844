import { headroom, type Lens, seenAt } from '@app/building/orbit';
import { skyPlace } from '@app/building/skyPlace';
import { coverOf } from './coverOf';
import { ringOf } from './PhotoCards';
import type { HouseView } from './view';

/** Px around words. */
const CLEAR = 7;

/**
 * R888, R822: tells the weather around a scene where its ring, its sun or moon, its named rooms and all words are, so that
 * nothing falls over them.
 */
export function clearAir(stage: HTMLElement | null, view: HouseView, lens: Lens): void {
  const around = stage?.closest<HTMLElement>('.ink-weather');
  if (!stage || !around?.querySelector('.clear-of-words')) return;
  const air = around.style;
  const { offsetLeft, offsetTop, clientWidth } = stage;
  const px = (...values: readonly number[]) => values.map(value => `${Math.round(value)}px`).join(' ');
  const { left, top, x, y } = ringOf(lens);
  air.setProperty('--ring', `${px(x, y)} at ${px(left + offsetLeft, top + offsetTop)}`);
  const body =
    view.body && seenAt(lens, skyPlace(view.body, lens, coverOf(view), clientWidth / lens.scale / 2));
  if (body) air.setProperty('--body', px(body[0] + offsetLeft, body[1] + offsetTop));
  else air.removeProperty('--body');
  air.setProperty('--words', pathAround(around));
  if (!view.home || view.home.model.isClosed) return void air.removeProperty('--off-home');
  const cover = coverOf(view);
  const [rise, fall] = [
    headroom(cover, lens.elevation),
    cover.reach * Math.sin((lens.elevation * Math.PI) / 180),
  ];
  const [wide, high] = [cover.reach * lens.scale, ((rise + fall) / 2) * lens.scale];
  const middle = px(left + offsetLeft, top + offsetTop - ((rise - fall) / 2) * lens.scale);
  air.setProperty('--off-home', `radial-gradient(${px(wide, high)} at ${middle}, transparent 94%, #000)`);
}

/** All but the boxes of words; one within another is left out, as holes in holes would be filled. */
function pathAround(air: HTMLElement): string {
  const { left, top } = air.getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-hud]')].map(each => each.getBoundingClientRect());
  const isWithin = (one: DOMRect, other: DOMRect) =>
    one !== other &&
    one.left >= other.left &&
    one.right <= other.right &&
    one.top >= other.top &&
    one.bottom <= other.bottom;
  const holes = boxes
    .filter(box => box.width > 0 && !boxes.some(other => isWithin(box, other)))
    .map(box => {
      const [x, y] = [box.left - left - CLEAR, box.top - top - CLEAR].map(Math.round);
      return `M${x} ${y}h${Math.round(box.width + 2 * CLEAR)}v${Math.round(box.height + 2 * CLEAR)}h${-Math.round(box.width + 2 * CLEAR)}Z`;
    });
  return `path(evenodd, "M-99 -99H9999V9999H-99Z${holes.join('')}")`;
}
