import { createParser } from 'eventsource-parser';
import type { ChatFailure } from './failure';
import { createCallMerger, type ToolCall } from './toolCalls';
import { type FinishReason, parseCompletion, readChunk } from './wire';

/** Decodes bytes across the borders of pieces: `new TextDecoder()` fits. */
export interface TextDecoding {
  decode(bytes: Uint8Array | undefined, options: { readonly stream: boolean }): string;
}

export type AnswerEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** R403: the model requests a computation; `done` follows. */
  | { readonly kind: 'calls'; readonly calls: readonly ToolCall[]; readonly reasoning: string }
  /** `cut`: longer than `REPLY_LIMIT`; the rest is not read. */
  | { readonly kind: 'done'; readonly finish: FinishReason | 'cut' }
  | { readonly kind: 'failed'; readonly failure: ChatFailure };

/** Reads one answer. After `done` or `failed` nothing more follows. */
export interface AnswerReader {
  push(bytes: Uint8Array): readonly AnswerEvent[];
  /** The connection has ended. */
  end(): readonly AnswerEvent[];
  /** `finish_reason` has arrived without `[DONE]`: some servers never send it and keep the connection open. */
  readonly finished: boolean;
}

/** Characters kept of a reply: some 40 pages. More is a fault of the model, and would slow the page down. */
export const REPLY_LIMIT = 100_000;
/** Characters read of a JSON body, or of one event: escapes and a model's thoughts may make it longer than its text. */
const BODY_LIMIT = 2_000_000;

/**
 * A14. Reads JSON and server-sent events alike, whatever was requested, in pieces cut anywhere: inside a character, a
 * line, a number. Blank lines before JSON and comments in a stream only keep the connection alive.
 */
export function createAnswerReader(decoding: TextDecoding): AnswerReader {
  let events: AnswerEvent[] = [];
  let format: 'unknown' | 'json' | 'stream' | 'neither' = 'unknown';
  let body = '';
  let length = 0;
  let finish: FinishReason | undefined;
  let over = false;
  const merger = createCallMerger();
  const words = createThoughtFilter();
  let reasoning = '';
  /** The stream's events so far: noise alone is neither an answer nor a network error. */
  let heard: 'nothing' | 'noise' | 'answer' = 'nothing';
  const parser = createParser({
    onEvent: event => readEvent(event.data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') fail({ kind: 'not-an-answer' });
      else if (heard === 'nothing') heard = 'noise';
    },
    maxBufferSize: BODY_LIMIT,
  });

  return {
    get finished() {
      return finish !== undefined || over;
    },
    push: bytes => take(decoding.decode(bytes, { stream: true })),
    end() {
      take(decoding.decode(undefined, { stream: false }));
      // The last event counts even when its closing blank line is missing.
      if (format === 'stream' && !over) parser.feed('\n\n');
      if (!over) finishUp();
      return drain();
    },
  };

  function take(text: string): readonly AnswerEvent[] {
    if (over) return [];
    if (format === 'unknown') {
      body = (body + text).replace(/^[\s\uFEFF]+/, '');
      if (body === '') return [];
      format = body.startsWith('{') ? 'json' : body.startsWith('<') ? 'neither' : 'stream';
      if (format === 'stream') {
        parser.feed(body);
        body = ''; // a stream has no limit but that of its text
      }
    } else if (format === 'stream') parser.feed(text);
    else if (format === 'json') body += text;
    if (format === 'neither' || body.length > BODY_LIMIT) fail({ kind: 'not-an-answer' });
    return drain();
  }

  function readEvent(data: string): void {
    if (over) return;
    if (data.trim() === '[DONE]') {
      close(finish ?? 'stop');
      return;
    }
    const chunk = readChunk(data);
    if (!chunk.ok) {
      // An event that is not JSON is ignored; one with an error object ends the answer.
      if (chunk.error.code === 'chat/provider-error') fail({ kind: 'error', message: chunk.error.message });
      if (heard === 'nothing') heard = 'noise';
      return;
    }
    heard = 'answer';
    finish = chunk.value.finish ?? finish;
    merger.add(chunk.value.calls ?? []);
    think(chunk.value.reasoning);
    add(chunk.value.text);
  }

  function finishUp(): void {
    if (format === 'json') {
      const answer = parseCompletion(body);
      if (!answer.ok) {
        const { error } = answer;
        fail(
          error.code === 'chat/provider-error'
            ? { kind: 'error', message: error.message }
            : { kind: 'not-an-answer' },
        );
        return;
      }
      merger.add(answer.value.calls ?? []);
      think(answer.value.reasoning);
      add(answer.value.text);
      if (!over) close(answer.value.finish);
    } else if (finish) close(finish);
    else if (heard === 'noise') fail({ kind: 'not-an-answer' });
    else fail(length > 0 || format === 'stream' ? { kind: 'cut-off' } : { kind: 'empty' });
  }

  function add(text: string): void {
    show(words(text));
  }

  function show(text: string): void {
    if (text === '') return;
    const shown = text.slice(0, REPLY_LIMIT - length);
    length += shown.length;
    if (shown !== '') events.push({ kind: 'text', text: shown });
    if (shown.length < text.length) close('cut');
  }

  /** Thoughts are kept for the provider, which may want them back, and never shown as the answer. */
  function think(part = ''): void {
    reasoning = (reasoning + part).slice(0, REPLY_LIMIT);
  }

  function close(reason: FinishReason | 'cut'): void {
    if (over) return;
    if (reason !== 'cut') show(words(undefined));
    if (over) return;
    over = true;
    const calls = merger.calls();
    if (calls.length > 0 && reason !== 'cut') events.push({ kind: 'calls', calls, reasoning });
    events.push({ kind: 'done', finish: reason });
  }

  function fail(failure: ChatFailure): void {
    if (over) return;
    over = true;
    events.push({ kind: 'failed', failure });
  }

  function drain(): readonly AnswerEvent[] {
    const drained = events;
    events = [];
    return drained;
  }
}

const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Some models write their thoughts at the start of the answer. Returns the part of the answer completed by a piece;
 * undefined ends it.
 */
function createThoughtFilter(): (piece: string | undefined) => string {
  let state: 'unknown' | 'thinking' | 'answering' = 'unknown';
  let held = '';
  return piece => {
    if (state === 'answering') return piece ?? '';
    held += piece ?? '';
    if (state === 'unknown') {
      const begun = held.trimStart();
      if (piece !== undefined && begun.length < OPEN.length && OPEN.startsWith(begun)) return '';
      if (!begun.startsWith(OPEN)) return release(held);
      state = 'thinking';
    }
    const end = held.indexOf(CLOSE);
    if (end >= 0) return release(held.slice(end + CLOSE.length).trimStart());
    held = held.slice(-CLOSE.length);
    return '';
  };

  function release(text: string): string {
    state = 'answering';
    held = '';
    return text;
  }
}
