import { millis, ok } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import type { ComputedCard } from './computed';
import type { ChatFacts } from './facts';
import type { ChatPortEvent, ChatService } from './port';
import { type ConversationPorts, openConversation } from './runner';
import { CHAT_CODEC, type ChatRow, type ChatStorage } from './saver';
import { formatRequest, toRequest, type WireMessage } from './wire';

const NOW = millis(1_780_000_000_000);
const FACTS: ChatFacts = {
  language: 'en',
  date: '2026-06-21',
  home: { place: 'Hangzhou', facing: 'S', residents: [{ name: 'Lin Yue', kua: 8 }] },
};
const WORDS = { zh: '词', en: 'word' };
const CARD: ComputedCard = {
  tool: 'almanac_day',
  title: WORDS,
  asked: WORDS,
  lead: WORDS,
  rows: [{ date: '2026-12-15', text: WORDS, detail: WORDS, marks: [{ tone: 'good', text: WORDS }] }],
  note: WORDS,
  page: { kind: 'almanac', date: '2026-12-15' },
};

/** All pending promises have settled. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

function memoryStorage(): ChatStorage<never> & { readonly rows: Map<string, ChatRow> } {
  const rows = new Map<string, ChatRow>();
  return {
    rows,
    // Read back as from a database: fields unknown to the format are lost.
    get: async id => ok(CHAT_CODEC.parse({ ...rows.get(id) })),
    async update(id, change) {
      rows.set(id, change(rows.get(id)));
      return ok(undefined);
    },
    async put(row) {
      rows.set(row.id, row);
      return ok(undefined);
    },
  };
}

/** A conversation whose every request is recorded as on the wire. */
function start(storage = memoryStorage(), service: ChatService = {}) {
  const sent: (readonly WireMessage[])[] = [];
  const asks: ((event: ChatPortEvent) => void)[] = [];
  const toolboxes: string[] = [];
  let share = false;
  let facts = FACTS;
  let hasTools = true;
  const ports: ConversationPorts<never> = {
    chat: {
      ask(messages, _, on) {
        sent.push(messages);
        asks.push(on);
        return () => undefined;
      },
      askGuide(_, knowledge, on) {
        on({ kind: 'text', text: `${knowledge.home?.residents[0]?.name} has kua 8.`, source: 'built-in' });
        on({ kind: 'done', cut: false, model: 'guide' });
        return () => undefined;
      },
    },
    now: () => NOW,
    storage: Promise.resolve(storage),
    onSaved: () => undefined,
    facts: async () => facts,
    guide: async () => ({}),
    async tools(knows) {
      toolboxes.push(knows);
      if (!hasTools) return undefined;
      return {
        specs: [{ name: 'almanac_day', description: '', parameters: {} }],
        run: () => ({ text: '{"day":"癸亥"}', card: CARD }),
      };
    },
    settings: () => ({ service, share }),
  };
  const conversation = openConversation(ports, 'main');
  const question = async (text: string) => {
    conversation.dispatch({ kind: 'send', id: conversation.newId(), at: NOW, text });
    await settle();
  };
  const piece = (text: string) => asks.at(-1)?.({ kind: 'text', text, source: 'model' });
  const answer = (text: string) => {
    piece(text);
    asks.at(-1)?.({ kind: 'done', cut: false, model: 'm' });
  };
  const wire = () => JSON.stringify(sent.at(-1));
  return {
    conversation,
    question,
    piece,
    answer,
    wire,
    sent,
    toolboxes,
    event: (event: ChatPortEvent) => asks.at(-1)?.(event),
    /** From now on only the tools know it, or only the earlier messages. */
    forgetHome(from: 'tools' | 'history') {
      const { home: _, ...rest } = FACTS;
      facts = rest;
      hasTools = from === 'tools';
    },
    consent: (given: boolean) => {
      share = given;
    },
  };
}

describe('a page that is left', () => {
  it('[R216] hands over the last words at once during a write, and none over data it never read', async () => {
    const storage = memoryStorage();
    const hanging = { ...storage, update: () => new Promise<never>(() => undefined) };
    const draft = () => storage.rows.get('main')?.chat.draft;
    const early = start(hanging).conversation;
    early.dispatch({ kind: 'type', draft: 'Where' });
    early.leave();
    expect(draft()).toBeUndefined();
    const { conversation } = start(hanging);
    await settle();
    conversation.dispatch({ kind: 'type', draft: 'Where should' });
    await settle();
    conversation.dispatch({ kind: 'type', draft: 'Where should my desk stand?' });
    conversation.leave();
    expect(draft()).toBe('Where should my desk stand?');
  });

  it('[R216] writes nothing if there is nothing to write', async () => {
    const storage = memoryStorage();
    const { conversation } = start(storage);
    await settle();
    conversation.leave();
    expect(storage.rows.size).toBe(0);
  });
});

describe('a conversation that ends during an answer', () => {
  const begin = async () => {
    const storage = memoryStorage();
    const talk = start(storage);
    await talk.question('The desk?');
    talk.piece('Against the ');
    return { ...talk, stored: () => storage.rows.get('main')?.chat };
  };

  it('[R201] keeps the part received for its owner, and nothing later', async () => {
    const { conversation, stored, piece } = await begin();
    await conversation.end();
    const texts = () => stored()?.messages.map(({ text }) => text);
    expect(texts()).toEqual(['The desk?', 'Against the']);
    piece('wall.');
    conversation.dispatch({ kind: 'type', draft: 'Typed too late' });
    await settle();
    expect(texts()).toEqual(['The desk?', 'Against the']);
    expect(stored()).not.toMatchObject({ draft: 'Typed too late' });
  });

  it('[A4] keeps nothing more if it is forgotten', async () => {
    const { conversation, stored } = await begin();
    const before = JSON.stringify(stored());
    await conversation.pause();
    await settle();
    expect(JSON.stringify(stored())).toBe(before);
  });
});

describe('an answer with computed facts', () => {
  const calls = [{ id: 'a', name: 'almanac_day', arguments: '{"date":"2026-12-15"}' }];

  it('[R407] has its card before its words, and both outlive the tab', async () => {
    const storage = memoryStorage();
    const { conversation, question, answer, event, wire } = start(storage);
    await question('What of 15 December?');
    event({ kind: 'calls', calls, reasoning: '' });
    expect(conversation.view().state).toMatchObject({ phase: { kind: 'streaming' } });
    expect(wire()).toContain('癸亥');
    answer('It is 癸亥.');
    await settle();
    const whole = { text: 'It is 癸亥.', computed: [CARD], outcome: 'whole' };
    expect(conversation.view().state.messages.at(-1)).toMatchObject(whole);
    const again = start(storage);
    await settle();
    expect(again.conversation.view().state.messages.at(-1)).toMatchObject(whole);
  });

  it('[R407] keeps its cards above the report when no words follow', async () => {
    const { conversation, question, event } = start();
    await question('?');
    event({ kind: 'calls', calls, reasoning: '' });
    event({ kind: 'done', cut: false, model: 'm' });
    const [, stored, report] = conversation.view().state.messages;
    expect(stored).toMatchObject({ computed: [CARD] });
    expect(report).toMatchObject({ failure: { bubble: { code: 'chat/empty-reply' } } });
  });

  it('[R402] has tools that know nothing of the home without consent; the guide knows everything', async () => {
    const { conversation, question, answer, consent, toolboxes, wire } = start();
    await question('The day?');
    expect(toolboxes).toEqual(['nothing']);
    expect(wire()).not.toMatch(/Lin Yue|Hangzhou|kua/);
    answer('Fine.');
    consent(true);
    await question('And now?');
    answer('Fine.');
    conversation.dispatch({ kind: 'ask-again', id: 'again', source: 'built-in' });
    await settle();
    expect(toolboxes).toEqual(['nothing', 'home', 'everything']);
  });

  it('[A12] comes from the guide in this browser where the site has no model, and knows the home', async () => {
    const { conversation, question, event } = start();
    await question('Which is my kua?');
    event({ kind: 'no-model' });
    await settle();
    const last = conversation.view().state.messages.at(-1);
    expect(last).toMatchObject({ text: 'Lin Yue has kua 8.', source: 'built-in', personal: true });
  });

  it('[R405] is the model’s own if the service refuses tools, which are not offered to it again', async () => {
    const { conversation, question, answer, event, sent } = start();
    await question('The day?');
    const failure = { kind: 'http', status: 400, message: 'no tools' } as const;
    event({ kind: 'failed', failure, model: 'm' });
    expect(sent).toHaveLength(2);
    answer('By myself.');
    expect(conversation.view().state.messages.at(-1)).toMatchObject({ computedOff: true });
    await question('And?');
    expect(JSON.stringify(sent.at(-1))).not.toContain('computed by the tools');
  });
});

describe('[R412] a picture', () => {
  const picture = 'data:image/jpeg;base64,AAAA';
  const ask = async (takesPictures: boolean) => {
    const talk = start(
      undefined,
      takesPictures ? { endpoint: 'https://own.example/v1/chat/completions', takesPictures } : {},
    );
    talk.conversation.dispatch({ kind: 'send', id: 'p', at: NOW, text: 'What of this room?', picture });
    await settle();
    return talk;
  };

  it('is sent once with its question to a service that takes pictures, and is not kept', async () => {
    const { sent, answer, conversation } = await ask(true);
    expect(sent[0]?.at(-1)).toMatchObject({ role: 'user', content: 'What of this room?', picture });
    const body = JSON.parse(formatRequest(toRequest(sent[0] ?? [])));
    expect(body.messages.at(-1).content).toEqual([
      { type: 'text', text: 'What of this room?' },
      { type: 'image_url', image_url: { url: picture } },
    ]);
    answer('Light.');
    expect(JSON.stringify(conversation.view().state)).not.toContain('base64');
    expect(conversation.view().state.messages[0]).toMatchObject({ withPicture: true });
    conversation.dispatch({ kind: 'ask-again', id: 'again' });
    await settle();
    expect(JSON.stringify(sent.at(-1))).not.toContain('base64');
  });

  it('is sent nowhere else', async () => {
    const { sent } = await ask(false);
    expect(JSON.stringify(sent)).not.toContain('base64');
  });
});

describe('messages sent to the service', () => {
  it('[R182] the built-in guide’s words about the household stay here without consent', async () => {
    const { conversation, question, answer, wire, consent } = start();
    await question('Which is my kua?');
    answer('I do not know your home.');
    conversation.dispatch({ kind: 'ask-again', id: 'again', source: 'built-in' });
    await settle();
    expect(conversation.view().state.messages.at(-1)).toMatchObject({
      text: 'Lin Yue has kua 8.',
      personal: true,
    });
    await question('And the sofa?');
    expect(wire()).not.toMatch(/Lin Yue|kua 8|Hangzhou/);
    expect(wire()).toContain('And the sofa?');
    answer('By the wall.');
    consent(true);
    await question('Why?');
    expect(wire()).toMatch(/Lin Yue has kua 8\./);
    expect(wire()).toContain('Hangzhou');
  });

  it('[R182] a model’s answer given with consent is not sent once consent is withdrawn', async () => {
    const { question, answer, wire, consent } = start();
    consent(true);
    await question('Which is my kua?');
    answer('Lin Yue, kua 8.');
    consent(false);
    await question('And the sofa?');
    expect(wire()).not.toMatch(/Lin Yue|Hangzhou/);
    answer('By the wall.');
    await question('Why?');
    expect(wire()).toContain('By the wall.');
  });

  it.each(['tools', 'history'] as const)(
    '[R182] an answer that may know the home only from %s is personal as well',
    async from => {
      const talk = start();
      const last = () => talk.conversation.view().state.messages.at(-1);
      talk.consent(true);
      await talk.question('Which is my kua?');
      talk.answer('Lin Yue, kua 8.');
      talk.forgetHome(from);
      await talk.question('Say it again.');
      talk.answer('Lin Yue, kua 8, in the north.');
      expect(last()).toMatchObject({ personal: true });
      talk.consent(false);
      await talk.question('And the sofa?');
      expect(talk.wire()).not.toContain('Lin Yue');
      talk.answer('By the wall.');
      expect(last()).toMatchObject({ personal: false });
    },
  );

  it('[R182] answers stored before this mark existed count as personal', async () => {
    const storage = memoryStorage();
    const question = { id: '1', sender: 'user', text: 'My kua?', at: NOW } as const;
    const old = {
      id: '2',
      sender: 'bot',
      text: 'Lin Yue, kua 8.',
      at: NOW,
      outcome: 'whole',
      source: 'model',
    } as const;
    storage.rows.set('main', { id: 'main', chat: { version: 1, messages: [question, old], draft: '' } });
    const { question: ask, wire } = start(storage);
    await settle();
    await ask('And the sofa?');
    expect(wire()).toContain('My kua?');
    expect(wire()).not.toContain('Lin Yue');
  });

  it('[R182] the mark is stored with the conversation', async () => {
    const storage = memoryStorage();
    const { question, answer } = start(storage);
    await question('The sofa?');
    answer('By the wall.');
    await settle();
    const again = start(storage);
    await settle();
    await again.question('Why?');
    expect(again.wire()).toContain('By the wall.');
  });
});
