import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { translateIn } from '../stories/translate';
import { Heading } from './Heading';
import { Kbd } from './Kbd';
import { Paper } from './Paper';
import { SkipLink, VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Controls/Text',
  component: Heading,
  subcomponents: { Paper, Kbd, SkipLink, VisuallyHidden },
  parameters: {
    docs: {
      description: {
        component: `
- **Heading**: the title, and above it the same in the other language, small. A screen reader hears the title first.
- **Paper**: the sheet that forms lie on; the slip is a dashed place to be filled.
- **Kbd**: a key. **SkipLink**: first in the page, seen with focus. **VisuallyHidden**: read aloud, not drawn.

**Do** keep one \`h1\` a page and levels without gaps; \`size\` is free. **Don't** set a caption in the page's own language.`,
      },
    },
  },
  args: { level: 2, children: '' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    const captionLang = t('en', 'zh-CN') === 'en' ? 'en' : 'zh-CN';
    return (
      <div className="story-stack">
        <Heading
          level={1}
          size="hero"
          caption={t('A house under stars', '把这座家装进星空')}
          captionLang={captionLang}
        >
          {t('把这座家装进星空', 'A house under stars')}
        </Heading>
        <Heading level={2} size="xl" caption={t('Siting the house', '宅在何处')} captionLang={captionLang}>
          {t('宅在何处，谁居其中', 'Where the house stands, and who lives in it')}
        </Heading>
        <Heading level={3} size="l" caption={t('Layout guide', '布局指南')} captionLang={captionLang}>
          {t('布局指南', 'Layout guide')}
        </Heading>
        <Heading level={3}>{t('居民', 'Residents')}</Heading>
      </div>
    );
  },
};

export const Papers: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div className="story-row">
        <Paper style={{ padding: 32, width: 260 }}>{t('一张纸', 'A sheet')}</Paper>
        <Paper look="slip" style={{ padding: 32, width: 260 }}>
          {t('一处空位', 'An empty place')}
        </Paper>
      </div>
    );
  },
};

export const Keys: Story = {
  render: () => (
    <p>
      <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> <Kbd>Esc</Kbd> <Kbd>↑</Kbd>
    </p>
  ),
};

/** Press Tab in the canvas to see it. */
export const Skip: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <>
        <SkipLink targetId="content">{t('跳到正文', 'Skip to content')}</SkipLink>
        <p>{t('页首与导航', 'Header and navigation')}</p>
        <section id="content" tabIndex={-1} aria-label={t('正文', 'Content')}>
          <VisuallyHidden>{t('由此开始。', 'It begins here.')}</VisuallyHidden>
          {t('正文', 'Content')}
        </section>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('region')).toHaveFocus();
  },
};
