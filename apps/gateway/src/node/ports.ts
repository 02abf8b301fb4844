import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CivilDate } from '@app/kernel';
import type { ChatPorts } from '../chat/completions';
import { completeFacts } from '../chat/knowledge';
import { callByHttp } from './callByHttp';

export const nodeChatPorts = (): ChatPorts => ({
  call: callByHttp,
  now: () => Date.now(),
  wait: ms => wait(ms),
  turn: createTurns(),
  newId: () => `chatcmpl-${randomUUID()}`,
  log: line => console.error(`${new Date().toISOString()} ${line}`),
  completeFacts: facts => completeFacts(facts, today()),
});

/** Between two turns the loop reads its sockets: one question continues in each. */
function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const goOn = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(goOn);
  };
  return () =>
    new Promise(resolve => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(goOn);
    });
}

/** This machine's day. */
function today(): CivilDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
