import { type Lens, lensOf, type Orbit, seenAt } from '@app/building/orbit';
import { drawHills } from '@app/building/season';
import type { Palace } from '@app/fengshui';
import { palaceCells } from '@app/home';
import { cardPlaces, nearest } from '@app/ui';
import type { PalaceLabel } from '../PalaceLabels';
import { homeBoxes, ringOf, type ShownCard, skyBoxes } from '../PhotoCards';
import { cellMiddle } from '../palaceGrid';
import { readPalette } from '../palette';
import { coverOf } from '../skyPlace';
import { skyWashes } from '../skyWash';
import type { HouseStage } from '../stage/openStage';
import type { HouseView } from '../view';
import {
  CARD,
  type Hill,
  type PlacedCard,
  type PlacedSlip,
  paintPicture,
  SCENE,
  SHEET_WIDTH,
  sheetHeight,
} from './paintPicture';

export interface PictureInput {
  readonly stage: HouseStage;
  /** The theme of the picture. */
  readonly page: Element;
  readonly view: HouseView;
  readonly orbit: Orbit;
  readonly labels: readonly PalaceLabel[];
  /** The photo shown in the label of a palace, if there is one. */
  readonly photoIn: (palace: Palace) => HTMLImageElement | undefined;
  /** The photos beside the home. */
  readonly cards: readonly ShownCard[];
  readonly caption: readonly string[];
}

/** Picture px per px of the sheet: fit for print. */
const SHARPNESS = 2;

/** The house as seen, from the same side and in the same light, as a PNG; undefined if nothing can be drawn. */
export async function takePicture(input: PictureInput): Promise<Blob | undefined> {
  const sheet = document.createElement('canvas');
  const pen = sizeSheet(sheet, input.caption.length, SHARPNESS);
  if (!pen || !(await paintSheet(pen, input, SHARPNESS))) return undefined;
  return new Promise(done => sheet.toBlob(blob => done(blob ?? undefined), 'image/png'));
}

/** Gives a canvas the size of a sheet, in even numbers as films require; undefined if it cannot be drawn on. */
export function sizeSheet(
  sheet: HTMLCanvasElement,
  lines: number,
  sharpness: number,
): CanvasRenderingContext2D | undefined {
  sheet.width = SHEET_WIDTH * sharpness;
  sheet.height = 2 * Math.ceil((sheetHeight(lines) * sharpness) / 2);
  const pen = sheet.getContext('2d') ?? undefined;
  pen?.scale(sharpness, sharpness);
  return pen;
}

/** Paints the current view onto a sheet; false if the model is gone. */
export async function paintSheet(
  pen: CanvasRenderingContext2D,
  { stage, page, caption, ...seen }: PictureInput,
  sharpness: number,
): Promise<boolean> {
  const scene = await stage.snapshot(SCENE, sharpness);
  if (!scene) return false;
  const lens = lensOf(seen.orbit, SCENE, coverOf(seen.view));
  const content = {
    scene,
    washes: skyWashes(seen.view, seen.orbit),
    hills: hillsBehind(page),
    slips: placeSlips(stage, lens, seen),
    cards: placeCards(lens, seen),
    caption,
    seal: SEAL,
  };
  paintPicture(pen, content, readPalette(page));
  scene.close();
  return true;
}

/** The name of the app, as in its seal. */
const SEAL = ['墨', '星'] as const;
const RIDGES = [
  { foot: 285, rise: 165, fade: 390, summits: 4, seed: 22 },
  { foot: 335, rise: 110, fade: 470, summits: 3, seed: 54 },
] as const;

/** In the colour of the season of the page; none without a season. */
function hillsBehind(page: Element): readonly Hill[] {
  const colour = getComputedStyle(page).getPropertyValue('--hill').trim();
  if (colour === '') return [];
  return RIDGES.map(ridge => ({
    path: new Path2D(drawHills({ width: SCENE.width, ...ridge }).outline),
    colour,
    top: ridge.foot - ridge.rise,
    foot: ridge.fade,
  }));
}

type Seen = Pick<PictureInput, 'view' | 'labels' | 'photoIn' | 'cards'>;

function placeSlips(stage: HouseStage, lens: Lens, { view, labels, photoIn }: Seen): readonly PlacedSlip[] {
  if (!view.overlay) return [];
  return palaceCells(view.facingPalace).flatMap(cell => {
    const label = labels.find(({ palace }) => palace === cell.palace);
    if (!label) return [];
    const [left, top] = seenAt(lens, stage.overPalaces(...cellMiddle(cell, view)));
    return [{ ...label, left, top, image: photoIn(cell.palace) }];
  });
}

/** R385: as on the page, beside the ring of the sheet. */
function placeCards(lens: Lens, { view, cards }: Seen): readonly PlacedCard[] {
  const feet = cards.map(({ foot }) => seenAt(lens, foot));
  const places = cardPlaces(feet, {
    ...SCENE,
    card: CARD,
    ring: ringOf(lens),
    taken: [...homeBoxes(view, lens), ...skyBoxes(view, lens)],
  });
  return cards.flatMap(({ photo, room, image }, i): readonly PlacedCard[] => {
    const [box, foot] = [places[i], feet[i]];
    if (!box || !foot) return [];
    const { left, top } = box;
    return [
      { left, top, end: nearest(box, foot), foot, name: room ?? photo.name, turns: photo.turns, image },
    ];
  });
}
