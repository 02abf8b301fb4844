import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import * as lucide from './icons';
import * as signature from './signature';
import { CourtyardIcon } from './signature';

const meta = {
  title: 'Foundations/Icons',
  component: CourtyardIcon,
  parameters: {
    docs: {
      description: {
        component: `
One family at 1.5 px with round joins: lucide (ISC), and seven signs of our own on the same 24-unit grid. 20 px beside text, 28 px alone with a finer line (\`ui-icon--l\`).

Icons are decoration unless they stand alone: then the control around them has the name. Emoji are for goods and zodiac animals only.`,
      },
    },
  },
} satisfies Meta<typeof CourtyardIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sheet({ icons }: { readonly icons: Readonly<Record<string, ComponentType>> }) {
  return (
    <ul className="story-swatches">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

export const Signature: Story = { render: () => <Sheet icons={signature} /> };

export const LucideIcons: Story = { render: () => <Sheet icons={lucide} /> };
