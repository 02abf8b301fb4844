import { MODEL } from '@app/chat';

/** A service that speaks the chat completions format. */
export interface Provider {
  /** Complete, ending in `/chat/completions`. */
  readonly endpoint: string;
  /** Sent as a bearer token. Never logged, never part of an answer. */
  readonly key: string;
  readonly model: string;
}

export interface ChatSettings {
  /** Absent: the built-in guide answers. */
  readonly provider?: Provider;
  /** Questions one reader may ask a minute. */
  readonly perMinute: number;
  /** Answers in progress at once, of all readers. */
  readonly atOnce: number;
  /** How long the provider may stay silent, before its first byte and between two, in ms. */
  readonly silenceMs: number;
  /** How long one answer may take altogether, in ms. */
  readonly totalMs: number;
}

export const DEFAULT_CHAT: ChatSettings = {
  perMinute: 30,
  atOnce: 256,
  silenceMs: 60_000,
  totalMs: 300_000,
};

/** Where the specification's model lives. */
export const DEFAULT_PROVIDER = {
  endpoint: 'https://api.deepseek.com/chat/completions',
  model: MODEL,
} as const;
