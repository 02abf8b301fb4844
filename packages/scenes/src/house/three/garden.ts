import {
  createCamera,
  createSheet,
  drawTree,
  drawVat,
  type Mark,
  type Sheet,
  TREES,
  VAT,
} from '@app/building';
import { CanvasTexture, Mesh } from 'three';
import { cssOf, type Palette } from '../palette';
import { PICTURE_FRAGMENT } from './shaders';
import type { SharedUniforms } from './shared';
import { type Upright, uprightGeometry, uprightMaterial } from './uprights';

/** Each plant is painted into a square of the texture, its foot at this point, px. */
const CELL = 512;
const FOOT = { x: 240, y: 490 } as const;
/** Texture px per metre: twice the scale of the mocks, for fine screens. */
const SCALE = 96;
/** Roots and the vat's belly reach below the foot on the picture: the ground must not cover them, metres. */
const NEARER = 0.6;
const CELLS = TREES.length + 1;

export interface GardenMesh {
  readonly mesh: Mesh;
  setPalette(palette: Palette): void;
}

/** The trees and the water vat of the drawings, painted on upright cards that face the reader. */
export function createGardenMesh(shared: SharedUniforms): GardenMesh {
  const texture = new CanvasTexture(document.createElement('canvas'));
  const feet = [...TREES, VAT];
  const mesh = new Mesh(
    uprightGeometry(feet.map(cardAt)),
    uprightMaterial(PICTURE_FRAGMENT, { ...shared, picture: { value: texture }, nearer: { value: NEARER } }),
  );
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  return {
    mesh,
    setPalette(palette) {
      paint(texture.image, palette);
      texture.needsUpdate = true;
    },
  };
}

function cardAt({ x, y }: { readonly x: number; readonly y: number }, cell: number): Upright {
  return {
    foot: [x, 0.03, y],
    x: [-FOOT.x / SCALE, (CELL - FOOT.x) / SCALE],
    y: [(FOOT.y - CELL) / SCALE, FOOT.y / SCALE],
    u: [cell / CELLS, (cell + 1) / CELLS],
    v: [0, 1],
  };
}

function paint(canvas: HTMLCanvasElement, palette: Palette): void {
  canvas.width = CELLS * CELL;
  canvas.height = CELL;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const here = (cell: number) => createCamera({ scale: SCALE, centre: [cell * CELL + FOOT.x, FOOT.y] });
  const sheet: Sheet = createSheet();
  for (const [cell, tree] of TREES.entries()) drawTree(sheet, here(cell), { ...tree, x: 0, y: 0 }, 'full');
  drawVat(sheet, here(TREES.length), 0, 0);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const mark of sheet.marks()) paintMark(pen, mark, palette);
}

/** How each class of the drawing looks: what `ink.css` says of it, for a canvas. Widths are px at 24 px a metre. */
function paintMark(pen: CanvasRenderingContext2D, { className, d }: Mark, palette: Palette): void {
  const path = new Path2D(d);
  const fill = (colour: string, alpha: number) => {
    pen.globalAlpha = alpha;
    pen.fillStyle = colour;
    pen.fill(path);
  };
  const stroke = (colour: string, alpha: number, width: number) => {
    pen.globalAlpha = alpha;
    pen.strokeStyle = colour;
    pen.lineWidth = (width * SCALE) / 24;
    pen.stroke(path);
  };
  const ink = cssOf(palette.lit.ink);
  switch (className) {
    case 'ground-shade':
      fill(ink, 0.09);
      break;
    case 'trunk':
      fill(cssOf(palette.bark), 0.85);
      break;
    case 'twig':
      stroke(cssOf(palette.bark), 1, 1.5);
      break;
    case 'crown':
      fill(cssOf(palette.leaf), 0.17);
      break;
    case 'leaf-far':
      stroke(cssOf(palette.leaf), 0.75, 1.6);
      break;
    case 'leaf-near':
      stroke(cssOf(palette.leafNear), 0.7, 1.1);
      break;
    case 'vat-water structure':
      fill(cssOf(palette.water), 0.28);
      stroke(ink, 1, 1.1);
      break;
    case 'fine line-grey':
      stroke(cssOf(palette.lit.grey), 1, 0.6);
      break;
    default:
      fill(cssOf(palette.lit.trim), 1);
      stroke(ink, 1, 1.1);
  }
}
