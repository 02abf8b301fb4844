import {
  type Bubble,
  connect,
  EMPTY_CONVERSATION,
  generateBubbles,
  MAX_MESSAGE,
  receiveReplies,
  sendMessage,
  type Conversation as Talk,
} from '@app/dreamspace';
import type { Language } from '@app/i18n';
import { millis, seededRandom } from '@app/kernel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Water } from '../Water';
import { Conversation } from './Conversation';
import { PeopleList } from './PeopleList';
import './meeting.css';

const NOW = millis(Date.parse('2026-06-21T21:46:08+08:00'));
const LINES: Readonly<Record<Language, readonly string[]>> = {
  zh: ['你那边也在下雨吗？', '你住在哪里？'],
  en: ['Is it raining where you are?', 'Where do you live?'],
};

function people(): readonly Bubble[] {
  const bubbles = generateBubbles(seededRandom(11), NOW);
  const met = connect(bubbles, 'b5', seededRandom(2), NOW);
  // A state the first drawing never has: connected to others.
  return (met.ok ? met.value : bubbles).map(bubble =>
    bubble.id === 'b9' ? { ...bubble, connectionStatus: 'connected-to-others' } : bubble,
  );
}
const PEOPLE = people();
const PERSON = PEOPLE.find(({ id }) => id === 'b5') as Bubble; // connected two lines above

function talk(language: Language): Talk {
  return LINES[language].reduce<Talk>((so, line, index) => {
    const at = millis(NOW - (LINES[language].length - index) * 120_000);
    const said = sendMessage(so, line, at);
    return said.ok ? receiveReplies(said.value, millis(at + 1000), PERSON, language, seededRandom(3)) : so;
  }, EMPTY_CONVERSATION);
}

interface PageArgs {
  readonly show: 'list' | 'nobody' | 'conversation' | 'writing' | 'first words';
  readonly language: Language;
}

function Page({ show, language }: PageArgs) {
  const written = sendMessage(talk(language), LINES[language][0] ?? '', NOW);
  const talks = {
    conversation: talk(language),
    writing: written.ok ? written.value : EMPTY_CONVERSATION,
    'first words': EMPTY_CONVERSATION,
  };
  return show === 'list' || show === 'nobody' ? (
    <PeopleList
      bubbles={show === 'list' ? PEOPLE : []}
      language={language}
      hidden={false}
      returnTo={undefined}
      note={undefined}
      search={undefined}
      tools={undefined}
      onPress={() => {}}
    />
  ) : (
    <Conversation
      person={PERSON}
      conversation={talks[show]}
      language={language}
      captionLang={language === 'zh' ? 'en' : 'zh-CN'}
      now={NOW}
      zone="Asia/Shanghai"
      limit={MAX_MESSAGE}
      unsent=""
      onType={() => {}}
      onSend={() => undefined}
      onBack={() => {}}
    />
  );
}

/** The people of the dream as a list, and a conversation with one of them. */
const meta = {
  title: 'Screens/Deep dream',
  parameters: { layout: 'fullscreen', texts: ['common', 'visualization'] },
  args: { show: 'list' },
  // The dream is always night.
  render: (args, { globals: { language } }) => (
    <main className="dream" data-theme="ink">
      <Water />
      <Page {...args} language={language === 'en' ? 'en' : 'zh'} />
    </main>
  ),
} satisfies Meta<Pick<PageArgs, 'show'>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Available, connected to me, and one connected to somebody else. */
export const List: Story = {};
/** A search without a match. */
export const NobodyFound: Story = { args: { show: 'nobody' } };
/** Profile and records on the left, messages on the right. */
export const InConversation: Story = { args: { show: 'conversation' } };
/** The other side is writing. */
export const Writing: Story = { args: { show: 'writing' } };
/** Just connected: no messages yet. */
export const FirstWords: Story = { args: { show: 'first words' } };
