import type { ChatPortEvent } from '@app/chat';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPace } from './chatPace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const piece = (text: string): ChatPortEvent => ({ kind: 'text', text, source: 'model' });
const END: ChatPortEvent = { kind: 'done', cut: false, model: 'm' };

describe('the pace of an answer', () => {
  it('the first piece is passed on at once', () => {
    const on = vi.fn();
    createPace(on).tell(piece('a'));
    expect(on).toHaveBeenCalledExactlyOnceWith(piece('a'));
  });

  it('a thousand pieces in one second are passed on at most twenty-one times, and none is lost', async () => {
    const result: string[] = [];
    const pace = createPace(event => result.push(event.kind === 'text' ? event.text : '.'));
    for (let index = 0; index < 1000; index++) {
      pace.tell(piece('x'));
      await vi.advanceTimersByTimeAsync(1);
    }
    pace.tell(END);
    expect(result.length).toBeLessThanOrEqual(22);
    expect(result.join('')).toBe(`${'x'.repeat(1000)}.`);
  });

  it('the end comes after the pieces held back, and nothing after it', async () => {
    const on = vi.fn();
    const pace = createPace(on);
    for (const event of [piece('a'), piece('b'), piece('c'), END]) pace.tell(event);
    await vi.advanceTimersByTimeAsync(1000);
    expect(on.mock.calls.map(([event]) => event)).toEqual([piece('a'), piece('bc'), END]);
  });

  it('after a pause the next piece is passed on at once again', async () => {
    const on = vi.fn();
    const pace = createPace(on);
    pace.tell(piece('a'));
    await vi.advanceTimersByTimeAsync(200);
    pace.tell(piece('b'));
    expect(on).toHaveBeenLastCalledWith(piece('b'));
  });

  it('a cancelled answer is not passed on', async () => {
    const on = vi.fn();
    const pace = createPace(on);
    pace.tell(piece('a'));
    pace.tell(piece('b'));
    pace.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(on).toHaveBeenCalledTimes(1);
  });
});
