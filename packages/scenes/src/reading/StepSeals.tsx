import {
  type Box,
  ELEVATION,
  type Lens,
  lensOf,
  type Orbit,
  seenAt,
  threadPast,
  type WorldPoint,
} from '@app/building/orbit';
import { shownNames } from '@app/building/plan';
import type { Palace } from '@app/fengshui';
import { palaceCells, type RoomOnPlan } from '@app/home';
import { type Language, useLanguage } from '@app/i18n';
import { turned } from '@app/kernel';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { coverOf } from '../house/coverOf';
import type { SceneControls, Walked } from '../house/HouseScene';
import { cellMiddle, palaceHeight, planToWorld, toWorld, worldToPlan } from '../house/palaceGrid';
import { photoSpots } from '../house/photoSpots';
import { type HouseView, nameSize } from '../house/view';
import { FIT, fitOf, type Ground, groundsAt, groundsOf, groundsSeen } from './seenGround';

/** The lens through which the house is seen, and where the labels of its palaces are. */
interface SeenAt {
  readonly lens: Lens;
  readonly names: readonly Box[];
  /** What is on the screen: another home takes its time to be drawn. */
  readonly drawn: Pick<HouseView, 'home'>;
}

/** The scene tells the reading how the house is seen; the reading follows. */
export interface SeenHouse {
  at?: SeenAt;
  follow?: ((at: SeenAt) => void) | undefined;
}

/** The scene beside the reading. */
export interface SceneBeside extends Pick<SceneControls, 'setOrbit' | 'walked' | 'setWalked'> {
  readonly view: HouseView;
  readonly seen: RefObject<SeenHouse>;
  /** A palace chosen on the house: its reading comes into view. */
  readonly onSelect: (palace: Palace) => void;
  /** The rooms that are tinted on the floors; undefined while it is not read. Stays the same function. */
  readonly setNamed: (rooms: readonly RoomOnPlan[] | undefined) => void;
  /** The floor seen alone; undefined while all are seen. */
  readonly floor: number | undefined;
  readonly setFloor: (floor: number | undefined) => void;
}

/** R981: the sides the first steps speak of, in their order, and the one that is pointed at. */
export interface StepMarks {
  readonly palaces: readonly (Palace | undefined)[];
  /** Whether each is of rooms: then it has no number while none of them is shown. */
  readonly ofRooms?: readonly boolean[];
  /** Of the person's own home those in which the number of each may lie, the largest first. */
  readonly rooms?: readonly (readonly RoomOnPlan[])[];
  /** Those the lit one names. */
  readonly named?: readonly RoomOnPlan[];
  readonly lit?: number | undefined;
  /** Whether it is pointed at or in focus; else it is the first. */
  readonly isPointed?: boolean;
}

export interface StepSealsProps extends Pick<SceneBeside, 'view' | 'seen' | 'onSelect'> {
  readonly steps: StepMarks;
  /** Metres over each floor at which the walls of an own home are cut; undefined for whole ones. */
  readonly cut: number | undefined;
}

const NUMERALS = {
  zh: ['一', '二', '三', '四', '五', '六'],
  en: ['I', 'II', 'III', 'IV', 'V', 'VI'],
} as const satisfies Record<Language, readonly string[]>;

/** R1020: 1, 2 and 3 number what to note on the plan, which is another list. `index` from 0; `firstSteps` has six at most. */
export const stepNumeral = (language: Language, index: number) => NUMERALS[language][index]!;

/**
 * R981: the numbers of the first steps on the house, drawn or in three dimensions, beside the names of its rooms; on a wide
 * window a thread leads from the line that is pointed at to its number. The list has the same for keyboards.
 */
export function StepSeals({ view, seen, steps, cut, onSelect }: StepSealsProps) {
  const { language } = useLanguage();
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const house = seen.current;
    const seals = [...(layer.current?.querySelectorAll('button') ?? [])].map(seal => {
      // Read once: between the writes of each frame the page would be laid out again.
      seal.hidden = false;
      // The drawn seal; the button around it is larger, for a finger.
      const { offsetWidth, offsetHeight, offsetLeft, dataset } = seal.querySelector('i')!;
      const own = steps.rooms?.[Number(dataset['step'])] ?? [];
      return { seal, own, wide: offsetWidth, high: offsetHeight, edge: offsetLeft };
    });
    const feet = photoSpots(view).map(({ foot }) => foot);
    const site = { view, cut };
    // R992: on a smaller screen no photos hang beside the reading (reading.css).
    const laptop = matchMedia('(width >= 1024px)');
    let letters: readonly Box[] = [];
    house.follow = at => {
      if (!layer.current) return;
      const isDrawn = at.drawn.home?.model === view.home?.model;
      layer.current.style.visibility = isDrawn ? '' : 'hidden';
      if (!isDrawn) return;
      letters = placeSeals(layer.current, { ...site, feet: laptop.matches ? feet : [] }, seals, at);
    };
    if (house.at) house.follow(house.at);
    // A line of the panel moves with its scrolling.
    const scene = layer.current?.parentElement;
    const onScroll = () => layer.current && drawThread(layer.current, letters);
    scene?.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      house.follow = undefined;
      scene?.removeEventListener('scroll', onScroll, { capture: true });
    };
  });
  return (
    <div ref={layer} className="step-seals" aria-hidden="true">
      <svg aria-hidden="true">
        <path />
      </svg>
      {steps.palaces.map(
        (palace, step) =>
          palace && (
            <button
              key={step}
              type="button"
              // The list has it for keyboards.
              tabIndex={-1}
              data-side={palace}
              data-of-rooms={steps.ofRooms?.[step] || undefined}
              // The focus stays in the panel.
              onMouseDown={event => event.preventDefault()}
              onClick={() => onSelect(palace)}
            >
              <i
                data-step={step}
                data-lit={step === steps.lit || undefined}
                data-pointed={(step === steps.lit && steps.isPointed) || undefined}
              >
                {stepNumeral(language, step)}
              </i>
            </button>
          ),
      )}
    </div>
  );
}

/** How far a number may be from the middle of its side, px, and between two places that are tried. */
const ASIDE = { most: 96, step: 3 } as const;
/** Those places around the middle, the nearest first. */
const PLACES = placesAround(ASIDE.most, ASIDE.step);
/** Px between a number and a letter of a name. */
const AIR = 2;
/** Px between two numbers of one side; with less they touch. */
const GAP = AIR;

function placesAround(most: number, step: number): readonly (readonly [right: number, down: number])[] {
  const steps = Math.floor(most / step);
  const line = Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) * step);
  return line
    .flatMap(right => line.map(down => [right, down] as const))
    .filter(place => Math.hypot(...place) <= most)
    .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));
}

interface Seal {
  readonly seal: HTMLElement;
  /** The rooms it may lie in. */
  readonly own: readonly RoomOnPlan[];
  /** Px. */
  readonly wide: number;
  readonly high: number;
  /** Px of its button at each side of the drawn seal. */
  readonly edge: number;
}

interface Site {
  readonly view: HouseView;
  readonly cut: number | undefined;
  /** Where the threads of photos end. */
  readonly feet: readonly WorldPoint[];
}

/** Px from the end of a thread to the rim of its dot, with air. */
const DOT = 8;

/** Places the numbers and the thread, and returns the letters it keeps off. */
function placeSeals(
  layer: HTMLElement | null,
  { view, cut, feet }: Site,
  seals: readonly Seal[],
  { lens, names }: SeenAt,
): readonly Box[] {
  if (!layer) return [];
  const dots = feet.map(foot => {
    const [x, y] = seenAt(lens, foot);
    return { left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT };
  });
  const letters = [...nameBoxes(view, lens), ...names];
  const taken: Box[] = [];
  const before = new Map<Palace, Box>();
  const height = palaceHeight(view, view.roofLifted ? 1 : 0);
  const cells = palaceCells(view.facingPalace);
  const seen = groundsSeen(view, lens, cut);
  for (const { seal, own, wide, high, edge } of seals) {
    const cell = cells.find(({ palace }) => palace === seal.dataset['side']);
    if (!cell) continue;
    const [x, y] = cellMiddle(cell, view);
    const middle = seenAt(lens, toWorld([x, height, y], view.facing));
    const [across, down] = view.home ? worldToPlan(toWorld([x, 0, y], view.facing), view.home) : [0, 0];
    const spot = [across * 1000, down * 1000] as const;
    const ways = [[...taken, ...letters, ...dots], [...taken, ...letters], taken];
    const last = before.get(cell.palace);
    const beside = last && ([last.right + GAP + wide / 2, (last.top + last.bottom) / 2] as const);
    const found = groundsOf(seen, own, spot);
    seal.hidden = found === undefined && seal.dataset['ofRooms'] !== undefined;
    if (seal.hidden) continue;
    const grounds = (found ?? groundsAt(seen, spot)).flatMap(ground =>
      beside && fitOf(last, ground) <= FIT.whole ? [{ ...ground, at: beside }, ground] : [ground],
    );
    const box = boxOn(grounds, [wide, high], ways, beside ?? middle);
    taken.push(box);
    before.set(cell.palace, box);
    seal.style.transform = `translate(${(box.left - edge).toFixed(1)}px, ${(box.top - edge).toFixed(1)}px)`;
  }
  // North by the needle, clockwise from the top of the page.
  layer.parentElement?.style.setProperty('--north', `${180 - lens.bearing + view.ringTurn}deg`);
  drawThread(layer, letters);
  return letters;
}

/**
 * R1021: where it lies best on these grounds, the first of them if alike, off what is in the way, the most first; in the
 * middle of the first if none has room; without any near the middle of its side.
 */
export function boxOn(
  grounds: readonly Ground[],
  size: readonly [width: number, height: number],
  ways: readonly (readonly Box[])[],
  middle: readonly [number, number],
): Box {
  const least = ways.length - 1;
  let [found, rank]: [Box | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const ground of grounds) {
    // What is far away is left out first: this is done in every frame of a turn.
    const near = around(ground.within[0] ?? []);
    const inWay = ways.map(boxes => boxes.filter(each => !isClear(near, each)));
    const seen = { ...ground, under: ground.under.filter(ring => !isClear(near, around(ring))) };
    for (const [right, down] of PLACES) {
      const at = [ground.at[0] + right, ground.at[1] + down] as const;
      if (!isInBox(at, near)) continue;
      const box = boxAt(at, ...size);
      const fit = fitOf(box, seen);
      if (fit === FIT.none) continue;
      const way = inWay.findIndex(boxes => boxes.every(each => isClear(box, each)));
      // A number on a thing, or before the wall in front, is better than one on a name.
      const own = way < least ? fit * ways.length + way : FIT.none * ways.length;
      if (way < 0 || own >= rank || (way === least && fit > FIT.whole)) continue;
      [found, rank] = [box, own];
      if (rank === 0) return found;
    }
  }
  const [first] = grounds;
  return found ?? freeBox(first?.at ?? middle, ...size, (first ? ways.at(-1) : ways[0]) ?? []);
}

/** The nearest place whose box lies on none of these; its own if there is none. */
export const freeBox = (
  at: readonly [number, number],
  width: number,
  height: number,
  taken: readonly Box[],
): Box =>
  PLACES.map(([right, down]) => boxAt([at[0] + right, at[1] + down], width, height)).find(box =>
    taken.every(each => isClear(box, each)),
  ) ?? boxAt(at, width, height);

function boxAt([x, y]: readonly [number, number], width: number, height: number): Box {
  const [left, top] = [x - width / 2, y - height / 2];
  return { left, top, right: left + width, bottom: top + height };
}

const isInBox = ([x, y]: readonly [number, number], { left, top, right, bottom }: Box): boolean =>
  x > left && x < right && y > top && y < bottom;

const isClear = (one: Box, other: Box): boolean =>
  one.right + AIR <= other.left ||
  one.left - AIR >= other.right ||
  one.bottom + AIR <= other.top ||
  one.top - AIR >= other.bottom;

/** The names lying on the floors, as the model and the drawing have them, a letter to a box. CSS px. */
export function nameBoxes({ home }: Pick<HouseView, 'home'>, lens: Lens): readonly Box[] {
  if (!home) return [];
  const scale = lens.scale * home.scale;
  const [px, least] = nameSize(scale);
  const size = px / scale;
  const from = { bearing: turned(lens.bearing - home.up), elevation: lens.elevation };
  const quarter = Math.round((from.bearing - 180) / 90) * (Math.PI / 2);
  const [cos, sin] = [Math.cos(quarter), Math.sin(quarter)];
  return shownNames(home.model, home.names, from, size, least).flatMap(({ name, at: [x, y, z], share }) => {
    const [along, across] = [name.half * size * share, (name.lines.length * size * share * 1.1) / 2];
    const spotAt = (u: number, v: number) =>
      seenAt(lens, planToWorld([x + u * cos - v * sin, y + u * sin + v * cos, z], home));
    // A box around more than a letter of a name lying aslant would take the floor beside it too.
    const parts = Math.ceil(2 * name.half);
    return Array.from({ length: parts }, (_, i) =>
      around(
        [i, i + 1].flatMap(end => {
          const u = along * ((2 * end) / parts - 1);
          return [spotAt(u, -across), spotAt(u, across)];
        }),
      ),
    );
  });
}

function around(spots: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** From the line in the list to its number on the house; beside the panel only. */
function drawThread(layer: HTMLElement, letters: readonly Box[]): void {
  const thread = layer.querySelector('path')!;
  thread.removeAttribute('d');
  const lit = layer.querySelector<HTMLElement>('[data-pointed]');
  const panel = layer.parentElement?.querySelector('.house-panel');
  const line = lit && panel?.querySelectorAll('.first-steps__mark')[Number(lit.dataset['step'])];
  if (!lit || !panel || !line) return;
  const [from, to, edge, own] = [line, lit, panel, layer].map(each => each.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  if (edge.right > to.left) return;
  const y = Math.min(Math.max(from.top + from.height / 2, edge.top), edge.bottom) - own.top;
  const cards = [...(layer.parentElement?.querySelectorAll('.photo-cards li:not([hidden])') ?? [])].map(
    card => inLayer(card.getBoundingClientRect(), own),
  );
  const [start, end] = [
    [edge.right - own.left, y],
    [to.left - own.left, to.top + to.height / 2 - own.top],
  ] as const;
  thread.setAttribute(
    'd',
    `M${threadPast(start, end, cards, letters)
      .map(at => at.map(Math.round).join(' '))
      .join('L')}`,
  );
}

const inLayer = ({ left, top, right, bottom }: DOMRect, own: DOMRect): Box => ({
  left: left - own.left,
  top: top - own.top,
  right: right - own.left,
  bottom: bottom - own.top,
});

/** Px beside a home that fills its stage, and over and under it, where the stage ends softly (reading.css). */
const MARGIN = { sides: 10, ends: 29 } as const;

/**
 * R992: while it is read on a phone, one floor of a home is seen as a plan from above, upright, and fills the stage, until
 * the person turns it. Afterwards the view is the one from before.
 */
export function useCloseUp(
  {
    view,
    walked,
    setOrbit,
    setWalked,
    setFloor,
  }: Omit<SceneBeside, 'seen' | 'floor' | 'onSelect' | 'setNamed'>,
  isPhone: boolean,
): void {
  const { home } = view;
  const choose = useEffectEvent(setFloor);
  useEffect(() => {
    if (!isPhone) return;
    choose(0);
    return () => choose(undefined);
  }, [isPhone]);
  const plan = isPhone && home?.model.isPlan ? home : undefined;
  const own = useRef(new WeakSet<Orbit>());
  const present = useEffectEvent(() => walked);
  const restore = useEffectEvent(setWalked);
  const fill = useEffectEvent((stage: Element, before: Walked | undefined) => {
    const isTurned = walked !== before && !(walked && own.current.has(walked.orbit));
    const size = { width: stage.clientWidth, height: stage.clientHeight };
    if (!plan || isTurned || size.width === 0) return;
    // Square to its walls, with south as near to the top as they allow.
    const bearing = turned(plan.up - Math.round(plan.up / 90) * 90);
    const orbit = { bearing, elevation: ELEVATION.max, zoom: 1 };
    const lens = lensOf(orbit, size, coverOf(view));
    const corners = plan.model.storeys.flatMap(({ lift, rooms }) =>
      rooms.flatMap(({ ring }) => ring.map(([x, y]) => planToWorld([x / 1000, y / 1000, lift], plan))),
    );
    const { left, top, right, bottom } = around(corners.map(corner => seenAt(lens, corner)));
    const across = Math.max(lens.left - left, right - lens.left);
    const zoom = Math.min(
      (size.width / 2 - MARGIN.sides) / across,
      (lens.top - MARGIN.ends) / (lens.top - top),
      (size.height - lens.top - MARGIN.ends) / (bottom - lens.top),
    );
    const filled = { ...orbit, zoom };
    own.current.add(filled);
    setOrbit(filled);
  });
  const isFilled = plan !== undefined;
  const model = plan?.model;
  const up = plan?.up;
  useEffect(() => {
    if (!isFilled) return;
    const before = present();
    return () => restore(before);
  }, [isFilled]);
  useEffect(() => {
    const stage = document.querySelector('.house-scene__stage');
    if (!isFilled || !stage) return;
    const before = present();
    const watcher = new ResizeObserver(() => fill(stage, before));
    watcher.observe(stage);
    return () => watcher.disconnect();
  }, [isFilled, model, up]);
}
