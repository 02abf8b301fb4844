import { fromAltAz, type LabelBox, NAKED_EYE, placeLabels } from '@app/sky/stars';
import { Container, Graphics } from 'pixi.js';
import type { Point } from '../engine/camera';
import type { MapPicture } from '../engine/picture';
import type { Stage } from '../engine/projector';
import { createTexts, type TextLook } from './texts';
import { BODY, createRuler, visible, wishesOf } from './wishes';

const BADGE = 11;
/** Degrees under the horizon, clear of the badges. */
const MOUNTAIN_DEPTH = -7;
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
      box => isInside(box, projector.stage),
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
    const at = point && ontoRim(point, stage.centre, stage.radius - size, mode === 'planisphere');
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

/** Not over the ring: all four corners in the disc. */
const isInside = ({ x, y, width, height }: LabelBox, { centre, radius }: Stage): boolean =>
  Math.hypot(Math.abs(x - centre.x) + width / 2, Math.abs(y - centre.y) + height / 2) < radius;
