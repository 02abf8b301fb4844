import type { Meta, StoryObj } from '@storybook/react-vite';
import { translateIn } from '../stories/translate';
import { Avatar } from './Avatar';
import { Seal } from './Seal';
import { Tag } from './Tag';

const meta = {
  title: 'Controls/Marks',
  component: Seal,
  subcomponents: { Avatar, Tag },
  parameters: {
    docs: {
      description: {
        component: `
- **Seal**: red, carved, scarce. Outlined ones mark; round green and red ones head the almanac's two lists.
- **Avatar**: a person, in ink and gilt, so that red stays the seal's. One character, whatever the script.
- **Tag**: a word about something. Colour repeats what the word says.

**Do** give a seal a \`label\` where no text beside it says the same. **Don't** make a tag a button.`,
      },
    },
  },
  args: { text: '启' },
} satisfies Meta<typeof Seal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seals: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div className="story-row">
        <Seal text="墨与星印" size={64} label={t('墨与星印', 'Seal of Ink and Starlight')} />
        <Seal text="墨星" size={48} />
        <Seal text="启" />
        <Seal text="深" shape="round" />
        <Seal text="林" size={52} shape="round" />
        <Seal text="宜" size={48} look="outline" />
        <Seal text="宜" size={44} shape="round" look="good" label={t('宜', 'Good for')} />
        <Seal text="忌" size={44} shape="round" look="bad" label={t('忌', 'Avoid')} />
      </div>
    );
  },
};

/** A surname, a Latin name, an emoji, a rare character, an empty name. */
export const Avatars: Story = {
  render: () => (
    <div className="story-row">
      {['林月', 'ada xu', '👩‍🚀', '㛃', ''].map(name => (
        <Avatar key={name} name={name} label={name || 'Guest'} />
      ))}
      <Avatar name="林月" size={64} label="林月" />
    </div>
  ),
};

export const Tags: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div className="story-stack">
        <div className="story-row">
          <Tag tone="yi">{t('开市', 'Open a business')}</Tag>
          <Tag tone="yi">{t('安床', 'Set a bed')}</Tag>
          <Tag tone="ji">{t('作灶', 'Build a stove')}</Tag>
          <Tag tone="ji">{t('嫁娶', 'Marry')}</Tag>
        </div>
        <div className="story-row">
          <Tag tone="self">{t('本人', 'Me')}</Tag>
          <Tag tone="wood">{t('木 震', 'Wood, zhen')}</Tag>
          <Tag tone="fire">{t('火 离', 'Fire, li')}</Tag>
          <Tag tone="earth">{t('土 坤', 'Earth, kun')}</Tag>
          <Tag tone="metal">{t('金 兑', 'Metal, dui')}</Tag>
          <Tag tone="water">{t('水 坎', 'Water, kan')}</Tag>
          <Tag>{t('伴侣', 'Partner')}</Tag>
        </div>
      </div>
    );
  },
};
