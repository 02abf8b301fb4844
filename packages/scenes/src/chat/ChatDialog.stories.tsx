import { type ChatInput, type ChatState, NEW_CONVERSATION, NO_SETTINGS, stepChat } from '@app/chat';
import { inFaceOf } from '@app/i18n';
import { millis } from '@app/kernel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatDialog } from './ChatDialog';

const at = millis(Date.parse('2026-06-21T05:07:24Z'));
const after = (...inputs: readonly ChatInput[]): ChatState =>
  inputs.reduce((state, input) => stepChat(state, input)[0], NEW_CONVERSATION);
const ask = (id: string, text: string): ChatInput => ({ kind: 'send', id, at, text });
const t = (request: string, text: string): ChatInput => ({
  kind: 'text',
  request,
  text,
  at,
  source: 'model',
  personal: false,
});
const end = (request: string): ChatInput => ({ kind: 'done', request, at, model: 'deepseek-chat' });
const fail = (request: string, status: number): ChatInput => ({
  kind: 'fail',
  request,
  failure: { kind: 'http', status, message: 'x' },
  at,
  model: 'deepseek-chat',
});

const QUESTION = '客厅坐北朝南，但午后太晒，沙发该怎么放？';
const ANSWER = `可以先做三件小事：

1. 沙发靠北墙，背有所依，侧面迎光，不必正对落地窗。
2. 西南窗加一层可调百叶，让它在 14:00 之后自动转到 45°。
3. 离位属火，午后可用素色、木质来缓一缓。`;
const first = [ask('1', QUESTION), t('1', ANSWER), end('1')] as const;

/** The Cosmic Messenger. The dialog shows a conversation and reports gestures; it decides nothing. */
const meta = {
  title: 'Screens/Chat',
  component: ChatDialog,
  parameters: { layout: 'fullscreen', texts: ['common', 'visualization', 'userInfo'] },
  render: args => (
    <main style={{ minHeight: '100vh' }}>
      <h1 className="ui-hidden">Chat</h1>
      <ChatDialog {...args} />
    </main>
  ),
  args: {
    state: NEW_CONVERSATION,
    suggestions: [
      { id: 'bed', text: { zh: '卧室的床头朝哪边好？', en: 'Which way should the bed face?' } },
      { id: 'entrance', text: { zh: '玄关太暗怎么办？', en: 'My entrance is too dark' } },
    ],
    waitS: 0,
    backOnline: false,
    settings: NO_SETTINGS,
    home: undefined,
    inFaceOfHome: inFaceOf('zh'),
    onGesture: () => undefined,
    onCopy: () => undefined,
    onSaveSettings: () => undefined,
    onTestSettings: async () => ({ kind: 'works' }),
    talks: {
      current: 'main',
      find: () => [],
      onOpen: () => undefined,
      onBegin: () => undefined,
      onRemove: () => undefined,
    },
    onShowTalks: () => undefined,
    onReadPicture: async () => undefined,
    onPictureLost: () => undefined,
    onOpenPage: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof ChatDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the greeting, in the current language. */
export const Greeting: Story = {};
/** One answer is shown and the next is pending: stop is beside a disabled send. */
export const Thinking: Story = { args: { state: after(...first, ask('2', '百叶要选什么样的电机？')) } };
/** While the answer grows, nothing else can be asked. */
export const Streaming: Story = { args: { state: after(ask('1', QUESTION), t('1', ANSWER.slice(0, 60))) } };
/** The built-in guide is labelled. */
export const BuiltInGuide: Story = {
  args: {
    state: after(
      ask('1', 'My entrance is too dark'),
      {
        kind: 'text',
        request: '1',
        at,
        source: 'built-in',
        personal: false,
        text: '**A dark entrance**\n\n1. Fit a motion light.\n2. Hang a mirror on the side wall.\n\n> Lighting: in layers.',
      },
      end('1'),
    ),
  },
};
/** Days computed for an answer, each with its reasons and a link to its leaf. */
export const Computed: Story = {
  args: {
    state: after(
      ask('1', '过年前想挑个周末搬进新家，哪天合适？'),
      {
        kind: 'computed',
        request: '1',
        at,
        source: 'model',
        personal: true,
        card: {
          tool: 'find_days',
          title: { zh: '择日', en: 'find days' },
          asked: {
            zh: '入宅 · 2026年12月1日至2027年1月31日 · 休息日',
            en: 'Move in · 1 December 2026 – 31 January 2027 · days off',
          },
          lead: { zh: '有三天。', en: 'Three days.' },
          rows: [
            ['2027-01-23', '星期六', 'Saturday', '腊月十六 · 壬寅', '16th of the 12th moon · Ren-Yin'],
            ['2026-12-06', '星期日', 'Sunday', '十月廿八 · 甲寅', '28th of the 10th moon · Jia-Yin'],
            ['2027-01-17', '星期日', 'Sunday', '腊月初十 · 丙申', '10th of the 12th moon · Bing-Shen'],
          ].map(([date = '', zh = '', en = '', lunar = '', english = '']) => ({
            date,
            text: { zh, en },
            detail: { zh: lunar, en: english },
            marks: [
              { tone: 'good' as const, text: { zh: '宜入宅', en: 'good for moving in' } },
              { tone: 'good' as const, text: { zh: '与林月生年三合', en: 'in trine with 林月' } },
              { tone: 'bad' as const, text: { zh: '建除为危', en: 'duty Danger' } },
            ],
          })),
          note: {
            zh: '避开与林月（庚午）生年相冲之日；是传统之说。',
            en: 'Days that clash with 林月 (Geng-Wu) are left out; all of it is tradition.',
          },
          page: { kind: 'almanac', date: '2027-01-23' },
        },
      },
      t('1', '我按黄历算过，1 月 23 日最合。'),
      end('1'),
    ),
  },
};
/** Stopped by the reader: the received part is kept. */
export const Stopped: Story = {
  args: { state: after(ask('1', QUESTION), t('1', ANSWER.slice(0, 60)), { kind: 'stop', at }) },
};
/** A key refused by the provider leads to the settings. */
export const WrongKey: Story = { args: { state: after(ask('1', QUESTION), fail('1', 401)) } };
/** A busy provider: the button counts down. */
export const Busy: Story = { args: { state: after(ask('1', QUESTION), fail('1', 429)), waitS: 12 } };
/** Asked without a connection, which has returned by now. */
export const BackOnline: Story = {
  args: {
    backOnline: true,
    state: after(ask('1', QUESTION), {
      kind: 'fail',
      request: '1',
      failure: { kind: 'offline' },
      at,
      model: 'deepseek-chat',
    }),
  },
};
/** Half an answer, then nothing: it is kept, followed by the error. */
export const CutOff: Story = {
  args: {
    state: after(ask('1', QUESTION), t('1', ANSWER.slice(0, 60)), {
      kind: 'fail',
      request: '1',
      failure: { kind: 'cut-off' },
      at,
      model: 'deepseek-chat',
    }),
  },
};
/** Fifty thousand characters stay in the field and are counted. */
export const TooLong: Story = { args: { state: { ...NEW_CONVERSATION, draft: '长'.repeat(50_000) } } };
/** Names and questions of any shape: long words, another direction, markup. */
export const HostileText: Story = {
  args: {
    state: after(
      ask('1', `${'a'.repeat(300)} \u202Eright to left <img src=x onerror=alert(1)>`),
      t(
        '1',
        '![x](https://example.org/x.png) [link](javascript:alert(1)) **bold** [real](https://example.org)',
      ),
      end('1'),
    ),
  },
};
/** Settings for the person's own service, with the household data that sharing would send. */
export const Settings: Story = {
  args: {
    home: {
      place: 'Hangzhou',
      facing: 'S',
      residents: [{ name: '林月', relationship: 'self', kua: 8 }, { name: 'Ben' }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument;
    const [button] = [...page.querySelectorAll<HTMLElement>('.chat-foot button')].slice(-1);
    button?.click();
  },
};
