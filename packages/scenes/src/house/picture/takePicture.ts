import { cardPlaces, type Lens, lensOf, nearest, type Orbit, seenAt } from '@app/building/orbit';
import type { Palace } from '@app/fengshui';
import { palaceCells } from '@app/home';
import { coverOf } from '../coverOf';
import type { PalaceLabel } from '../PalaceLabels';
import { homeBoxes, ringOf, type ShownCard, skyBoxes } from '../PhotoCards';
import { cellMiddle } from '../palaceGrid';
import { readPalette } from '../palette';
import { skyWashes } from '../skyWash';
import type { HouseStage } from '../stage/openStage';
import type { HouseView } from '../view';
import {
  CARD,
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
    hills: await hillsBehind(page),
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
const HILLS = new URL('../../ink/styles/hills.webp', import.meta.url).href;
/** The same at every frame of a film. */
let hillsBefore: { readonly colour: string; readonly picture: OffscreenCanvas } | undefined;

/** R888: the hills of the page, in its colour; none without a season. */
async function hillsBehind(page: Element): Promise<OffscreenCanvas | undefined> {
  const style = getComputedStyle(page);
  const colour = style.getPropertyValue('--hill').trim();
  if (colour === '') return undefined;
  if (hillsBefore?.colour === colour) return hillsBefore.picture;
  const picture = new OffscreenCanvas(SCENE.width, SCENE.height);
  const pen = picture.getContext('2d', { willReadFrequently: true });
  const image = new Image();
  image.src = HILLS;
  if (
    !pen ||
    !(await image.decode().then(
      () => true,
      () => false,
    ))
  )
    return undefined;
  const scale = Math.max(SCENE.width / image.naturalWidth, SCENE.height / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.drawImage(image, (SCENE.width - width) / 2, (SCENE.height - height) / 2, width, height);
  const mask = pen.getImageData(0, 0, SCENE.width, SCENE.height);
  const strength = Number(style.getPropertyValue('--hills')) || 1;
  // White on black: how light it is tells how much of the colour there is.
  for (let at = 0; at < mask.data.length; at += 4) mask.data[at + 3] = mask.data[at]! * strength;
  pen.putImageData(mask, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = colour;
  pen.fillRect(0, 0, SCENE.width, SCENE.height);
  hillsBefore = { colour, picture };
  return picture;
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
    const { turns } = photo;
    const end = nearest(box, foot);
    return [{ left, top, end, foot, name: room ?? photo.name, turns, image }];
  });
}
