import type { ConnectionStatus } from '@app/dreamspace';
import { Texture } from 'pixi.js';

/** Colours of the page, in CSS notation. */
export interface DreamPalette {
  readonly available: string;
  readonly mine: string;
  readonly others: string;
  readonly halo: string;
  readonly word: string;
}

export function readPalette(element: Element): DreamPalette {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    available: read('--avail'),
    mine: read('--mine'),
    others: read('--others'),
    halo: read('--focus'),
    word: read('--text'),
  };
}

/** Texture pixels of a bubble's radius, and of the whole square with its margin. */
const RADIUS_PX = 104;
const SIDE_PX = 256;
/** Width of the whole square for one of its bubble's radius. */
export const SQUARE = SIDE_PX / RADIUS_PX;
/** Light on water, for every colour of bubble. */
const CAUSTIC = '#f2fbf6';

export interface BubbleTextures {
  readonly of: Readonly<Record<ConnectionStatus, Texture>>;
  /** The dotted ring around the bubble under the pointer. */
  readonly halo: Texture;
  /** A bubble too small to have an inside, white, to be tinted. */
  readonly dot: Texture;
  destroy(): void;
}

/** Drawn once; the GPU scales them. Shape shows the state like colour does: a ring, a filled core, a bar across. */
export function createBubbleTextures(palette: DreamPalette): BubbleTextures {
  const of = {
    available: draw(pen => drawBubble(pen, palette.available, 0)),
    'connected-to-me': draw(pen => {
      drawBubble(pen, palette.mine, 0.24);
      disc(pen, RADIUS_PX * 0.26, palette.mine);
    }),
    'connected-to-others': draw(pen => {
      drawBubble(pen, palette.others, 0.06);
      drawLock(pen, palette.others);
    }),
  };
  const halo = draw(pen => {
    pen.strokeStyle = palette.halo;
    pen.lineWidth = 3.4;
    pen.setLineDash([5, 12]);
    circle(pen, RADIUS_PX + 18);
    pen.stroke();
  });
  const dot = draw(pen => {
    const light = pen.createRadialGradient(0, 0, 0, 0, 0, RADIUS_PX);
    light.addColorStop(0, 'rgba(255,255,255,.55)');
    light.addColorStop(0.72, 'rgba(255,255,255,.35)');
    light.addColorStop(0.86, 'rgba(255,255,255,1)');
    light.addColorStop(1, 'rgba(255,255,255,0)');
    pen.fillStyle = light;
    circle(pen, RADIUS_PX);
    pen.fill();
  });
  return {
    of,
    halo,
    dot,
    destroy() {
      for (const texture of [...Object.values(of), halo, dot]) texture.destroy(true);
    },
  };
}

function draw(paint: (pen: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('a canvas has no 2D context');
  pen.translate(SIDE_PX / 2, SIDE_PX / 2);
  pen.lineCap = 'round';
  paint(pen);
  const texture = Texture.from(canvas, true);
  texture.source.autoGenerateMipmaps = true;
  return texture;
}

function drawBubble(pen: CanvasRenderingContext2D, colour: string, centre: number): void {
  const inside = pen.createRadialGradient(0, 0, 0, 0, 0, RADIUS_PX);
  inside.addColorStop(0, fade(colour, centre + 0.04));
  inside.addColorStop(0.72, fade(colour, 0.06 + centre / 2));
  inside.addColorStop(1, fade(colour, 0.36));
  pen.fillStyle = inside;
  circle(pen, RADIUS_PX);
  pen.fill();
  ring(pen, RADIUS_PX, colour, 4, 1);
  ring(pen, RADIUS_PX - 10, colour, 1.6, 0.5);
  arc(pen, RADIUS_PX * 0.72, Math.PI * 1.11, Math.PI * 1.46, 4.4, 0.78);
  arc(pen, RADIUS_PX * 0.76, Math.PI * 0.13, Math.PI * 0.4, 2.6, 0.36);
}

function drawLock(pen: CanvasRenderingContext2D, colour: string): void {
  const side = RADIUS_PX * 0.42;
  pen.fillStyle = colour;
  pen.fillRect(-side / 2, -side * 0.1, side, side * 0.75);
  pen.strokeStyle = colour;
  pen.lineWidth = 6;
  pen.beginPath();
  pen.arc(0, -side * 0.1, side * 0.3, Math.PI, 0);
  pen.stroke();
}

function circle(pen: CanvasRenderingContext2D, radius: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
}

function disc(pen: CanvasRenderingContext2D, radius: number, colour: string): void {
  pen.fillStyle = colour;
  circle(pen, radius);
  pen.fill();
}

function ring(
  pen: CanvasRenderingContext2D,
  radius: number,
  colour: string,
  width: number,
  alpha: number,
): void {
  pen.strokeStyle = fade(colour, alpha);
  pen.lineWidth = width;
  circle(pen, radius);
  pen.stroke();
}

function arc(
  pen: CanvasRenderingContext2D,
  radius: number,
  from: number,
  to: number,
  width: number,
  alpha: number,
): void {
  pen.strokeStyle = fade(CAUSTIC, alpha);
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(0, 0, radius, from, to);
  pen.stroke();
}

const fade = (colour: string, alpha: number): string =>
  `color-mix(in srgb, ${colour} ${Math.round(alpha * 100)}%, transparent)`;
