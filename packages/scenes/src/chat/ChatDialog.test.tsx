import { type ChatState, type ComputedCard, NEW_CONVERSATION, NO_SETTINGS, stepChat } from '@app/chat';
import { createI18n, inFaceOf, type Language, switchLanguage } from '@app/i18n';
import { millis } from '@app/kernel';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { ChatDialog, type ChatDialogProps } from './ChatDialog';

const at = millis(0);
const asked = stepChat(NEW_CONVERSATION, { kind: 'send', id: '1', at, text: 'Sofa?' })[0];
const answered = (text = 'Against the wall.'): ChatState => {
  const [growing] = stepChat(asked, {
    kind: 'text',
    request: '1',
    text,
    at,
    source: 'built-in',
    personal: false,
  });
  return stepChat(growing, { kind: 'done', request: '1', at, model: 'm' })[0];
};
const failed = (status: number, retryAfterS?: number): ChatState => {
  const failure = { kind: 'http', status, message: 'x', ...(retryAfterS ? { retryAfterS } : {}) } as const;
  return stepChat(asked, { kind: 'fail', request: '1', failure, at, model: 'deepseek-chat' })[0];
};

async function show(props: Partial<ChatDialogProps> = {}, language: Language = 'en') {
  const i18n = await createI18n({ namespaces: ['common', 'visualization', 'userInfo'], language });
  const all: ChatDialogProps = {
    state: NEW_CONVERSATION,
    suggestions: [],
    waitS: 0,
    backOnline: false,
    settings: NO_SETTINGS,
    home: undefined,
    inFaceOfHome: inFaceOf('en'),
    onGesture: vi.fn(),
    onCopy: vi.fn(),
    onSaveSettings: vi.fn(),
    onTestSettings: vi.fn(async () => ({ kind: 'works' }) as const),
    talks: { current: 'main', find: () => [], onOpen: vi.fn(), onBegin: vi.fn(), onRemove: vi.fn() },
    onShowTalks: vi.fn(),
    onReadPicture: vi.fn(async () => undefined),
    onPictureLost: vi.fn(),
    onOpenPage: vi.fn(),
    onClose: vi.fn(),
    ...props,
  };
  const view = (changed: Partial<ChatDialogProps> = {}) => (
    <I18nextProvider i18n={i18n}>
      <ChatDialog {...all} {...changed} />
    </I18nextProvider>
  );
  const { rerender } = render(view());
  return { ...all, i18n, change: (changed: Partial<ChatDialogProps>) => rerender(view(changed)) };
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the chat dialog', () => {
  it.each([
    [
      'en',
      'Cosmic Messenger',
      'Hello, I’m your Cosmic Messenger. Which room shall we start with? Ask me about feng shui or a smarter home.',
    ],
    ['zh', '宇宙信使', '你好，我是宇宙信使。家宅风水，智能家居，想先从哪间房聊起？'],
  ] as const)('[R97] in %s it is called %s and greets first', async (language, name, greeting) => {
    await show({}, language);
    expect(screen.getByRole('dialog', { name })).toBeTruthy();
    expect(within(screen.getByRole('log')).getByText(greeting)).toBeTruthy();
  });

  it('[R625] a long talk shows the newest 30 messages and earlier ones on request, and never hides them again', async () => {
    const said = (id: number) =>
      ({ id: `${id}`, sender: 'user', text: `Question ${id}`, at: millis(id) }) as const;
    const messages = Array.from({ length: 120 }, (_, id) => said(id));
    const { change } = await show({ state: { ...NEW_CONVERSATION, messages } });
    const drawn = () => screen.queryAllByText(/^Question \d+$/).map(({ textContent }) => textContent);
    expect([drawn().length, drawn()[0]]).toEqual([30, 'Question 90']);
    change({ state: { ...NEW_CONVERSATION, messages: [...messages, said(120)] } });
    expect([drawn().length, drawn()[0]]).toEqual([31, 'Question 90']);
    fireEvent.click(button('Show earlier messages (90)'));
    expect([drawn().length, drawn()[0]]).toEqual([61, 'Question 60']);
    fireEvent.click(button('Show earlier messages (60)'));
    fireEvent.click(button('Show earlier messages (30)'));
    expect(drawn()).toHaveLength(121);
    expect(screen.queryByRole('button', { name: /earlier/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('log'));
  });

  it('[R99] Enter sends; Shift+Enter and an Enter that commits pinyin do not', async () => {
    const { onGesture } = await show({ state: { ...NEW_CONVERSATION, draft: 'Sofa?' } });
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(onGesture).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false); // no line is added
    expect(onGesture).toHaveBeenCalledExactlyOnceWith({ kind: 'send' });
  });

  it.each([
    ['empty', ''],
    ['only spaces', ' \n '],
    ['too long', 'x'.repeat(4001)],
  ])('[R100] send is disabled while the input is %s', async (_, draft) => {
    await show({ state: { ...NEW_CONVERSATION, draft } });
    expect(button('Send').disabled).toBe(true);
  });

  it('[R100] a draft over the limit stays whole and is counted', async () => {
    await show({ state: { ...NEW_CONVERSATION, draft: 'x'.repeat(50_000) } });
    expect(field().value).toHaveLength(50_000);
    expect(screen.getByText('At most 4000 characters, please; this has 50000')).toBeTruthy();
  });

  it('[R100, R101, R102, A49] waiting shows a thinking bubble, stop beside a disabled send, and no way to ask', async () => {
    const { onGesture } = await show({
      state: { ...asked, draft: 'next' },
      suggestions: [{ id: 'bed', text: { zh: '床？', en: 'Bed?' } }],
    });
    expect(screen.getByText('Thinking').getAttribute('role')).toBe('status');
    expect(button('Send').disabled).toBe(true);
    expect(button('Bed?').disabled).toBe(true);
    expect(button('Edit the question').disabled).toBe(true);
    fireEvent.click(button('Stop the answer'));
    expect(onGesture).toHaveBeenCalledExactlyOnceWith({ kind: 'stop' });
  });

  it('[R102] the reply is shown as a bubble, marked when it came from the built-in guide', async () => {
    const { onCopy, onGesture } = await show({ state: answered() });
    expect(await screen.findByText('Against the wall.')).toBeTruthy();
    expect(screen.getByText('Built-in guide')).toBeTruthy();
    fireEvent.click(button('Copy the answer'));
    expect(onCopy).toHaveBeenCalledWith('Against the wall.');
    fireEvent.click(button('Answer again'));
    expect(onGesture).toHaveBeenCalledWith({ kind: 'ask-again', reply: '1-reply' });
  });

  it('[R107] a wrong key leads to the settings; the Chinese wording is shown below the English', async () => {
    await show({ state: failed(401) });
    expect(screen.getByText('API 密钥无效，请检查环境变量配置。')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Chat settings' })[0]!);
    expect(screen.getByRole('dialog', { name: 'Chat settings' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('API key').type).toBe('password');
  });

  // The texts of the specification.
  it.each([
    ['R107', { kind: 'http', status: 401, message: 'no' }, 'zh', 'API 密钥无效，请检查环境变量配置。'],
    ['R107', { kind: 'error', message: 'Your API key expired' }, 'zh', 'API 密钥无效，请检查环境变量配置。'],
    ['R108', { kind: 'network', message: 'x' }, 'zh', '网络连接失败，请检查网络连接。'],
    ['R108', { kind: 'error', message: 'upstream network down' }, 'zh', '网络连接失败，请检查网络连接。'],
    ['R109', { kind: 'error', message: 'overloaded' }, 'zh', 'AI 服务暂时不可用，请稍后再试。'],
    ['R109', { kind: 'not-an-answer' }, 'zh', 'AI 服务暂时不可用，请稍后再试。'],
    ['R110', { kind: 'empty' }, 'zh', '抱歉，我没有收到有效的回复。'],
    ['R111', { kind: 'unexpected' }, 'en', "Sorry, I encountered some issues and can't reply at the moment."],
  ] as const)('[%s] %o reads, in %s, exactly %s', async (_, failure, language, words) => {
    const input = { kind: 'fail', request: '1', failure, at, model: 'deepseek-chat' } as const;
    await show({ state: stepChat(asked, input)[0] }, language);
    expect(within(screen.getByRole('log')).getByText(words)).toBeTruthy();
  });

  it('[R109] a busy provider counts down before asking again', async () => {
    await show({ state: failed(429, 7), waitS: 7 });
    expect(button('Ask again in 7 s').disabled).toBe(true);
    expect(screen.getByText(/try again in 7 seconds/)).toBeTruthy();
  });

  it('[R107, R108] a failure is announced in the words of its bubble', async () => {
    await show({ state: failed(401), announced: { what: 'failed' } });
    const aloud = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(aloud.join()).toContain('The API key is invalid.');
    expect(aloud.join()).not.toContain('I encountered some issues');
  });

  it.each([
    [3, undefined],
    [4, undefined],
    [5, '2 more rows'],
  ])(
    '[R407, R832, R886, R1017] the computed card of %i days is between the first paragraph and the rest, and opens the almanac at its day',
    async (count, more) => {
      const words = (zh: string, en: string) => ({ zh, en });
      const card: ComputedCard = {
        tool: 'find_days',
        title: words('择日', 'find days'),
        asked: words('入宅', 'moving in'),
        lead: words('一日。', 'One day.'),
        rows: ['2027-01-23', '2026-12-06', '2027-01-17', '2027-01-02', '2027-01-30']
          .slice(0, count)
          .map(date => ({
            date,
            text: words('星期六', 'Saturday'),
            detail: words('腊月十六 · 壬寅', '16th of the 12th month · Ren-Yin'),
            marks: [{ tone: 'good' as const, text: words('宜入宅', 'good for moving in') }],
          })),
        note: words('传统。', 'Tradition.'),
        page: { kind: 'almanac', date: '2027-01-23' },
      };
      const answer = { kind: 'computed', request: '1', card, at, source: 'model', personal: false } as const;
      const [growing] = stepChat(asked, answer);
      const text = {
        kind: 'text',
        request: '1',
        text: 'The 23rd.\n\nAsk the lift first.',
        at,
        source: 'model',
        personal: false,
      } as const;
      const state = stepChat(stepChat(growing, text)[0], {
        kind: 'done',
        request: '1',
        at,
        model: 'm',
        computedOff: true,
      })[0];
      const { onOpenPage } = await show({ state });
      const title = screen.getByText('Computed: find days');
      const follows = (words: string) =>
        screen.getByText(words).compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect(await screen.findByText('Ask the lift first.')).toBeTruthy();
      expect(follows('The 23rd.')).toBeTruthy();
      expect(follows('Ask the lift first.')).toBeFalsy();
      expect(screen.getAllByText('good for moving in')).toHaveLength(count);
      expect(screen.queryByText(/^\d more rows$/, { selector: 'summary' })?.textContent).toBe(more);
      expect(screen.getByText(/does not support tools/)).toBeTruthy();
      fireEvent.click(screen.getAllByRole('button', { name: /^Almanac .*2027/ })[0]!);
      expect(onOpenPage).toHaveBeenCalledWith({ kind: 'almanac', date: '2027-01-23' });
      // R886: lunar date and pillars of that day as in the calendar of the Hong Kong Observatory.
      const leaf = within(await screen.findByRole('region', { name: /2027/ }));
      expect(leaf.getByText('16th of the 12th moon')).toBeTruthy();
      expect(leaf.getAllByText(/^[丙辛壬][午丑寅]$/).map(pillar => pillar.textContent)).toEqual([
        '丙午',
        '辛丑',
        '壬寅',
      ]);
      expect(leaf.getByText(/^Move into a new home, /)).toBeTruthy();
    },
  );

  it('[R886] on the leaf of a day “nothing else” is no thing of its own, and not said of a list that goes on', async () => {
    const words = (text: string) => ({ zh: text, en: text });
    const card: ComputedCard = {
      tool: 'find_days',
      title: words('find days'),
      asked: words('today'),
      lead: words('One day.'),
      rows: [{ date: '2026-11-18', text: words('Wednesday') }],
      note: words('Tradition.'),
      page: { kind: 'almanac', date: '2026-11-18' },
    };
    const base = { request: '1', at, source: 'built-in', personal: false } as const;
    const state = [
      { kind: 'computed', card, ...base } as const,
      { kind: 'text', text: 'One day.', ...base } as const,
      { kind: 'done', request: '1', at, model: 'm' } as const,
    ].reduce<ChatState>((before, event) => stepChat(before, event)[0], asked);
    await show({ state });
    const leaf = within(await screen.findByRole('region', { name: /2026/ }));
    // 沐浴、塞穴、畋猎、补垣、结网、取渔，馀事勿取: six things, four of them shown.
    const good = [...leaf.getAllByText('2 more')[0]!.parentElement!.querySelectorAll('small')];
    expect(good.map(each => each.textContent)).toEqual(['2 more']);
    expect(leaf.queryByText(/Nothing else/)).toBeNull();
  });

  it('[R618] days from the built-in guide are pages to press, and its words do not repeat them', async () => {
    const words = (text: string) => ({ zh: text, en: text });
    const card: ComputedCard = {
      tool: 'find_days',
      title: words('find days'),
      asked: words('moving in'),
      lead: words('One day.'),
      rows: [{ date: '2027-01-23', text: words('Saturday') }],
      note: words('Tradition.'),
      page: { kind: 'almanac', date: '2027-01-23' },
    };
    const base = { request: '1', at, source: 'built-in', personal: false } as const;
    const text = 'One day.\n\n- 2027-01-23 **Saturday**\n\n_Tradition._\n\nAsk the lift first.';
    const state = [
      { kind: 'computed', card, ...base } as const,
      { kind: 'text', text, ...base } as const,
      { kind: 'done', request: '1', at, model: 'm' } as const,
    ].reduce<ChatState>((before, event) => stepChat(before, event)[0], asked);
    await show({ state });
    expect(screen.getByRole('button', { name: /^Almanac .*2027/ }).closest('details')?.open).toBe(true);
    expect(await screen.findByText('Ask the lift first.')).toBeTruthy();
    expect(within(screen.getByRole('log')).getAllByText('Saturday')).toHaveLength(1);
    expect(screen.getAllByText(/^Tradition\./)).toHaveLength(1);
  });

  it('[R410] the versions of an answer are paged forward and back', async () => {
    const first = answered('By the wall.');
    const [again] = stepChat(first, { kind: 'ask-again', id: '2', reply: '1-reply' });
    const said = {
      kind: 'text',
      request: '2',
      text: 'By the window.',
      at: millis(5),
      source: 'model',
    } as const;
    const [grown] = stepChat(again, { ...said, personal: false });
    const [state] = stepChat(grown, { kind: 'done', request: '2', at: millis(6), model: 'm' });
    const { onGesture } = await show({ state });
    expect(screen.getByText('2 of 2')).toBeTruthy();
    expect(button('Next version').disabled).toBe(true);
    fireEvent.click(button('Previous version'));
    expect(onGesture).toHaveBeenCalledWith({ kind: 'switch', message: '2-reply', step: -1 });
  });

  it('[R412] a picture is attached only if the service takes it, previewed before sending, and removable', async () => {
    const onReadPicture = vi.fn(async () => 'data:image/jpeg;base64,AAAA');
    const state = { ...NEW_CONVERSATION, draft: 'This room?' };
    const settings = { ...NO_SETTINGS, endpoint: 'https://own.example/v1', pictures: true } as const;
    const onPictureLost = vi.fn<(putBack: () => void) => void>();
    const { onGesture } = await show({ state, settings, onReadPicture, onPictureLost });
    expect(button('Attach a picture')).toBeTruthy();
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const attach = async () => {
      fireEvent.change(input, { target: { files: [new File(['x'], 'room.jpg', { type: 'image/jpeg' })] } });
      await screen.findByText(/^Sent to own\.example/);
    };
    await attach();
    fireEvent.click(button('Remove the picture'));
    expect(screen.queryByText(/^Sent to own/)).toBeNull();
    act(() => onPictureLost.mock.lastCall?.[0]());
    expect(screen.getByText(/^Sent to own/)).toBeTruthy();
    fireEvent.click(button('Send'));
    expect(onGesture).toHaveBeenCalledWith({ kind: 'send', picture: 'data:image/jpeg;base64,AAAA' });
    expect(screen.queryByText(/^Sent to own/)).toBeNull();
  });

  it('[R412] a picture stays with the draft of its talk', async () => {
    const settings = { ...NO_SETTINGS, endpoint: 'https://own.example/v1', pictures: true } as const;
    const onReadPicture = async () => 'data:image/jpeg;base64,AAAA';
    const { talks, change } = await show({ settings, onReadPicture });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    fireEvent.change(input, { target: { files: [new File(['x'], 'room.jpg', { type: 'image/jpeg' })] } });
    await screen.findByText(/^Sent to own\.example/);
    change({ talks: { ...talks, current: 'talk-2' } });
    expect(screen.queryByText(/^Sent to own/)).toBeNull();
    change({ talks });
    expect(screen.getByText(/^Sent to own/)).toBeTruthy();
  });

  it('[R412] the site’s own service accepts no pictures', async () => {
    await show({ settings: { ...NO_SETTINGS, pictures: true } });
    expect(screen.queryByRole('button', { name: 'Attach a picture' })).toBeNull();
  });

  it('[R411] talks are listed, searched, opened, removed and saved', async () => {
    const talks = {
      current: 'main',
      find: vi.fn((query: string) =>
        query === '' || query === 'wall' ? [{ id: 'b', title: 'Sofa?', at: 0, found: 'by the wall' }] : [],
      ),
      onOpen: vi.fn(),
      onBegin: vi.fn(),
      onRemove: vi.fn(),
      onExport: vi.fn(),
    };
    const { onShowTalks } = await show({ talks });
    const openList = () => fireEvent.click(button('All conversations'));
    openList();
    expect(onShowTalks).toHaveBeenCalledOnce();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nowhere' } });
    expect(screen.getByText('No conversation contains these words.')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'wall' } });
    fireEvent.click(button('Remove “Sofa?”'));
    expect(talks.onRemove).toHaveBeenCalledWith('b');
    fireEvent.click(button('Save this conversation as Markdown'));
    expect(talks.onExport).toHaveBeenCalledOnce();
    fireEvent.click(button(/^Sofa\?/));
    expect(talks.onOpen).toHaveBeenCalledWith('b');
    openList();
    fireEvent.click(button('New conversation'));
    expect(talks.onBegin).toHaveBeenCalledOnce();
    expect(field()).toBeTruthy();
  });

  it('after a failure one can retry, or ask the built-in guide', async () => {
    const { onGesture } = await show({ state: failed(500) });
    fireEvent.click(button('Ask again'));
    fireEvent.click(button('Ask the built-in guide'));
    expect(onGesture).toHaveBeenNthCalledWith(1, { kind: 'ask-again', reply: '1-failure' });
    expect(onGesture).toHaveBeenNthCalledWith(2, {
      kind: 'ask-again',
      reply: '1-failure',
      source: 'built-in',
    });
  });

  it('offline: the network message, and a hint once the connection is back', async () => {
    const offline = stepChat(asked, {
      kind: 'fail',
      request: '1',
      failure: { kind: 'offline' },
      at,
      model: 'm',
    })[0];
    await show({ state: offline, backOnline: true });
    expect(screen.getByText('You are offline. The built-in guide can still answer.')).toBeTruthy();
    expect(screen.getByText('You are back online: ask again.').getAttribute('role')).toBe('status');
    expect(button('Ask again').disabled).toBe(false);
  });

  it('failures without a network cause show no such hint', async () => {
    await show({ state: failed(500), backOnline: true });
    expect(screen.queryByText('You are back online: ask again.')).toBeNull();
  });

  it('a question is edited in place; Escape leaves it unchanged', async () => {
    const { onGesture, onClose } = await show({ state: answered() });
    fireEvent.click(button('Edit the question'));
    const editor = screen.getByRole('textbox', { name: 'Edit the question' });
    fireEvent.keyDown(editor, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(button('Edit the question'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Edit the question' }), {
      target: { value: 'Bed?' },
    });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Edit the question' }), { key: 'Enter' });
    expect(onGesture).toHaveBeenCalledExactlyOnceWith({ kind: 'edit', message: '1', text: 'Bed?' });
  });

  it('[R255] an edited question over the limit says so and stays whole', async () => {
    const { onGesture } = await show({ state: answered() });
    fireEvent.click(button('Edit the question'));
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit the question' });
    fireEvent.change(editor, { target: { value: 'x'.repeat(4001) } });
    fireEvent.keyDown(editor, { key: 'Enter' });
    expect(onGesture).not.toHaveBeenCalled();
    expect(editor.value).toHaveLength(4001);
    const result = document.getElementById(editor.getAttribute('aria-describedby') ?? '');
    expect(result?.textContent).toMatch(/4,?000/);
  });

  it('names are shown as text, whatever they contain', async () => {
    const state = stepChat(NEW_CONVERSATION, {
      kind: 'send',
      id: '1',
      at,
      text: '<img src=x onerror=alert(1)>',
    })[0];
    await show({ state });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('an answer is announced once at its end, not piece by piece', async () => {
    await show({ state: answered(), announced: { what: 'answered' } });
    expect(screen.getByText('The Cosmic Messenger has answered.').getAttribute('role')).toBe('status');
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off');
  });
});

describe('switching the language while the dialog is open', () => {
  /** Everything visible or read aloud. */
  const wordsOf = (root: Element): readonly string[] =>
    [root, ...root.querySelectorAll('*')].flatMap(element => [
      ...[...element.childNodes].flatMap(node => (node.nodeType === 3 ? [node.textContent ?? ''] : [])),
      ...['aria-label', 'placeholder', 'title', 'alt'].map(name => element.getAttribute(name) ?? ''),
    ]);
  const NAMES = /OpenAI|API|AI |https?:\/\/|localhost|deepseek-chat|Cosmic Messenger|Lin/g;
  const english = () =>
    wordsOf(screen.getByRole('dialog'))
      .map(words => words.replaceAll(NAMES, ''))
      .filter(words => /[a-z]{2}/i.test(words));
  const residents = [{ name: 'Lin', relationship: 'self', kua: 8 }];
  const home = { place: '杭州', facing: 'S', residents } as const;
  const suggestions = [{ id: 'bed', text: { zh: '床？', en: 'Bed?' } }];

  it.each([
    ['an answer', answered('靠墙。')],
    ['a question under way', asked],
    ['a busy provider', failed(429, 7)],
    ['a wrong key', failed(401)],
    ['a draft that is too long', { ...NEW_CONVERSATION, draft: '长'.repeat(4001) }],
  ] as const)('leaves no English word in the talk with %s', async (_, state) => {
    const question = {
      ...state,
      messages: state.messages.map(each => (each.sender === 'user' ? { ...each, text: '沙发？' } : each)),
    };
    const { i18n } = await show({ state: question, suggestions, waitS: 7, announced: { what: 'answered' } });
    await act(() => switchLanguage(i18n, 'zh'));
    expect(english()).toEqual([]);
  });

  it('leaves no English word in the settings', async () => {
    const { i18n } = await show({ home });
    fireEvent.click(button('Chat settings'));
    fireEvent.change(screen.getByLabelText('Endpoint'), { target: { value: 'http://' } });
    fireEvent.click(button('Test the connection'));
    await act(() => switchLanguage(i18n, 'zh'));
    expect(english()).toEqual([]);
  });
});

describe('chat settings', () => {
  const open = async (props: Partial<ChatDialogProps> = {}) => {
    const all = await show(props);
    fireEvent.click(button('Chat settings'));
    return all;
  };

  it('an invalid address is refused beside its field', async () => {
    const { onSaveSettings } = await open();
    fireEvent.change(screen.getByLabelText('Endpoint'), { target: { value: 'http://evil.example' } });
    expect(screen.getByLabelText('Endpoint').getAttribute('aria-invalid')).toBe('true');
    expect(button('Save').disabled).toBe(true);
    fireEvent.submit(screen.getByRole('form'));
    expect(onSaveSettings).not.toHaveBeenCalled();
  });

  it('the shared facts are shown before consent', async () => {
    const home = {
      place: 'Hangzhou',
      facing: 'S',
      residents: [{ name: '林月', relationship: 'self', kua: 8 }],
    } as const;
    const { onSaveSettings } = await open({ home });
    const list = screen.getByRole('region', { name: 'What would be sent' });
    for (const text of ['Place: Hangzhou', 'The house faces south by the compass', '林月 · Self: kua 8']) {
      expect(within(list).getByText(text)).toBeTruthy();
    }
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(button('Save'));
    expect(onSaveSettings).toHaveBeenCalledWith({ ...NO_SETTINGS, share: true });
  });

  it('a test reports whether the service answers, and what is wrong if not', async () => {
    const onTestSettings = vi
      .fn<ChatDialogProps['onTestSettings']>()
      .mockResolvedValueOnce({ kind: 'works' })
      .mockResolvedValueOnce({ kind: 'failed', failure: { kind: 'http', status: 401, message: '' } });
    await open({ onTestSettings });
    fireEvent.click(button('Test the connection'));
    expect(await screen.findByText('The service answers.')).toBeTruthy();
    fireEvent.click(button('Test the connection'));
    expect(await screen.findByText('The API key is invalid. Please check the configuration.')).toBeTruthy();
  });
});
