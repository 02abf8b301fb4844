import type { Meta, StoryObj } from '@storybook/react-vite';

const COLOURS =
  'bg-0 bg-1 bg-2 text text-2 text-3 line line-strong cinnabar seal gold gilt wood fire earth metal water avail mine others ok warn err link'.split(
    ' ',
  );
const SIZES = ['3xs', '2xs', 'xs', 's', 'ui', 'm', 'l', 'xl', '2xl', '3xl', '4xl'];
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const meta = { title: 'Foundations/Samples' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => (
    <ul className="story-swatches">
      {COLOURS.map(name => (
        <li key={name}>
          <i style={{ background: `var(--${name})` }} />
          <code>--{name}</code>
        </li>
      ))}
    </ul>
  ),
};

export const TypeScale: Story = {
  render: () => (
    <div className="story-stack">
      {SIZES.map(size => (
        <p key={size} className="ui-display" style={{ fontSize: `var(--fs-${size})` }}>
          屋宅有向 Ink 21 <code style={{ font: 'var(--fs-xs) var(--font-mono)' }}>--fs-{size}</code>
        </p>
      ))}
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <div className="story-stack">
      {SPACES.map(step => (
        <div key={step} className="story-row">
          <i style={{ width: `var(--s-${step})`, height: 12, background: 'var(--gold)' }} />
          <code>--s-{step}</code>
        </div>
      ))}
    </div>
  ),
};

/** Names of people: characters missing from the subset come from the system's Songti or Noto Serif. */
export const NamesBeyondTheFace: Story = {
  render: () => (
    <p className="ui-display" style={{ fontSize: 'var(--fs-2xl)' }} lang="zh-CN">
      林月 㛃 龘靐 欧阳娜娜 夔 爨
    </p>
  ),
};
