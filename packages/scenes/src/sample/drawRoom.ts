import {
  createRoomLens,
  DRAWN_ROOMS,
  type DrawnRoom,
  type Piece,
  ROOM,
  ROOM_EYES,
  type RoomSun,
  type Spot,
  sunThrough,
} from '@app/building/sample';
import type { SampleShot } from '@app/home';
import { type Random, seededRandom } from '@app/kernel';
import { asTaken, horizontalField } from '@app/photo';
import { drawPiece } from './furnish';
import { createInkPen, INK, type InkPen } from './inkPen';

export type { DrawnRoom } from '@app/building/sample';

/** Pixels of a drawn room. */
const SHEET = { width: 960, height: 720 } as const;
/** Width of a floorboard, metres. */
const PLANK = 0.5;

/**
 * R967: a room in ink on paper as a PNG, stamped as a sample, as the camera of the shot sees it and with its data;
 * undefined if the browser cannot draw.
 */
export async function drawRoom(room: DrawnRoom, stamp: string, shot: SampleShot): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET.width;
  canvas.height = SHEET.height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // Each room has its own line wobble, the same every time.
  const random = seededRandom(Object.keys(DRAWN_ROOMS).indexOf(room) + 1);
  layPaper(context, random);
  const field = horizontalField(SHEET.width, SHEET.height, shot.capture.focalLength35) ?? 60;
  const lens = createRoomLens({ eye: ROOM_EYES[room], turn: shot.turn, field, ...SHEET });
  const pen = createInkPen(context, lens, random);
  const pieces: readonly Piece[] = DRAWN_ROOMS[room];
  drawShell(pen);
  const stage = pieces.find(piece => piece.kind === 'box' && Math.min(piece.size[0], piece.size[1]) > 4);
  if (!stage) drawSun(pen, pieces, shot.sun);
  for (const piece of pieces) {
    drawPiece(pen, piece, shot.sun.altitude > 0 ? 'day' : 'night');
    // A raised floor is lit instead of the one below it.
    if (piece === stage && piece.kind === 'box') drawSun(pen, pieces, shot.sun, piece.size[2]);
  }
  drawStamp(context, stamp);
  const drawn = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (!drawn) return undefined;
  const png = asTaken(new Uint8Array(await drawn.arrayBuffer()), shot.capture);
  return new Blob([png.slice()], { type: drawn.type });
}

function layPaper(context: CanvasRenderingContext2D, random: Random): void {
  context.fillStyle = INK.paper;
  context.fillRect(0, 0, SHEET.width, SHEET.height);
  context.fillStyle = 'rgb(139 132 116 / 9%)';
  for (let fibre = 0; fibre < 900; fibre++) {
    context.fillRect(random.next() * SHEET.width, random.next() * SHEET.height, 1 + random.next() * 5, 1);
  }
}

/** Ceiling, the boards of the floor, and the walls; the one the camera looks through is open. */
function drawShell(pen: InkPen): void {
  const { side, height } = ROOM;
  const level = (z: number): readonly Spot[] => [
    [0, 0, z],
    [side, 0, z],
    [side, side, z],
    [0, side, z],
  ];
  const upright = (from: Spot, to: Spot): readonly Spot[] => [
    from,
    to,
    [to[0], to[1], height],
    [from[0], from[1], height],
  ];
  const [eyeX, eyeY] = pen.eye;
  pen.face(level(height), '#f7f1e4', 2.4);
  pen.face(level(0), INK.floor, 2.4);
  for (let along = PLANK; along < side; along += PLANK) {
    const board: readonly Spot[] =
      eyeY > side
        ? [
            [along, 0, 0],
            [along, side, 0],
          ]
        : [
            [0, along, 0],
            [side, along, 0],
          ];
    pen.stroke(board, 0.8, INK.faint);
  }
  if (eyeX < side) pen.face(upright([side, 0, 0], [side, side, 0]), '#e9dfcc', 2.4);
  if (eyeY < side) pen.face(upright([0, side, 0], [side, side, 0]), '#e9dfcc', 2.4);
  pen.face(upright([0, 0, 0], [0, side, 0]), INK.wall, 2.4);
  pen.face(upright([0, 0, 0], [side, 0, 0]), '#efe6d5', 2.4);
}

/** The sun of that minute on the floor, through the windows and doors of the picture. */
function drawSun({ context, at }: InkPen, pieces: readonly Piece[], sun: RoomSun, floor = 0): void {
  context.fillStyle = 'rgb(245 208 118 / 62%)';
  for (const piece of pieces) {
    if (piece.kind !== 'window' && piece.kind !== 'door') continue;
    // The lower half of a door is wood.
    const opening = piece.kind === 'door' ? { ...piece, low: 1, high: piece.high - 0.15 } : piece;
    for (const pane of sunThrough(opening, sun, floor)) {
      context.beginPath();
      for (const corner of pane) context.lineTo(...at(corner));
      context.fill();
    }
  }
}

/** The word for sample on a red seal, so that the picture identifies itself wherever it is shown. */
function drawStamp(context: CanvasRenderingContext2D, stamp: string): void {
  context.font = '500 24px "Songti SC", "Noto Serif CJK SC", serif';
  const width = context.measureText(stamp).width + 26;
  const [left, top] = [SHEET.width - width - 30, SHEET.height - 74];
  context.fillStyle = INK.seal;
  context.beginPath();
  context.roundRect(left, top, width, 44, 5);
  context.fill();
  context.fillStyle = INK.wall;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.fillText(stamp, left + width / 2, top + 23);
}
