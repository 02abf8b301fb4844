import { buffersOf, createCamera, createSheet, type Mark } from '@app/building';
import type { SeasonDecor } from '@app/building/season';
import { CanvasTexture, Group, Mesh } from 'three';
import type { Looks } from '../palette';
import { faceGeometry, faceMaterial, strokeGeometry, strokeMaterial } from './house';
import { PICTURE_FRAGMENT } from './shaders';
import type { SharedUniforms } from './shared';
import { type Upright, uprightGeometry, uprightMaterial } from './uprights';

/** Each picture is painted into a square of the texture, its foot at this point, px. */
const CELL = 512;
const FOOT = { x: 240, y: 456 } as const;
/** Texture px per metre: nearly four times the scale of the mocks, for fine screens. */
const SCALE = 90;
/** Two trees, the vat, pots and four figures fill two rows. */
const COLUMNS = 4;
/** Shades, roots and the vat's belly reach below the foot on the picture: the ground must not cover them, metres. */
const NEARER = 0.75;

/** The season around a building: pictures that face the reader, lanterns and couplets, objects on the ground. */
export interface SeasonDecorMeshes {
  readonly group: Group;
  setDress(dress: SeasonDecor): void;
  /** `size` is the magnification of the building. */
  setSize(size: number): void;
  setLooks(looks: Looks): void;
}

export function createSeasonDecor(shared: SharedUniforms): SeasonDecorMeshes {
  const texture = new CanvasTexture(new OffscreenCanvas(1, 1));
  const size = { value: 1 };
  const cards = new Mesh(
    uprightGeometry([]),
    uprightMaterial(PICTURE_FRAGMENT, {
      ...shared,
      picture: { value: texture },
      nearer: { value: NEARER },
      size,
    }),
  );
  const empty = buffersOf([]);
  const faces = new Mesh(faceGeometry(empty.faces), faceMaterial(shared));
  const strokes = new Mesh(strokeGeometry(empty.strokes), strokeMaterial(shared));
  for (const mesh of [cards, faces, strokes]) mesh.frustumCulled = false;
  cards.renderOrder = 1;
  let dress: SeasonDecor | undefined;
  let looks: Looks | undefined;

  function paintCards(): void {
    if (!dress || !looks) return;
    paint(texture.image, dress, looks);
    // Another size needs another texture on the card.
    texture.dispose();
    texture.needsUpdate = true;
  }

  return {
    group: new Group().add(cards, faces, strokes),
    setDress(next) {
      if (next === dress) return;
      dress = next;
      cards.geometry.dispose();
      cards.geometry = uprightGeometry(
        [...next.uprights, ...next.glows].map(({ at: [x, y, z] }, at) =>
          // All glows are one picture.
          cardAt([x, z, y], Math.min(at, next.uprights.length), rowsOf(next), at >= next.uprights.length),
        ),
      );
      const buffers = buffersOf(
        next.things.flatMap(({ body }) => body),
        [],
        next.scatter,
      );
      faces.geometry.dispose();
      faces.geometry = faceGeometry(buffers.faces);
      strokes.geometry.dispose();
      strokes.geometry = strokeGeometry(buffers.strokes);
      faces.visible = next.things.length > 0;
      strokes.visible = faces.visible || next.scatter.length > 0;
      paintCards();
    },
    setSize: next => {
      size.value = next;
    },
    setLooks(next) {
      looks = next;
      paintCards();
    },
  };
}

const picturesOf = ({ uprights, glows }: SeasonDecor) => [...uprights, ...glows.slice(0, 1)];
const rowsOf = (dress: SeasonDecor): number => Math.ceil(picturesOf(dress).length / COLUMNS);

function cardAt(foot: Upright['foot'], cell: number, rows: number, isGlow: boolean): Upright {
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  const below = (isGlow ? CELL / 2 : CELL - FOOT.y) / SCALE;
  return {
    foot,
    x: [-FOOT.x / SCALE, (CELL - FOOT.x) / SCALE],
    y: [-below, CELL / SCALE - below],
    u: [column / COLUMNS, (column + 1) / COLUMNS],
    v: [1 - (row + 1) / rows, 1 - row / rows],
    // A lantern is before its own light.
    ...(isGlow && { behind: NEARER }),
  };
}

function paint(canvas: OffscreenCanvas, dress: SeasonDecor, looks: Looks): void {
  const pictures = picturesOf(dress);
  canvas.width = COLUMNS * CELL;
  canvas.height = rowsOf(dress) * CELL;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [cell, { draw }] of pictures.entries()) {
    const sheet = createSheet();
    const down = cell < dress.uprights.length ? FOOT.y : CELL / 2;
    draw(sheet, createCamera({ scale: SCALE, centre: [FOOT.x, down] }), 'full');
    pen.save();
    pen.translate((cell % COLUMNS) * CELL, Math.floor(cell / COLUMNS) * CELL);
    // What is larger than its square would be in its neighbour's picture.
    pen.beginPath();
    pen.rect(0, 0, CELL, CELL);
    pen.clip();
    for (const mark of sheet.marks()) paintMark(pen, mark, looks);
    pen.restore();
  }
}

/** As the style sheet defines it for the drawing; its widths are px at 24 px a metre. */
function paintMark(pen: OffscreenCanvasRenderingContext2D, { className, d }: Mark, looks: Looks): void {
  const look = looks[className];
  const path = new Path2D(d);
  if (look?.fill) {
    pen.globalAlpha = look.alpha * look.fillAlpha;
    pen.fillStyle = look.fill;
    pen.fill(path);
  }
  if (look?.stroke) {
    pen.globalAlpha = look.alpha;
    pen.strokeStyle = look.stroke;
    pen.lineWidth = (look.width * SCALE) / 24;
    pen.stroke(path);
  }
}
