import { describe, expect, it } from 'vitest';
import type { Palette } from '../palette';
import { type PlacedSlip, paintPicture, SCENE, SHEET_WIDTH, sheetHeight } from './paintPicture';

const GREY = [0.5, 0.5, 0.5] as const;
// the painter uses only these
const PALETTE = {
  lit: { gilt: GREY, seal: GREY },
  washes: { warm: 0.4, gloom: 0.4 },
  ...{
    warm: GREY,
    gloom: GREY,
    background: GREY,
    slip: GREY,
    text: GREY,
    quiet: GREY,
    cinnabar: GREY,
    onSeal: [1, 1, 1],
  },
  ...{ display: 'serif', body: 'sans-serif' },
} as unknown as Palette;

/** A pen that records its text and pictures; each letter is 8 px wide. */
function notingPen() {
  const written: {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly colour: unknown;
  }[] = [];
  const pictured: unknown[] = [];
  const drawn: (readonly number[])[] = [];
  const rotated: number[] = [];
  const nothing = () => undefined;
  const pen = {
    fillStyle: undefined as unknown,
    fillText(text: string, x: number, y: number) {
      written.push({ text, x, y, colour: this.fillStyle });
    },
    measureText: (text: string) => ({ width: 8 * text.length }),
    drawImage: (image: unknown, ...numbers: number[]) => {
      pictured.push(image);
      drawn.push(numbers);
    },
    rotate: (angle: number) => rotated.push(angle),
    createRadialGradient: () => ({ addColorStop: nothing }),
    ...{ fillRect: nothing, strokeRect: nothing, rect: nothing, clip: nothing, beginPath: nothing },
    ...{ save: nothing, restore: nothing, translate: nothing, scale: nothing },
  };
  // the painter uses only these
  return { pen: pen as unknown as CanvasRenderingContext2D, written, pictured, drawn, rotated };
}

// Any picture will do: the pen only records which one it received.
const image = (name: string, naturalWidth = 640, naturalHeight = 480) =>
  ({ name, naturalWidth, naturalHeight }) as unknown as HTMLImageElement;
const SOUTH: PlacedSlip = {
  palace: 'S',
  name: 'South',
  natal: [8, 6],
  period: 3,
  annual: 5,
  monthly: 9,
  selected: true,
  left: 300,
  top: 500,
};
const CAPTION = ['Faces Wǔ (S2) · backs Zǐ (N2)', 'Faces 180.0° from true north', 'Hangzhou · 21 June 2026'];

describe('the saved picture', () => {
  it('has the visible palaces with name and all five stars, and the photos of their rooms', () => {
    const { pen, written, pictured } = notingPen();
    const photo = image('photo');
    const scene = image('scene');
    paintPicture(pen, { scene, washes: [], slips: [{ ...SOUTH, image: photo }], caption: [] }, PALETTE);
    const near = written.filter(({ x, y }) => Math.abs(x - SOUTH.left) < 60 && Math.abs(y - SOUTH.top) < 30);
    expect(near.map(({ text }) => text)).toEqual(['South', '5', '9', '8', '3', '6']);
    expect(pictured).toEqual([scene, photo]);
  });

  // The frame is 44 by 40 px. What is taken of the photo has its shape, lies in the photo's middle and reaches
  // two of its sides: 440 by 400 of 1000 by 400, 440 by 400 of 440 by 1000, and lying down 400 by 440.
  it.each([
    { photo: 'wide', size: [1000, 400], turns: 0, taken: [280, 0, 440, 400], put: [-22, -20, 44, 40] },
    { photo: 'tall', size: [440, 1000], turns: 2, taken: [0, 300, 440, 400], put: [-22, -20, 44, 40] },
    { photo: 'wide', size: [1000, 440], turns: 1, taken: [300, 0, 400, 440], put: [-20, -22, 40, 44] },
    { photo: 'tall', size: [400, 1000], turns: 3, taken: [0, 280, 400, 440], put: [-20, -22, 40, 44] },
  ] as const)(
    'a $photo photo turned $turns times fills its frame undistorted',
    ({ size, turns, taken, put }) => {
      const { pen, drawn, rotated } = notingPen();
      const slip = {
        ...SOUTH,
        photo: { palace: 'S', id: 'room', url: 'blob:room', name: 'Room', turns },
        image: image('photo', ...size),
      } as const;
      paintPicture(pen, { scene: image('scene'), washes: [], slips: [slip], caption: [] }, PALETTE);
      expect(rotated).toEqual([(turns * Math.PI) / 2]);
      const numbers = drawn.at(-1) ?? [];
      for (const [at, number] of [...taken, ...put].entries()) expect(numbers[at]).toBeCloseTo(number, 6);
    },
  );

  it('has only the stars of the time without facing and year', () => {
    const { pen, written } = notingPen();
    const { natal: _, period: __, ...slip } = SOUTH;
    paintPicture(pen, { scene: image('scene'), washes: [], slips: [slip], caption: [''] }, PALETTE);
    expect(written.map(({ text }) => text).filter(Boolean)).toEqual(['South', '5', '9']);
  });

  it('draws far palaces before near ones', () => {
    const { pen, written } = notingPen();
    const slips = [SOUTH, { ...SOUTH, name: 'North', top: 200 }];
    paintPicture(pen, { scene: image('scene'), washes: [], slips, caption: [] }, PALETTE);
    const names = written.map(({ text }) => text).filter(text => text.length > 2);
    expect(names).toEqual(['North', 'South']);
  });

  it('[R549] has the hills of the season behind the house and a seal of the app beside the caption', () => {
    const { pen, written, pictured } = notingPen();
    const [scene, hills] = [image('scene'), image('hills')];
    paintPicture(pen, { scene, washes: [], hills, slips: [], caption: CAPTION, seal: ['墨', '星'] }, PALETTE);
    expect(pictured).toEqual([hills, scene]);
    const sealed = written.filter(({ text }) => !CAPTION.includes(text));
    expect(sealed.map(({ text }) => text)).toEqual(['墨', '星']);
    for (const { x, y, colour } of sealed) {
      // In the colour of the paper they are carved out of, in ink as on paper: not dark on red.
      expect(colour).toBe('rgb(255 255 255 / 1.000)');
      expect(x).toBeGreaterThan(SHEET_WIDTH / 2);
      expect(y).toBeGreaterThan(SCENE.height);
      expect(y).toBeLessThan(sheetHeight(CAPTION.length));
    }
  });

  it('has every line of its caption below the scene and on the sheet', () => {
    const { pen, written } = notingPen();
    paintPicture(pen, { scene: image('scene'), washes: [], slips: [], caption: CAPTION }, PALETTE);
    expect(written.map(({ text }) => text)).toEqual(CAPTION);
    for (const { x, y } of written) {
      expect(x).toBe(SHEET_WIDTH / 2);
      expect(y).toBeGreaterThan(SCENE.height);
      expect(y).toBeLessThan(sheetHeight(CAPTION.length));
    }
  });
});
