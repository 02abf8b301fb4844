import type { Orbit } from '@app/building/orbit';
import type { Palace } from '@app/fengshui';
import { palaceCells } from '@app/home';
import { mountainRidge } from '../../ink/geometry/landscape';
import type { PalaceLabel } from '../PalaceLabels';
import { cellMiddle } from '../palaceGrid';
import { readPalette } from '../palette';
import { skyWashes } from '../skyWash';
import type { HouseStage } from '../three/stage';
import type { HouseView } from '../view';
import { type Hill, type PlacedSlip, paintPicture, SCENE, SHEET_WIDTH, sheetHeight } from './paintPicture';

export interface PictureInput {
  readonly stage: HouseStage;
  /** Whose theme the picture has. */
  readonly page: Element;
  readonly view: HouseView;
  readonly orbit: Orbit;
  readonly labels: readonly PalaceLabel[];
  /** The photo shown in the label of a palace, if there is one. */
  readonly photoIn: (palace: Palace) => HTMLImageElement | undefined;
  readonly caption: readonly string[];
}

/** Picture px to each px of the sheet: fit for print. */
const SHARPNESS = 2;

/** The house as it is seen, from the same side and in the same light, as a PNG; undefined where there is no canvas. */
export function takePicture({ stage, page, caption, ...seen }: PictureInput): Promise<Blob | undefined> {
  const sheet = document.createElement('canvas');
  sheet.width = SHEET_WIDTH * SHARPNESS;
  sheet.height = sheetHeight(caption.length) * SHARPNESS;
  const pen = sheet.getContext('2d');
  if (!pen) return Promise.resolve(undefined);
  pen.scale(SHARPNESS, SHARPNESS);
  const palette = readPalette(page);
  const washes = skyWashes(seen.view, seen.orbit);
  stage.snapshot(SCENE, SHARPNESS, scene =>
    paintPicture(
      pen,
      { scene, washes, hills: hillsBehind(page), slips: placeSlips(stage, seen), caption, seal: SEAL },
      palette,
    ),
  );
  return new Promise(done => sheet.toBlob(blob => done(blob ?? undefined), 'image/png'));
}

/** The name of the app, as its seal has it. */
const SEAL = ['墨', '星'] as const;
const RIDGES = [
  { foot: 270, rise: 150, fade: 400, seed: 2.2 },
  { foot: 330, rise: 130, fade: 470, seed: 5.4 },
] as const;

/** In the colour of the season that the page stands in; none where it has none. */
function hillsBehind(page: Element): readonly Hill[] {
  const colour = getComputedStyle(page).getPropertyValue('--hill').trim();
  if (colour === '') return [];
  return RIDGES.map(ridge => ({
    path: new Path2D(mountainRidge({ width: SCENE.width, ...ridge })),
    colour,
    top: ridge.foot - ridge.rise,
    foot: ridge.fade,
  }));
}

type Seen = Pick<PictureInput, 'view' | 'labels' | 'photoIn'>;

function placeSlips(stage: HouseStage, { view, labels, photoIn }: Seen): readonly PlacedSlip[] {
  if (!view.overlay) return [];
  return palaceCells(view.facingPalace).flatMap(cell => {
    const label = labels.find(({ palace }) => palace === cell.palace);
    if (!label) return [];
    const [left, top] = stage.locate(...cellMiddle(cell, view));
    return [{ ...label, left, top, image: photoIn(cell.palace) }];
  });
}
