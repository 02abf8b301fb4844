import { afterEach, describe, expect, it, vi } from 'vitest';
import { pacer } from './pacer';

afterEach(() => vi.restoreAllMocks());

describe('pauses in long work', () => {
  it('are skipped within a turn, and after it let others go first', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const rest = pacer(8);
    clock.mockReturnValue(7);
    expect(rest()).toBeUndefined();
    clock.mockReturnValue(8);
    const order: string[] = [];
    const waiting = rest()?.then(() => order.push('rested'));
    await Promise.resolve();
    order.push('others');
    await waiting;
    expect(order).toEqual(['others', 'rested']);
    // The next interval counts from the end of the pause.
    expect(rest()).toBeUndefined();
  });
});
