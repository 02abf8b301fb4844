import {
  fromAltAz,
  fromEquatorial,
  type LabelBox,
  type LabelWish,
  NAKED_EYE,
  placeLabels,
  type Vector,
  WANDERER_NAMES,
} from '@app/sky/stars';
import { Container, Graphics } from 'pixi.js';
import type { Point } from '../engine/camera';
import type { MapPicture } from '../engine/picture';
import { rankOf } from '../engine/prominence';
import { createTexts, type TextLook } from './texts';

interface Label {
  readonly words: string;
  readonly wish: LabelWish;
  readonly look: Omit<TextLook, 'at'>;
}

/** Where the names of the great regions are written: right ascension and declination. */
const ENCLOSURES = [
  { id: 'ziwei', at: fromEquatorial(235, 76) },
  { id: 'taiwei', at: fromEquatorial(183, 6) },
  { id: 'tianshi', at: fromEquatorial(258, 13) },
] as const;
const MILKY_WAY = fromEquatorial(306, 24);

const BADGE = 11;
/** Half the side of what a planet with its ring covers, px. */
const BODY = 6;
/** Degrees under the horizon, clear of the badges. */
const MOUNTAIN_DEPTH = -7;
const ALL_FIGURES_ZOOM = 1.8;
const STAR_NAMES_ZOOM = 2.6;
/** Names for a disc of 400 px; a smaller one has room for fewer. */
const MOST = 62;

/** The names on the map, chosen so that none overlaps another, and the badges of the directions. */
export function createLabels() {
  const badges = new Graphics();
  const texts = createTexts();
  const container = new Container({ children: [badges, texts.container] });
  const measure = createRuler();

  function draw(picture: MapPicture): void {
    const { palette, projector, words, zoom } = picture;
    texts.begin();
    badges.clear();
    const marks = directionBadges(picture);
    for (const { at, name, size } of marks) {
      badges
        .circle(at.x, at.y, size)
        .fill(palette.colour.sky)
        .stroke({ width: 1, color: palette.colour.horizon });
      texts.write(name, {
        at,
        size: size * 1.15,
        colour: palette.colour['label-region'],
        font: palette.font,
      });
    }
    if (projector.mode === 'door') writeMountains(picture, texts.write);
    const labels = wishesOf(picture, measure);
    const obstacles: LabelBox[] = [...marks, ...bodyDiscs(picture)].map(({ at, size }) => ({
      ...at,
      width: size * 2 + 4,
      height: size * 2 + 4,
    }));
    const share = projector.stage.radius / 400;
    const limit = Math.round(
      MOST * Math.min(1.2, share) * (1 + (zoom - 1) * 0.25) * (words.language === 'en' ? 0.85 : 1),
    );
    for (const { index, x, y } of placeLabels(
      labels.map(({ wish }) => wish),
      obstacles,
      limit,
    )) {
      const label = labels[index];
      if (label) texts.write(label.words, { ...label.look, at: { x, y } });
    }
    texts.end();
  }

  return { container, draw, forget: texts.forget };
}

function directionBadges({ frame, projector, words }: MapPicture) {
  const { stage, mode, place } = projector;
  const size = BADGE * Math.max(0.85, Math.min(1.15, stage.radius / 386));
  return words.directions.flatMap((name, i) => {
    if (mode === 'planisphere' && i % 2 === 1) return [];
    const point = place(fromAltAz(frame, { altitude: 0, azimuth: i * 45 }));
    const at = point && ontoRim(point, stage.centre, stage.radius, mode === 'planisphere');
    return at ? [{ at, name, size: i % 2 === 0 ? size : size * 0.86 }] : [];
  });
}

/** From the door: the 24 mountains on the ground, each under its part of the horizon. */
function writeMountains(
  { frame, projector: { place, stage }, palette, words }: MapPicture,
  write: (text: string, look: TextLook) => void,
): void {
  const size = Math.max(11, (13 * stage.radius) / 386);
  for (const [i, name] of words.mountains.entries()) {
    const at = place(fromAltAz(frame, { altitude: MOUNTAIN_DEPTH, azimuth: i * 15 }));
    if (!at || Math.hypot(at.x - stage.centre.x, at.y - stage.centre.y) > stage.radius * 0.94) continue;
    write(name, { at, size, colour: palette.colour['label-region'], font: palette.font });
  }
}

/** Names keep off the sun, the moon and the planets. */
const bodyDiscs = (picture: MapPicture) =>
  picture.wanderers.flatMap(({ vector, magnitude }) => {
    const at = magnitude < NAKED_EYE ? visible(picture, vector) : undefined;
    return at ? [{ at, size: BODY }] : [];
  });

/** On the planisphere a direction beyond the rim is marked at the rim; from the door it is out of sight. */
function ontoRim(point: Point, centre: Point, radius: number, keep: boolean): Point | undefined {
  const [x, y] = [point.x - centre.x, point.y - centre.y];
  const distance = Math.hypot(x, y);
  if (distance <= radius) return point;
  return keep && distance < radius * 2
    ? { x: centre.x + (x / distance) * radius, y: centre.y + (y / distance) * radius }
    : undefined;
}

function wishesOf(picture: MapPicture, measure: Ruler): readonly Label[] {
  const { catalogue, projector, palette, words, zoom, picked, wanderers, names } = picture;
  const { language } = words;
  const size = Math.max(11.5, Math.min(15, (12.5 * projector.stage.radius) / 386));
  const labels: Label[] = [];
  const add = (
    text: string | undefined,
    at: Vector,
    rank: number,
    look: Partial<TextLook> = {},
    place: Partial<LabelWish> = {},
  ) => {
    const anchor = text ? visible(picture, at) : undefined;
    if (!text || !anchor) return;
    const full = {
      size,
      colour: palette.colour.label,
      font: palette.font,
      halo: palette.colour['label-halo'],
      ...look,
    };
    const width = measure(text, full) + 4;
    labels.push({
      words: text,
      look: full,
      wish: { anchor, width, height: full.size * 1.3, gap: 5, rank, ...place },
    });
  };

  const region = {
    colour: palette.colour['label-region'],
    size: size * 1.1,
    spacing: language === 'zh' ? 0.4 : 0.04,
  };
  for (const { id, at } of ENCLOSURES) add(words.enclosures[id], at, 2, region, { centred: true });
  add(words.milkyWay, MILKY_WAY, 3, { ...region, size }, { centred: true });
  for (const { id, vector, magnitude } of wanderers) {
    if (magnitude < NAKED_EYE)
      add(
        WANDERER_NAMES[id][language],
        vector,
        1,
        { colour: palette.colour['label-region'] },
        { gap: BODY + 5 },
      );
  }
  for (const [index, asterism] of catalogue.asterisms.entries()) {
    const isPicked = picked?.kind === 'asterism' && picked.index === index;
    const rank = isPicked
      ? 0
      : (rankOf(asterism) ?? (zoom > ALL_FIGURES_ZOOM && asterism.kind === 'figure' ? 40 : undefined));
    if (rank === undefined) continue;
    add(
      asterism[language],
      asterism.label,
      rank + index / 1000,
      isPicked ? { colour: palette.colour.picked, size: size * 1.15 } : {},
    );
  }
  const vectorOf = (star: number): Vector => {
    const [x = 0, y = 0, z = 0] = catalogue.vectors.subarray(star * 3, star * 3 + 3);
    return [x, y, z];
  };
  for (let star = 0; star < names.length; star++) {
    const magnitude = catalogue.magnitudes[star] ?? 9;
    const isPicked = picked?.kind === 'star' && picked.index === star;
    if (!isPicked && (zoom < STAR_NAMES_ZOOM || magnitude > zoom)) continue;
    const name = language === 'zh' ? names[star]?.zh : (names[star]?.western ?? names[star]?.en);
    // Many a figure of one star is called like its star.
    if (!isPicked && labels.some(({ words: written }) => written === name)) continue;
    add(
      name,
      vectorOf(star),
      isPicked ? 0 : 30 + magnitude,
      isPicked ? { colour: palette.colour.picked } : { size: size * 0.92 },
    );
  }
  return labels;
}

/** In the disc and, from the door, above the ground. */
function visible(
  { projector: { place, stage, mode }, frame }: MapPicture,
  vector: Vector,
): Point | undefined {
  const point = place(vector);
  if (!point || Math.hypot(point.x - stage.centre.x, point.y - stage.centre.y) > stage.radius * 0.96)
    return undefined;
  if (mode === 'planisphere') return point;
  const [, , , , , , x = 0, y = 0, z = 0] = frame.matrix;
  return x * vector[0] + y * vector[1] + z * vector[2] > 0 ? point : undefined;
}

type Ruler = (words: string, look: Omit<TextLook, 'at'>) => number;

/** Widths of texts, px, measured once each. */
function createRuler(): Ruler {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (words, { size, font, spacing = 0 }) => {
    const key = `${words}|${size}|${font}`;
    let width = known.get(key);
    if (width === undefined) {
      if (context) context.font = `${size}px ${font}`;
      width = context?.measureText(words).width ?? words.length * size;
      known.set(key, width);
    }
    return width + spacing * size * words.length;
  };
}
