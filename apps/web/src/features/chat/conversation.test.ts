import type { ChatPort, ChatPortEvent, ChatService } from '@app/chat';
import { CHAT_CODEC, type ChatFacts } from '@app/chat';
import { err, millis } from '@app/kernel';
import { templatePlan } from '@app/plan/templates';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ports } from '../../adapters/ports';
import { createAppStore } from '../../store/store';
import { fakePorts, LIN_YUE, NOW } from '../../testing/fakePorts';
import { createMemoryAccounts } from '../../testing/memoryAccounts';
import { createTabRing } from '../../testing/tabRing';
import { type ConversationSources, createConversation } from './conversation';

const facts: ChatFacts = {
  language: 'zh',
  date: '2026-06-21',
  home: { place: '杭州', residents: [{ name: '林月' }] },
};

interface PortCall {
  readonly prompt: string;
  readonly service: ChatService;
  readonly on: (event: ChatPortEvent) => void;
  cancelled: boolean;
}

/** A port that records its questions and answers when the test says so. */
function manualChat(): { port: ChatPort; asked: PortCall[] } {
  const asked: PortCall[] = [];
  const port: ChatPort = {
    prepare: () => undefined,
    ask(messages, service, on) {
      const entry: PortCall = { prompt: messages[0]?.content ?? '', service, on, cancelled: false };
      asked.push(entry);
      return () => {
        entry.cancelled = true;
      };
    },
    askGuide: () => () => undefined,
  };
  return { port, asked };
}
// Normally fetched with the first question; loaded here in advance, so no test waits for it.
beforeAll(() => import('@app/tools'), 60_000);

const sources = (gather: ConversationSources['facts']): ConversationSources => ({
  facts: gather,
  world: async () => ({
    now: millis(0),
    zone: 'Asia/Shanghai',
    language: 'en',
    info: undefined,
    houseFacts: {},
    plan: undefined,
  }),
});
const open = (ports: Ports, id = 'lin') =>
  createConversation(
    ports,
    id,
    sources(async () => facts),
  );
const settle = () => new Promise(done => setTimeout(done));

describe('a conversation in the app', () => {
  it('continues while the dialog is closed, and is kept for the next visit', async () => {
    const { port, asked } = manualChat();
    const ports = fakePorts({ chat: port });
    const first = open(ports);
    first.dispatch({ kind: 'send', id: '1', at: NOW, text: '客厅？' });
    await settle();
    asked[0]?.on({ kind: 'text', text: '靠墙。', source: 'model' });
    asked[0]?.on({ kind: 'done', cut: false, model: 'm' });
    first.dispatch({ kind: 'type', draft: '还有' });
    await settle();

    const second = open(ports);
    await settle();
    expect(second.view().state.messages.map(({ text }) => text)).toEqual(['客厅？', '靠墙。']);
    expect(second.view().state.draft).toBe('还有');
    const other = open(ports, 'ben');
    await settle();
    expect(other.view().state.messages).toEqual([]);
  });

  it('typing before the stored conversation is read loses none of it', async () => {
    const ports = fakePorts({ chat: manualChat().port });
    const first = open(ports);
    first.dispatch({ kind: 'send', id: '1', at: NOW, text: '客厅？' });
    await settle();
    const second = open(ports);
    second.dispatch({ kind: 'type', draft: '新' });
    await settle();
    expect(second.view().state).toMatchObject({ draft: '新', messages: [{ text: '客厅？' }] });
    const third = open(ports);
    await settle();
    expect(third.view().state.messages).toHaveLength(1);
  });

  it('[R216] words the database had no time for are there on reopening, and cleared after that', async () => {
    const hanging = fakePorts({ chat: manualChat().port });
    const { textStore } = hanging;
    const whole = hanging.accounts.repository(CHAT_CODEC);
    const never = () => new Promise<never>(() => undefined);
    hanging.accounts.repository = (async () => ({ ...(await whole), update: never, put: never })) as never;
    const first = open(hanging);
    await settle();
    first.dispatch({ kind: 'type', draft: '书桌放哪' });
    first.leave();
    expect(textStore.keys()).toEqual(['chat-draft/lin']);
    const second = open(fakePorts({ chat: manualChat().port, textStore }));
    await settle();
    expect(second.view().state.draft).toBe('书桌放哪');
    expect(textStore.keys()).toEqual([]);
    expect(second.leave()).toBe(false);
  });

  it('says why when a full device does not keep it, and continues', async () => {
    const accounts = createMemoryAccounts({ capacity: 0 });
    const conversation = open(fakePorts({ chat: manualChat().port, accounts }));
    conversation.dispatch({ kind: 'send', id: '1', at: NOW, text: '?' });
    await settle();
    expect(conversation.view()).toMatchObject({
      saveError: 'storage/full',
      state: { messages: [{ text: '?' }] },
    });
  });

  it('does not overwrite an unreadable conversation', async () => {
    const memory = createMemoryAccounts();
    const repository = await memory.repository(CHAT_CODEC);
    const put = vi.spyOn(repository, 'put');
    const unreadable = err({ code: 'storage/unavailable' } as const);
    vi.spyOn(repository, 'get').mockResolvedValue(unreadable);
    vi.spyOn(repository, 'update').mockResolvedValue(unreadable);
    const conversation = open(fakePorts({ chat: manualChat().port, accounts: memory }));
    conversation.dispatch({ kind: 'type', draft: 'new' });
    await settle();
    expect(put).not.toHaveBeenCalled();
    expect(conversation.view().saveError).toBe('storage/unavailable');
  });

  it('sends nothing about the home without consent', async () => {
    const { port, asked } = manualChat();
    const ports = fakePorts({ chat: port });
    open(ports).dispatch({ kind: 'send', id: '1', at: NOW, text: '?' });
    await settle();
    expect(asked[0]?.prompt).not.toContain('林月');
    expect(asked[0]?.prompt).toContain('2026-06-21');
    ports.tabStore.write('chat-consent', 'yes');
    open(ports).dispatch({ kind: 'send', id: '2', at: NOW, text: '?' });
    await settle();
    expect(asked[1]?.prompt).toContain('林月');
  });

  it('stopping cancels the answer at the port, even before it was asked', async () => {
    const { port, asked } = manualChat();
    const conversation = open(fakePorts({ chat: port }));
    conversation.dispatch({ kind: 'send', id: '1', at: NOW, text: '?' });
    conversation.dispatch({ kind: 'stop', at: NOW });
    await settle();
    expect(asked).toEqual([]);
    conversation.dispatch({ kind: 'send', id: '2', at: NOW, text: '?' });
    await settle();
    conversation.dispatch({ kind: 'stop', at: NOW });
    expect(asked[0]?.cancelled).toBe(true);
    expect(conversation.view().announced).toEqual({ what: 'stopped' });
  });

  it('[R111] an unexpected failure is reported in general words', async () => {
    const conversation = createConversation(
      fakePorts(),
      'lin',
      sources(() => Promise.reject(new Error('no chunk'))),
    );
    conversation.dispatch({ kind: 'send', id: '1', at: NOW, text: '?' });
    await settle();
    expect(conversation.view().state.messages.at(-1)).toMatchObject({
      failure: { bubble: { code: 'chat/failed' } },
    });
  });

  it('ids are unique within a millisecond', () => {
    const conversation = open(fakePorts());
    expect(conversation.newId()).not.toBe(conversation.newId());
  });
});

it('[A4] a paused conversation stops its answer and keeps nothing more until it resumes', async () => {
  const { port, asked } = manualChat();
  const ports = fakePorts({ chat: port });
  const repository = await ports.accounts.repository(CHAT_CODEC);
  const update = vi.spyOn(repository, 'update');
  const conversation = open(ports);
  conversation.dispatch({ kind: 'send', id: '1', at: NOW, text: '客厅？' });
  await settle();
  await conversation.pause();
  expect(asked[0]?.cancelled).toBe(true);
  update.mockClear();
  asked[0]?.on({ kind: 'done', cut: false, model: 'm' });
  conversation.dispatch({ kind: 'type', draft: '新' });
  await settle();
  expect(update).not.toHaveBeenCalled();
  conversation.resume();
  await settle();
  expect(update).toHaveBeenCalledTimes(1);
});

it('[R201] signing out during an answer keeps the part received for its owner', async () => {
  const { port, asked } = manualChat();
  const ports = fakePorts({ info: LIN_YUE, chat: port });
  const repository = await ports.accounts.repository(CHAT_CODEC);
  const store = createAppStore(ports);
  const conversation = store.getState().keepAlive('chat', () => open(ports));
  conversation.dispatch({ kind: 'send', id: '1', at: NOW, text: '客厅？' });
  await settle();
  asked[0]?.on({ kind: 'text', text: '朝南', source: 'model' });
  store.getState().logOut('/');
  asked[0]?.on({ kind: 'text', text: '的墙', source: 'model' });
  await settle();
  const row = await repository.get('lin');
  expect(row.ok && row.value?.chat.messages.map(({ text }) => text)).toEqual(['客厅？', '朝南']);
});

it('a conversation that has ended ignores other tabs', async () => {
  const stop = vi.fn();
  const ports = fakePorts({ tabs: { ...fakePorts().tabs, listen: () => stop } });
  const conversation = open(ports);
  expect(stop).not.toHaveBeenCalled();
  await conversation.end();
  expect(stop).toHaveBeenCalledOnce();
});

describe('a conversation in two tabs', () => {
  const textsOf = (conversation: ReturnType<typeof open>) =>
    conversation.view().state.messages.map(({ text }) => text);

  it('[A33] loses nothing said in both at the same moment', async () => {
    const ring = createTabRing();
    const accounts = createMemoryAccounts();
    const tabs = [0, 1].map(() => open(fakePorts({ chat: manualChat().port, accounts, tabs: ring() })));
    await settle();
    for (const [index, tab] of tabs.entries()) {
      tab.dispatch({ kind: 'send', id: `${index}`, at: NOW, text: `${index}？` });
    }
    await settle();
    const repository = await (await accounts.repository(CHAT_CODEC)).get('lin');
    const said = repository.ok ? repository.value?.chat.messages.map(({ text }) => text) : [];
    expect(said).toEqual(expect.arrayContaining(['0？', '1？']));
  });

  it('loses nothing said in either, and each shows what the other kept', async () => {
    const ring = createTabRing();
    const accounts = createMemoryAccounts();
    const [one, two] = [manualChat(), manualChat()];
    const first = open(fakePorts({ chat: one.port, accounts, tabs: ring() }));
    const second = open(fakePorts({ chat: two.port, accounts, tabs: ring() }));
    await settle();
    first.dispatch({ kind: 'send', id: '1', at: NOW, text: '客厅？' });
    await settle();
    second.dispatch({ kind: 'send', id: '2', at: NOW, text: '卧室？' });
    await settle();
    one.asked[0]?.on({ kind: 'text', text: '靠墙。', source: 'model' });
    one.asked[0]?.on({ kind: 'done', cut: false, model: 'm' });
    await settle();
    two.asked[0]?.on({ kind: 'text', text: '朝南。', source: 'model' });
    two.asked[0]?.on({ kind: 'done', cut: false, model: 'm' });
    await settle();
    expect(textsOf(first)).toEqual(['客厅？', '靠墙。', '卧室？', '朝南。']);
    expect(textsOf(second)).toEqual(textsOf(first));
    const third = open(fakePorts({ accounts }));
    await settle();
    expect(textsOf(third)).toEqual(textsOf(first));
    second.dispatch({ kind: 'clear' });
    await settle();
    expect(textsOf(first)).toEqual([]);
  });

  it('keeps what an import added after it was opened', async () => {
    const accounts = createMemoryAccounts();
    const early = open(fakePorts({ chat: manualChat().port, accounts }));
    await settle();
    const repository = await accounts.repository(CHAT_CODEC);
    const imported = { id: '0', sender: 'user', text: '从前', at: NOW } as const;
    await repository.put({ id: 'lin', chat: { version: 1, messages: [imported], draft: '' } });
    early.dispatch({ kind: 'type', draft: '新' });
    await settle();
    expect(textsOf(early)).toEqual(['从前']);
    expect(await repository.get('lin')).toMatchObject({
      value: { chat: { messages: [imported], draft: '新' } },
    });
  });
});

describe('a model that wants the light of a room', () => {
  /** The request of each question, with the real tools over a home with a plan. */
  async function askForLight(share: boolean) {
    const sent: { messages: string; tools: readonly string[] }[] = [];
    const asked: ((event: ChatPortEvent) => void)[] = [];
    const chat: ChatPort = {
      prepare: () => undefined,
      ask(messages, _, on, options) {
        sent.push({
          messages: JSON.stringify(messages),
          tools: (options?.tools ?? []).map(({ name }) => name),
        });
        asked.push(on);
        return () => undefined;
      },
      askGuide: () => () => undefined,
    };
    const info = { ...LIN_YUE, location: { lat: 30.27, lng: 120.16 }, locationName: '杭州' };
    const world = async () => ({
      now: millis(Date.UTC(2026, 10, 22, 1, 46)),
      zone: 'Asia/Shanghai',
      language: 'zh' as const,
      info,
      houseFacts: {},
      plan: templatePlan('two-bedroom', 'zh'),
    });
    const ports = fakePorts({ chat });
    if (share) ports.tabStore.write('chat-consent', 'yes');
    const conversation = createConversation(ports, 'lin', { facts: async () => facts, world });
    conversation.dispatch({ kind: 'send', id: '1', at: NOW, text: '卧室几点有阳光？' });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const args = '{"room":"主卧","date":"2026-11-22"}';
    asked[0]?.({ kind: 'calls', calls: [{ id: 'a', name: 'sun_in_room', arguments: args }], reasoning: '' });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    return { sent, state: () => conversation.view().state };
  }

  it('[R404, R407] gets the computed hours, and the card shows them', async () => {
    const { sent, state } = await askForLight(true);
    expect(sent[0]?.tools).toContain('sun_in_room');
    // As @app/plan computes them for the plan, and its own tests against an ephemeris.
    expect(sent[1]?.messages).toContain('\\"from\\":\\"08:10\\",\\"to\\":\\"15:25\\"');
    const last = state().messages.at(-1);
    expect(last?.sender === 'bot' && last.computed?.[0]?.lead.zh).toContain('主卧 08:10–15:25 有直射阳光');
  });

  it('[R402] is offered no such tool without consent, and gets nothing if it calls one anyway', async () => {
    const { sent, state } = await askForLight(false);
    for (const { tools } of sent) {
      expect(tools).not.toContain('sun_in_room');
      expect(tools).not.toContain('plan_findings');
    }
    expect(sent[1]?.messages).toContain('tools/not-shared');
    expect(JSON.stringify(sent)).not.toMatch(/08:10|杭州|林月|次卧|客厅/);
    const last = state().messages.at(-1);
    expect(last?.sender).toBe('user');
  });
});
