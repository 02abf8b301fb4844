import { frozen } from '@app/kernel';
import type { ComputedCard, Toolbox } from './computed';
import type { AskOptions, ChatPort, ChatPortEvent, ChatService } from './port';
import type { ToolCall } from './toolCalls';
import { toToolTurns, type WireMessage } from './wire';

/** R404: how many rounds and calls one answer may have. */
export const TOOL_LIMITS = /* @__PURE__ */ frozen({ rounds: 4, calls: 8 } as const);

/** A turn's events for its conversation: the port's events, without those it handles itself. */
export type TurnEvent =
  | Exclude<ChatPortEvent, { kind: 'calls' | 'done' }>
  | (Extract<ChatPortEvent, { kind: 'done' }> & { readonly computedOff?: boolean });

export interface Turn {
  readonly ask: ChatPort['ask'];
  readonly service: ChatService;
  /** The request, with its system prompt, for a service that takes tools. */
  readonly messages: readonly WireMessage[];
  /** The same for one that does not. */
  readonly withoutTools: readonly WireMessage[];
  /** Undefined if there are no tools. */
  readonly toolbox: Toolbox | undefined;
  /** The service is known to refuse tools, and is not offered any. */
  readonly isRefused: boolean;
  /** The service answered without tools after refusing them. */
  readonly onRefused: () => void;
  readonly on: (event: TurnEvent) => void;
}

/** Statuses of an endpoint without tools for a request that has some. */
const REFUSES_TOOLS: ReadonlySet<number> = new Set([400, 404, 405, 422, 501]);

/**
 * R404, R405. One question with as many requests as its answer needs: calls are run here and their results returned, at
 * most `TOOL_LIMITS` of them; then an answer in words is required. Returns a cancel function.
 */
export function takeTurn({
  ask,
  service,
  messages,
  withoutTools,
  toolbox,
  isRefused,
  onRefused,
  on,
}: Turn): () => void {
  let givenUp = false;
  let cancel: (() => void) | undefined;
  let rounds = 0;
  let calls = 0;
  let broken = 0;
  let isOff = toolbox === undefined || isRefused;
  /** Whether there are words before this round, to be separated from the next. */
  let hasSpoken = false;

  const request = (sent: readonly WireMessage[]) => {
    const isLast = rounds >= TOOL_LIMITS.rounds || calls >= TOOL_LIMITS.calls || broken > 1;
    const options: AskOptions = isOff ? {} : { tools: toolbox?.specs, noMoreCalls: isLast };
    let answerText = '';
    cancel = ask(
      sent,
      service,
      event => {
        if (givenUp) return;
        switch (event.kind) {
          case 'text': {
            const apart = answerText === '' && hasSpoken && event.text.trim() !== '' ? '\n\n' : '';
            answerText += event.text;
            return on({ ...event, text: apart + event.text });
          }
          case 'calls':
            hasSpoken ||= answerText.trim() !== '';
            // A model that still calls tools has no answer.
            if (isOff || isLast) return finish({ kind: 'done', cut: false, model: service.model ?? '' });
            return request([...sent, ...answered(answerText, event.reasoning, event.calls)]);
          case 'failed':
            // A service that has called tools accepts them: a later refusal has another cause, such as the length.
            if (!isOff && rounds === 0 && answerText === '' && isRefusal(event)) {
              isOff = true;
              return request(withoutTools);
            }
            return on(event);
          case 'done':
            return finish(event);
          default:
            return on(event);
        }
      },
      options,
    );
  };

  const finish = (event: Extract<ChatPortEvent, { kind: 'done' }>) => {
    const computedOff = isOff && toolbox !== undefined;
    // The retry shows that tools were the cause: a wrong model is refused without them as well.
    if (computedOff && !isRefused) onRefused();
    on({ ...event, computedOff });
  };

  /** Every call gets its result: without it the provider would refuse the next turn. */
  const answered = (
    text: string,
    reasoning: string,
    requested: readonly ToolCall[],
  ): readonly WireMessage[] => {
    rounds += 1;
    const answers = requested.map(({ name, arguments: args }) => {
      calls += 1;
      if (calls > TOOL_LIMITS.calls) return USED_UP;
      const { text: result, card, isBroken } = toolbox?.run(name, args) ?? { text: USED_UP };
      if (isBroken) broken += 1;
      if (card) show(card);
      return result;
    });
    return toToolTurns({ text, reasoning, calls: requested }, answers);
  };
  const show = (card: ComputedCard) => on({ kind: 'computed', card });

  request(isOff ? withoutTools : messages);
  return () => {
    givenUp = true;
    cancel?.();
  };
}

const USED_UP = JSON.stringify({
  error: 'tools/calls-used-up',
  message: `At most ${TOOL_LIMITS.calls} calls for one answer: please answer from what is there.`,
});

const isRefusal = ({ failure }: Extract<ChatPortEvent, { kind: 'failed' }>): boolean =>
  failure.kind === 'http' && REFUSES_TOOLS.has(failure.status);
