import { parseFace } from '@app/i18n';
import type { Row } from '@app/records';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fakePorts } from '../../testing/fakePorts';
import { createMemoryAccounts } from '../../testing/memoryAccounts';
import { createTestWorld, TestApp, type TestWorld } from '../../testing/TestApp';
import RecordsDialog from './RecordsDialog';
import { imageRow, LIN_YUE, manyRows, textRow } from './testing/samples';

const meta = {
  title: 'Screens/Records dialog',
  component: RecordsDialog,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component:
          'Who lives where, what was noted about the home, and a form to note more. Drafts outlive the dialog; a record that cannot be kept stays in the form.',
      },
    },
  },
  args: { onClose: fn() },
  render: (args, { loaded }) => (
    <TestApp world={loaded['world'] as TestWorld}>
      <RecordsDialog {...args} />
    </TestApp>
  ),
} satisfies Meta<typeof RecordsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const withRows = (rows: () => readonly Row[] | Promise<readonly Row[]>): Pick<Story, 'loaders'> => ({
  loaders: [
    async ({ globals }) => {
      const accounts = createMemoryAccounts({ rows: { records: await rows() } });
      const world = await createTestWorld(fakePorts({ accounts }), parseFace(globals['language']));
      world.store.getState().saveInfo(LIN_YUE);
      return { world };
    },
  ],
});

/** Nothing noted yet. */
export const Empty: Story = withRows(() => []);

/** Two notes and a picture. */
export const Few: Story = withRows(async () => [
  textRow(1, 'Moved the desk to the east wall; the morning light now falls from the left.\n书桌移到了东墙。'),
  imageRow(3, await roundWindow(), '茶室换了圆窗'),
  textRow(9, 'A lamp by the entrance; no more coming home in the dark.'),
]);

/** From two hundred on only those near the window are rendered. */
export const Many: Story = withRows(() => manyRows(2000));

/** Rows this version cannot read were set aside, with a notice. */
export const Unreadable: Story = withRows(() => [textRow(1, 'A lamp'), { id: '7', schema: 99 }]);

/** A tea room with a round window, drawn here so no file is needed. */
function roundWindow(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#e7d8d0';
    context.fillRect(0, 0, 640, 480);
    context.fillStyle = '#c9a99b';
    context.fillRect(0, 310, 640, 170);
    context.fillStyle = '#fbf8ee';
    context.strokeStyle = '#5d3b34';
    context.lineWidth = 6;
    context.beginPath();
    context.arc(320, 170, 92, 0, Math.PI * 2);
    context.fill();
    context.stroke();
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no canvas'))), 'image/png'),
  );
}
