import { readPhotos } from '@app/home';
import { formatReading, type PhotoReading } from '@app/photo';
import { writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import type { Photo } from '@app/records';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fakePorts, HANGZHOU, LIN_YUE } from '../../testing/fakePorts';
import { partStory } from '../../testing/stagePart';
import PhotoSheet from './PhotoSheet';

const PHOTO: Photo = {
  id: '1',
  name: 'living.jpg',
  type: 'image/jpeg',
  size: 1,
  state: 'unreadable',
  turns: 0,
  width: 4032,
  height: 3024,
  room: 'living',
};
const READING: PhotoReading = {
  capture: {
    takenAt: { year: 2026, month: 11, day: 22, hour: 9, minute: 46, second: 0, offsetMinutes: 480 },
    direction: { degrees: 166.2, north: 'true', northStated: true, uncertainty: 15 },
    focalLength35: 26,
    light: { lux: 480, errorStops: 1, fNumber: 1.8, exposureTime: 1 / 120, iso: 64 },
  },
  pixels: {
    lean: 1.4,
    sharpness: 640,
    busyness: 9.6,
    likeness: 'f0f0f0f0f0f0f0f0',
    accents: [
      { colour: 'green', share: 2, times: 5, swatch: '#4f6f48' },
      { colour: 'red', share: 4, times: 4.4, swatch: '#b4472f' },
    ],
    window: 0.7,
  },
};

/** The same room at other times of the year, as a person would photograph it. */
const EARLIER: readonly (readonly [month: number, hour: number, lux: number, busyness: number])[] = [
  [1, 10, 300, 9.1],
  [3, 10, 900, 14.1],
  [6, 12, 1600, 10],
  [7, 20, 60, 9.8],
  [9, 16, 700, 9.5],
];
const read = (photo: Photo, reading: PhotoReading): Photo => ({ ...photo, reading: formatReading(reading) });
const YEAR: readonly Photo[] = EARLIER.map(([month, hour, lux, busyness], index) =>
  read(
    { ...PHOTO, id: `earlier-${index}`, name: `living-${index}.jpg` },
    {
      capture: {
        takenAt: { year: 2026, month, day: 14, hour, minute: 0, second: 0, offsetMinutes: 480 },
        light: { lux, errorStops: 1, fNumber: 1.8, exposureTime: 1 / 60, iso: 100 },
      },
      // Each unlike the others.
      pixels: { sharpness: index === 1 ? 20 : 500, busyness, likeness: `${index}`.repeat(16), accents: [] },
    },
  ),
);

const meta = {
  title: 'Screens/Photo sheet',
  component: PhotoSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  args: { photo: PHOTO, photos: [PHOTO], readings: new Map(), onRemove: fn(), onClose: fn() },
} satisfies Meta<typeof PhotoSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (photo: Photo, others: readonly Photo[] = [], plan?: string): Story =>
  partStory(
    <PhotoSheet
      photo={photo}
      photos={[...others, photo]}
      readings={readPhotos([...others, photo])}
      onRemove={fn()}
      onClose={fn()}
    />,
    () => {
      const ports = fakePorts({ info: { ...LIN_YUE, location: HANGZHOU } });
      if (plan) ports.textStore.write('plan', plan);
      return ports;
    },
  );

/** A phone's photo with all its metadata: each reading beside the control that sets the fact. */
export const Full = story(read(PHOTO, READING));

/** Accepted readings are in their controls. */
export const Accepted = story(read({ ...PHOTO, wall: 'S', straightened: -1.4 }, READING));

/** A year of photos of one room, and its plan: the photo's direction, the sun on the floor, and the light diary. */
export const Year = story(read(PHOTO, READING), YEAR, writePlan(templatePlan('two-bedroom', 'en')));

/** Two questions only the person can answer, and a very long name. */
export const Asking = story(
  read(
    {
      ...PHOTO,
      name: `${'a very long name of a photo '.repeat(5)}.jpg`,
      caption: 'The hall, after the painters',
    },
    { ...READING, ...(READING.pixels ? { pixels: { ...READING.pixels, sharpness: 12 } } : {}) },
  ),
  [read({ ...PHOTO, id: '0', name: 'hall-before-painting.jpg' }, READING)],
);

/** A screenshot, or a photo stripped by a messenger. */
export const Nothing = story(PHOTO);
