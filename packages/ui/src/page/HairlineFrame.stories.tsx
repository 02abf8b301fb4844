import type { Meta, StoryObj } from '@storybook/react-vite';
import { translateIn } from '../stories/translate';
import { HairlineFrame } from './HairlineFrame';

const meta = {
  title: 'Page/Hairline frame',
  component: HairlineFrame,
  parameters: {
    docs: {
      description: {
        component: `
Two hairlines with gilt corners round a whole screen, as round a mounted picture.

**Anatomy.** Eight pixels from the edge of whatever holds it (\`--frame-inset\`), or as far as a phone's notch needs. It is drawn only: no pointer meets it and nothing reads it out.

**Do** put it last into a box that is positioned. **Don't** frame a card with it: it is for screens.`,
      },
    },
  },
} satisfies Meta<typeof HairlineFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RoundAScreen: Story = {
  render: (_, context) => (
    <div
      style={{
        position: 'relative',
        height: 320,
        display: 'grid',
        placeItems: 'center',
        textAlign: 'center',
      }}
    >
      <p style={{ margin: 0, padding: '0 40px' }}>
        {translateIn(context)('夜深了，水面很静。', 'Late at night the water is still.')}
      </p>
      <HairlineFrame />
    </div>
  ),
};

export const FurtherIn: Story = {
  render: () => (
    <div style={{ '--frame-inset': '24px', position: 'relative', height: 240 } as React.CSSProperties}>
      <HairlineFrame />
    </div>
  ),
};
