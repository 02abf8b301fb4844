import { createCamera } from '@app/building';
import { DRAWN_ROOMS, type DrawnRoom, type Piece, ROOM } from '@app/building/sample';
import { type Random, seededRandom } from '@app/kernel';
import { drawPiece } from './furnish';
import { createInkPen, INK, type InkPen, wallCorners } from './inkPen';

export type { DrawnRoom } from '@app/building/sample';

/** Pixels of a drawn room. */
const SHEET = { width: 960, height: 720 } as const;
/** The room is slightly above the middle of its sheet: the seal is below it. */
const CAMERA = { azimuth: 45, elevation: 32, scale: 104, centre: [480, 316] } as const;
/** Width of a floorboard, metres. */
const PLANK = 0.5;

/** A room in ink on paper as a PNG, stamped as a sample; undefined if the browser cannot draw. */
export async function drawRoom(room: DrawnRoom, stamp: string): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET.width;
  canvas.height = SHEET.height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // Each room has its own line wobble, the same every time.
  const random = seededRandom(Object.keys(DRAWN_ROOMS).indexOf(room) + 1);
  layPaper(context, random);
  const pen = createInkPen(context, createCamera(CAMERA), random);
  drawShell(pen);
  const pieces: readonly Piece[] = DRAWN_ROOMS[room];
  for (const piece of pieces) drawPiece(pen, piece);
  drawStamp(context, stamp);
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png'));
}

function layPaper(context: CanvasRenderingContext2D, random: Random): void {
  context.fillStyle = INK.paper;
  context.fillRect(0, 0, SHEET.width, SHEET.height);
  context.fillStyle = 'rgb(139 132 116 / 9%)';
  for (let fibre = 0; fibre < 900; fibre++) {
    context.fillRect(random.next() * SHEET.width, random.next() * SHEET.height, 1 + random.next() * 5, 1);
  }
}

/** Two walls and the boards of the floor. */
function drawShell(pen: InkPen): void {
  const { side } = ROOM;
  pen.face(
    [
      [0, 0, 0],
      [side, 0, 0],
      [side, side, 0],
      [0, side, 0],
    ],
    INK.floor,
    2.4,
  );
  for (let along = PLANK; along < side; along += PLANK) {
    pen.stroke(
      [
        [along, 0, 0],
        [along, side, 0],
      ],
      0.8,
      INK.faint,
    );
  }
  pen.face(wallCorners('left'), INK.wall, 2.4);
  pen.face(wallCorners('right'), '#f3ecde', 2.4);
}

/** The word for sample on a red seal, so that the picture identifies itself wherever it is shown. */
function drawStamp(context: CanvasRenderingContext2D, stamp: string): void {
  context.font = '500 30px "Songti SC", "Noto Serif CJK SC", serif';
  const width = context.measureText(stamp).width + 32;
  const [left, top] = [SHEET.width - width - 36, SHEET.height - 92];
  context.fillStyle = INK.seal;
  context.beginPath();
  context.roundRect(left, top, width, 56, 6);
  context.fill();
  context.fillStyle = INK.wall;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.fillText(stamp, left + width / 2, top + 29);
}
