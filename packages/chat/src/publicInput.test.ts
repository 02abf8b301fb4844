import { describe, expect, it } from 'vitest';
import { complaintsOfJunk, type JunkCall, thawedIn } from '../../../scripts/testing/junk';
import * as chat from './index';

const ENDPOINT = 'https://api.example.org/v1/chat/completions';

const CALLS: readonly JunkCall[] = [
  { name: 'parseCompletion', call: chat.parseCompletion, args: ['{}'] },
  { name: 'readChunk', call: chat.readChunk, args: ['{}'] },
  { name: 'parseStored', call: chat.parseStored, args: [chat.toStored([], 'draft')] },
  { name: 'parseFacts', call: chat.parseFacts, args: ['<home-data>{}</home-data>'] },
  { name: 'parseSettings', call: chat.parseSettings, args: [{ service: '{}', key: 'k', consent: 'yes' }] },
  { name: 'parseEndpoint', call: chat.parseEndpoint, args: [ENDPOINT] },
  { name: 'hostOf', call: chat.hostOf, args: [ENDPOINT] },
  { name: 'parseMarkdown', call: chat.parseMarkdown, args: ['# a', true] },
  { name: 'parseRetryAfter', call: chat.parseRetryAfter, args: ['120', 0, () => 0] },
  { name: 'mapErrorMessage', call: chat.mapErrorMessage, args: ['network'] },
  { name: 'checkDraft', call: chat.checkDraft, args: ['hello'] },
  { name: 'countDraft', call: chat.countDraft, args: ['hello'] },
  {
    name: 'sendsOnKey',
    call: chat.sendsOnKey,
    args: [{ key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 }],
  },
  { name: 'languageOf', call: chat.languageOf, args: ['zh'] },
  { name: 'answeredIn', call: chat.answeredIn, args: [{ source: 'built-in', text: 'zh' }] },
];

/** Decision 0037: arguments that another function has checked, by kind. */
const OF_RECORDS: Readonly<Record<string, readonly string[]>> = {
  'messages and branches, by parseStored or the conversation': [
    ...[
      'isPending',
      'stepChat',
      'versionsAt',
      'titleOf',
      'listTalks',
      'joinTalks',
      'toMarkdown',
      'toHistory',
      'withoutPersonal',
      'toStored',
    ],
  ],
  'facts, by the app or parseFacts': [
    'formatFacts',
    'listShared',
    'toSystemPrompt',
    'withConsent',
    'suggest',
    'toGuideSections',
  ],
  'cards of a message, by the toolbox or parseStored': [
    ...['besideCards', 'firstDayOf', 'foundDayOf', 'hasDays', 'ledBy'],
  ],
  'messages of the wire, by the gateway’s reader': [
    'advise',
    'toRequest',
    'formatRequest',
    'formatCompletion',
    'formatChunk',
    'formatEvent',
  ],
  'settings, by parseSettings': ['formatSettings', 'toService'],
  'failures of the port': ['explainFailure', 'toErrorMessage'],
  'ports of the app': ['openConversation', 'createAnswerReader'],
};

describe('[R186] invalid input to chat gives an error value or nothing, never a throw or NaN', () => {
  it('every function is called with junk here, or listed with the function that makes its arguments', () => {
    const listed = [...CALLS.map(({ name }) => name), ...Object.values(OF_RECORDS).flat()];
    const functions = Object.entries(chat).filter(([, value]) => typeof value === 'function');
    expect(functions.map(([name]) => name).filter(name => !listed.includes(name))).toEqual([]);
  });

  it.each(CALLS)('$name', call => {
    expect(complaintsOfJunk(call)).toEqual([]);
  });

  it.each(Object.entries(chat).filter(([name, value]) => typeof value === 'object' && name !== 'CHAT_CODEC'))(
    '%s is frozen',
    (_, table) => {
      expect(thawedIn(table)).toEqual([]);
    },
  );
});
