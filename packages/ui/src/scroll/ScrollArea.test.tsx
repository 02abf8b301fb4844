import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MIN_THUMB_PX, SCROLL_HIDE_DELAY_MS, ScrollArea } from './ScrollArea';

describe('scroll areas', () => {
  it('[R150] hide their bar after 600 ms and keep the thumb at 18 px or more', () => {
    expect(SCROLL_HIDE_DELAY_MS).toBe(600);
    expect(MIN_THUMB_PX).toBe(18);
    const sheet = readFileSync(join(import.meta.dirname, 'ScrollArea.css'), 'utf8');
    const thumbs = [
      ...sheet.matchAll(/\[data-orientation="(\w+)"\] \.ui-scroll__thumb \{\s*min-(\w+): (\d+)px/g),
    ];
    expect(thumbs.map(([, side, axis, px]) => [side, axis, Number(px)])).toEqual([
      ['vertical', 'height', MIN_THUMB_PX],
      ['horizontal', 'width', MIN_THUMB_PX],
    ]);
  });

  it('are named regions that take keyboard focus', () => {
    render(<ScrollArea label="Records">text</ScrollArea>);
    expect(screen.getByRole('region', { name: 'Records' }).tabIndex).toBe(0);
  });

  it('[R170] write no style element, which the page’s policy would refuse', () => {
    const { container } = render(<ScrollArea label="Records">text</ScrollArea>);
    expect([...container.querySelectorAll('style'), ...document.head.querySelectorAll('style')]).toEqual([]);
  });
});
