import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePorts } from '../testing/fakePorts';
import { partStory } from '../testing/stagePart';
import { LicencesDialog } from './LicencesDialog';

const SHORT = 'MIT License\n\nPermission is hereby granted, free of charge, to any person obtaining a copy';

/** The app's parts. The list is a file of the build: here it is written by hand. */
const meta = {
  title: 'Features/Licences',
  component: LicencesDialog,
  parameters: { layout: 'fullscreen' },
  args: { onClose: () => undefined },
} satisfies Meta<typeof LicencesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = partStory(<LicencesDialog onClose={() => undefined} />, () => fakePorts());

/** Answers the request for the file as long as the story is shown. */
const answering = (answer: () => Response) => () => {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('licences.json') ? answer() : real(input, init);
  return () => {
    globalThis.fetch = real;
  };
};

export const List: Story = {
  ...dialog,
  beforeEach: answering(() =>
    Response.json({
      parts: [
        { name: 'EB Garamond', licence: 'OFL-1.1', texts: [0] },
        { name: '@radix-ui/react-use-controllable-state', version: '1.3.0', licence: 'MIT', texts: [0] },
        { name: 'react', version: '19.3.1', licence: 'MIT', texts: [0] },
      ],
      texts: [SHORT],
    }),
  ),
};

/** Offline, and never fetched before. */
export const OutOfReach: Story = {
  ...dialog,
  beforeEach: answering(() => new Response('', { status: 503 })),
};
