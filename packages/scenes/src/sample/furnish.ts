import { type OnWall, onWall, type Piece, ROOM, type Spot, type Stuff } from '@app/building/sample';
import { assertNever, randomBetween } from '@app/kernel';
import { INK, type InkPen } from './inkPen';

/** Colours of an item: its lit top, its left side, its shaded right side. */
const WASHES: Readonly<Record<Stuff, readonly [top: string, left: string, right: string]>> = {
  wood: ['#efe0c4', '#dfc9a3', '#c9ae83'],
  stone: ['#fffcf5', '#ece7db', '#d5cfc0'],
  cloth: ['#f4ecdc', '#e3d8c3', '#cfc2a8'],
  dark: ['#6d6659', '#575146', '#443f37'],
  jade: ['#97c795', '#76ac75', '#5b935b'],
  red: ['#c9654e', '#b4523d', '#964231'],
};

/** The paper of a window, lit from outside or not. */
const PAPER = { day: '#fff7e2', night: '#8e99ab' } as const;
type Paper = keyof typeof PAPER;

/** Draws one item of a room over those behind it. */
export function drawPiece(pen: InkPen, piece: Piece, outside: Paper): void {
  switch (piece.kind) {
    case 'box':
      drawBox(pen, piece.at, piece.size, piece.stuff);
      break;
    case 'disc':
      drawDisc(pen, piece.at, piece.radius, piece.stuff);
      break;
    case 'window':
      drawLattice(pen, piece, PAPER[outside]);
      break;
    case 'door':
      drawDoor(pen, piece, PAPER[outside]);
      break;
    case 'scroll':
      drawScroll(pen, piece);
      break;
    case 'shelf':
      drawShelf(pen, piece, piece.boards);
      break;
    case 'lantern':
      drawLantern(pen, piece.at);
      break;
    case 'plant':
      drawPlant(pen, piece.at);
      break;
    default:
      assertNever(piece);
  }
}

/** Only the sides that the camera sees. */
function drawBox(pen: InkPen, [x, y, z]: Spot, [width, depth, height]: Spot, stuff: Stuff): void {
  const [top, left, right] = WASHES[stuff];
  const [far, near, high] = [x + width, y + depth, z + height];
  const side = (at: number, wash: string) =>
    pen.face(
      [
        [at, y, z],
        [at, near, z],
        [at, near, high],
        [at, y, high],
      ],
      wash,
    );
  const front = (at: number, wash: string) =>
    pen.face(
      [
        [x, at, z],
        [far, at, z],
        [far, at, high],
        [x, at, high],
      ],
      wash,
    );
  const [eyeX, eyeY, eyeZ] = pen.eye;
  if (eyeX > far) side(far, right);
  else if (eyeX < x) side(x, right);
  if (eyeY > near) front(near, left);
  else if (eyeY < y) front(y, left);
  if (eyeZ > high)
    pen.face(
      [
        [x, y, high],
        [far, y, high],
        [far, near, high],
        [x, near, high],
      ],
      top,
    );
}

function drawDisc(pen: InkPen, [x, y, z]: Spot, radius: number, stuff: Stuff): void {
  const [top, , side] = WASHES[stuff];
  const thickness = Math.min(radius * 0.35, 0.1);
  pen.disc([x, y, z - thickness], radius, side);
  pen.disc([x, y, z], radius, top);
}

const panel = ({ wall, from, to, low, high }: OnWall): readonly Spot[] => [
  onWall(wall, from, low),
  onWall(wall, to, low),
  onWall(wall, to, high),
  onWall(wall, from, high),
];

function drawLattice(pen: InkPen, place: OnWall, paper: string): void {
  const { wall, from, to, low, high } = place;
  pen.face(panel(place), paper, 2.4);
  const leaves = Math.max(2, Math.round((to - from) / 0.7));
  for (let leaf = 0; leaf < leaves; leaf++) {
    const left = from + ((to - from) * leaf) / leaves;
    const right = from + ((to - from) * (leaf + 1)) / leaves;
    pen.stroke([onWall(wall, right, low), onWall(wall, right, high)], 2);
    for (const part of [0.25, 0.5, 0.75]) {
      const along = left + (right - left) * part;
      const up = low + (high - low) * part;
      pen.stroke([onWall(wall, along, low), onWall(wall, along, high)], 0.8, INK.faint);
      pen.stroke([onWall(wall, left, up), onWall(wall, right, up)], 0.8, INK.faint);
    }
  }
}

function drawDoor(pen: InkPen, place: OnWall, paper: string): void {
  const { wall, from, to, low, high } = place;
  const middle = (from + to) / 2;
  pen.face(panel(place), WASHES.wood[2], 2.4);
  for (const [left, right] of [
    [from, middle],
    [middle, to],
  ] as const) {
    const inner = { wall, from: left + 0.12, to: right - 0.12 };
    pen.face(panel({ ...inner, low: low + 0.15, high: low + 0.85 }), WASHES.wood[1]);
    drawLattice(pen, { ...inner, low: low + 1, high: high - 0.15 }, paper);
  }
  pen.stroke([onWall(wall, middle, low), onWall(wall, middle, high)], 2.2);
}

/** A hanging scroll: hills in three washes, a red seal in the corner. */
function drawScroll(pen: InkPen, place: OnWall): void {
  const { wall, from, to, low, high } = place;
  const [width, height] = [to - from, high - low];
  pen.face(panel(place), '#e4d8c0');
  const sheet = { wall, from: from + 0.08 * width, to: to - 0.08 * width, low: low + 0.1, high: high - 0.2 };
  pen.face(panel(sheet), INK.wall, 1);
  const point = (along: number, up: number): Spot =>
    onWall(wall, sheet.from + along * (sheet.to - sheet.from), sheet.low + up * (sheet.high - sheet.low));
  const hills = ['#c9cdca', '#9aa19f', '#5f6766'];
  for (const [index, ink] of hills.entries()) {
    const base = 0.5 - index * 0.2;
    pen.context.beginPath();
    for (let step = 0; step <= 8; step++) {
      const peak = base + randomBetween(pen.random, 0, 0.2) * Math.sin((step / 8) * Math.PI);
      const [x, y] = pen.at(point(step / 8, peak));
      if (step === 0) pen.context.moveTo(x, y);
      else pen.context.lineTo(x, y);
    }
    for (const corner of [point(1, base - 0.16), point(0, base - 0.16)])
      pen.context.lineTo(...pen.at(corner));
    pen.context.fillStyle = ink;
    pen.context.fill();
  }
  pen.context.fillStyle = INK.seal;
  const [x, y] = pen.at(point(0.82, 0.9));
  pen.context.fillRect(x - 3, y - 3, 6, 7);
  for (const edge of [low, high]) {
    pen.stroke(
      [onWall(wall, from - 0.05 * height * 0.4, edge), onWall(wall, to + 0.05 * height * 0.4, edge)],
      3.4,
    );
  }
}

/** Boards with books and jars on them. */
function drawShelf(pen: InkPen, place: OnWall, boards: number): void {
  const { wall, from, to, low, high } = place;
  pen.face(panel(place), '#ded0b4');
  const step = (high - low) / boards;
  const spines = ['#b9cdb6', '#efe0c4', '#9aa19f', '#c98d7f', '#fffcf5', '#575146'];
  for (let board = 0; board < boards; board++) {
    const foot = low + board * step;
    for (let along = from + 0.08; along < to - 0.15; ) {
      const width = randomBetween(pen.random, 0.06, 0.15);
      const tall = step * randomBetween(pen.random, 0.45, 0.85);
      const gap = pen.random.next() < 0.2 ? 0.2 : 0.015;
      const ink = spines[Math.floor(pen.random.next() * spines.length)] ?? INK.wall;
      pen.face(
        panel({ wall, from: along, to: along + width, low: foot + 0.03, high: foot + tall }),
        ink,
        0.9,
      );
      along += width + gap;
    }
    pen.stroke([onWall(wall, from, foot), onWall(wall, to, foot)], 3);
  }
  pen.face(panel(place), undefined, 2.6);
}

/** Pixels of a metre by which lanterns and leaves are measured. */
const UNIT = 104;

/** A paper lantern on its cord, with the warm air around it. */
function drawLantern(pen: InkPen, [x, y, z]: Spot): void {
  const { context } = pen;
  const [left, top] = pen.at([x, y, z]);
  const unit = pen.scaleAt([x, y, z]) / UNIT;
  const glow = context.createRadialGradient(left, top, 6 * unit, left, top, 150 * unit);
  glow.addColorStop(0, 'rgb(227 179 92 / 46%)');
  glow.addColorStop(1, 'rgb(227 179 92 / 0%)');
  context.fillStyle = glow;
  context.fillRect(left - 150 * unit, top - 150 * unit, 300 * unit, 300 * unit);
  pen.stroke(
    [
      [x, y, ROOM.height],
      [x, y, z],
    ],
    1.2,
  );
  context.beginPath();
  context.ellipse(left, top, 30 * unit, 24 * unit, 0, 0, 2 * Math.PI);
  context.fillStyle = '#fbe6b5';
  context.fill();
  context.lineWidth = 1.6;
  context.strokeStyle = INK.line;
  context.stroke();
  for (const part of [0.35, 0.75]) {
    context.beginPath();
    context.ellipse(left, top, 30 * part * unit, 24 * unit, 0, 0, 2 * Math.PI);
    context.lineWidth = 0.8;
    context.strokeStyle = INK.faint;
    context.stroke();
  }
  context.fillStyle = INK.line;
  for (const edge of [-27, 23]) context.fillRect(left - 10 * unit, top + edge * unit, 20 * unit, 4 * unit);
}

/** A pot with bamboo. */
function drawPlant(pen: InkPen, [x, y, z]: Spot): void {
  const { context, random } = pen;
  const unit = pen.scaleAt([x, y, z]) / UNIT;
  drawBox(pen, [x - 0.16, y - 0.16, z], [0.32, 0.32, 0.28], 'stone');
  for (let stem = 0; stem < 4; stem++) {
    const lean = randomBetween(random, -0.22, 0.22);
    const foot: Spot = [
      x + randomBetween(random, -0.08, 0.08),
      y + randomBetween(random, -0.08, 0.08),
      z + 0.28,
    ];
    const tip: Spot = [foot[0] + lean, foot[1] - lean, z + randomBetween(random, 0.95, 1.35)];
    pen.stroke([foot, tip], 1.8, INK.leaf);
    const [fromX, fromY] = pen.at(foot);
    const [toX, toY] = pen.at(tip);
    for (const part of [0.4, 0.6, 0.8, 1]) {
      for (const side of [-1, 1]) {
        const [left, top] = [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
        const reach = randomBetween(random, 13, 22) * side * unit;
        context.beginPath();
        context.moveTo(left, top);
        context.quadraticCurveTo(
          left + reach * 0.5,
          top - 5 * unit,
          left + reach,
          top + randomBetween(random, 2, 9) * unit,
        );
        context.quadraticCurveTo(left + reach * 0.4, top + 5 * unit, left, top);
        context.fillStyle = INK.leaf;
        context.fill();
      }
    }
  }
}
