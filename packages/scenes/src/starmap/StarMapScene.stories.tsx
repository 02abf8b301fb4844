import { millis } from '@app/kernel';
import core from '@app/sky/assets/chinese-sky/core.bin?url';
import names from '@app/sky/assets/chinese-sky/names.json?url';
import { decodeCatalogue, readStarNames } from '@app/sky/stars';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StarMapScene } from './StarMapScene';
import type { CatalogueSource } from './useCatalogue';

const PLACES = {
  hangzhou: { latitude: 30.2741, longitude: 120.1551 },
  beijing: { latitude: 39.9042, longitude: 116.4074 },
  sydney: { latitude: -33.8688, longitude: 151.2093 },
  reykjavik: { latitude: 64.1466, longitude: -21.9426 },
};

const SOURCE: CatalogueSource = {
  catalogue: async () => decodeCatalogue(new Uint8Array(await (await fetch(core)).arrayBuffer())),
  names: async (_, count) => readStarNames(await (await fetch(names)).json(), count),
};
const PATIENCE = { timeout: 20_000 };

/** The sky over a home, drawn with WebGL. Time does not move in these stories. */
const meta = {
  title: 'Scenes/StarMap',
  component: StarMapScene,
  parameters: {
    layout: 'fullscreen',
    frame: { position: 'relative', height: '100vh' },
    texts: ['common', 'visualization'],
  },
  render: (args, { globals: { language, theme } }) => (
    <StarMapScene {...args} language={language === 'en' ? 'en' : 'zh'} theme={theme} />
  ),
  args: {
    source: SOURCE,
    place: PLACES.hangzhou,
    instant: millis(Date.parse('2026-06-21T21:46:08+08:00')),
    zone: 'Asia/Shanghai',
    language: 'zh',
    theme: 'paper',
    initiallyPicked: '心宿',
  },
  // Waits until texts and stars are loaded, so that the whole scene is judged and pictured.
  play: async ({ canvas }) => {
    await canvas.findByText(/^(细说今夜的星空|Describe tonight’s sky)$/, {}, PATIENCE);
    await canvas.findByRole('application', {}, PATIENCE);
  },
} satisfies Meta<typeof StarMapScene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A summer night in Hangzhou: the Heart mansion in the south. */
export const Hangzhou: Story = {};
export const BeijingWinter: Story = {
  args: {
    place: PLACES.beijing,
    instant: millis(Date.parse('2026-12-22T20:00:00+08:00')),
    initiallyPicked: '参宿',
  },
};
/** Around the south pole: north at the bottom, east on the right. */
export const Sydney: Story = {
  args: {
    place: PLACES.sydney,
    instant: millis(Date.parse('2026-06-21T20:00:00+10:00')),
    zone: 'Australia/Sydney',
    facing: 0,
    initiallyPicked: '十字架',
  },
};
/** Half of the sky never sets, and in June the sun hardly does. */
export const Reykjavik: Story = {
  args: {
    place: PLACES.reykjavik,
    instant: millis(Date.parse('2026-06-21T23:30:00Z')),
    zone: 'Atlantic/Reykjavik',
    initiallyPicked: '北斗',
  },
};
/** As opened by the app: the note is about the mansion on the meridian. */
export const Meridian: Story = { args: { initiallyPicked: '' } };

/** Keys move and zoom the map; Escape closes the note. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const map = await canvas.findByRole('application', {}, PATIENCE);
    await canvas.findByRole('complementary', {}, PATIENCE);
    map.focus();
    await userEvent.keyboard('++{ArrowLeft}{ArrowUp}{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
  },
};
