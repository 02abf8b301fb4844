import { describe, expect, it, vi } from 'vitest';
import { recoverStaleChunk } from './staleChunks';

function world({ online = true, lasting = true, holding = false } = {}) {
  let time = 1_000_000;
  const reload = vi.fn();
  const stored = new Map<string, string>();
  const made = {
    tabStore: {
      lasting,
      read: (key: string) => stored.get(key),
      write: (key: string, text: string) => stored.set(key, text).has(key),
    },
    now: () => time,
    isOnline: () => online,
    holdsFiles: () => holding,
    reload,
  };
  return { ...made, pass: (ms: number) => (time += ms) };
}

describe('a chunk removed by a deployment', () => {
  it('[R210] reloads once, and not again within a minute', () => {
    const here = world();
    recoverStaleChunk(here);
    recoverStaleChunk(here);
    expect(here.reload).toHaveBeenCalledOnce();
    here.pass(60_000);
    recoverStaleChunk(here);
    expect(here.reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    { why: 'offline', setting: { online: false } },
    { why: 'while a chosen file would be lost', setting: { holding: true } },
    { why: 'if the guard would not survive the reload', setting: { lasting: false } },
  ])('[R210] does not reload $why', ({ setting }) => {
    const here = world(setting);
    recoverStaleChunk(here);
    expect(here.reload).not.toHaveBeenCalled();
  });
});
