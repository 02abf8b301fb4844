import { around, toSimplified, toTraditional } from '@app/hant';
import type { ComputedCard } from '../computed';
import type { WireMessage } from '../wire';
import { type Advice, type AdvisorKnowledge, adviseSimplified } from './advisor';

/**
 * Answers the last question of a conversation from the product's knowledge, without a model. It goes by the words of the
 * question and answers in the language of the facts, or else of the question. It admits what it does not find. R521: it
 * reads both scripts and answers in Traditional for those who read it; names stay as typed.
 */
export function advise(messages: readonly WireMessage[], knowledge: AdvisorKnowledge): Advice {
  const { place = '', residents = [] } = knowledge.home ?? {};
  const typed = [place, ...residents.flatMap(({ name, relationship = '' }) => [name, relationship])];
  const simply = around(toSimplified, typed);
  const simplified = messages.map(message => ({ ...message, content: simply(message.content) }));
  const advice = adviseSimplified(simplified, knowledge);
  if (!knowledge.traditional || advice.language !== 'zh') return advice;
  const write = around(toTraditional, typed);
  return {
    ...advice,
    text: write(advice.text),
    computed: advice.computed.map(card => writeCard(card, write)),
  };
}

/** The Chinese words of a card in the other script. */
const writeCard = (card: ComputedCard, write: (text: string) => string): ComputedCard =>
  JSON.parse(JSON.stringify(card), (key, value: unknown) =>
    key === 'zh' ? write(String(value)) : value,
  ) as ComputedCard; // words are under `zh`, the rest is unchanged
