import type { PhotoReading } from '@app/photo';
import type { Photo } from '@app/records';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fakePorts, HANGZHOU, LIN_YUE } from '../../testing/fakePorts';
import { partStory } from '../../testing/stagePart';
import PhotoSheet from './PhotoSheet';
import type { ReadPhoto } from './usePhotoReadings';

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

const meta = {
  title: 'Screens/Photo sheet',
  component: PhotoSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  args: {
    photo: PHOTO,
    read: { reading: READING, isBlurred: false, twin: undefined },
    onRemove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PhotoSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (photo: Photo, read: ReadPhoto): Story =>
  partStory(<PhotoSheet photo={photo} read={read} onRemove={fn()} onClose={fn()} />, () =>
    fakePorts({ info: { ...LIN_YUE, location: HANGZHOU } }),
  );

/** A phone's photo with all its data: each reading beside the control that sets the fact. */
export const Full = story(PHOTO, { reading: READING, isBlurred: false, twin: undefined });

/** What was accepted stands in its control. */
export const Accepted = story(
  { ...PHOTO, wall: 'S', straightened: -1.4 },
  { reading: READING, isBlurred: false, twin: undefined },
);

/** Two questions that only the person can answer, and a very long name. */
export const Asking = story(
  {
    ...PHOTO,
    name: `${'a very long name of a photo '.repeat(5)}.jpg`,
    caption: 'The hall, after the painters',
  },
  { reading: READING, isBlurred: true, twin: { of: '0', how: 'perhaps', name: 'hall-before-painting.jpg' } },
);

/** A screenshot, or a photo that a messenger has emptied. */
export const Nothing = story(PHOTO, { reading: undefined, isBlurred: false, twin: undefined });
