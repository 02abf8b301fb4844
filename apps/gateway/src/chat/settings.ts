import { MODEL } from '@app/chat';
import type { LimitSettings } from './limits';

/** A service that speaks the chat completions format. */
export interface Provider {
  /** Complete, ending in `/chat/completions`. */
  readonly endpoint: string;
  /** Sent as a bearer token. Never logged, never part of an answer. */
  readonly key: string;
  readonly model: string;
}

export interface ChatSettings extends LimitSettings {
  /** Missing: the built-in guide answers. */
  readonly provider?: Provider;
  /** Simultaneous answers, of all readers. */
  readonly atOnce: number;
  /** How long the provider may stay silent, before its first byte and between two, in ms. */
  readonly silenceMs: number;
  /** How long a reader may leave received data unread, in ms. */
  readonly readerMs: number;
  /** How long one answer may take altogether, in ms. */
  readonly totalMs: number;
}

export const DEFAULT_CHAT: ChatSettings = {
  perMinute: 30,
  perDay: 500,
  perReader: 8,
  atOnce: 256,
  silenceMs: 60_000,
  readerMs: 60_000,
  totalMs: 300_000,
};

/** The endpoint of the specification's model. */
export const DEFAULT_PROVIDER = {
  endpoint: 'https://api.deepseek.com/chat/completions',
  model: MODEL,
} as const;
