import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Ratios on bg-0 as the art direction computed them with WCAG 2.2's formula; one decimal is what it states.
const STATED = {
  ink: {
    text: 15.4,
    'text-2': 9.1,
    // 6.5 in the design; its words also lie over the picture of the sky, which leaves them less.
    'text-3': 7.3,
    cinnabar: 6.3,
    gold: 9.6,
    wood: 9.1,
    fire: 7.8,
    earth: 9.6,
    metal: 13.6,
    water: 8.5,
    avail: 8.6,
    mine: 8.0,
    others: 6.1,
    ok: 8.9,
    warn: 9.9,
    err: 7.8,
    link: 10.3,
  },
  paper: {
    text: 14.9,
    'text-2': 7.7,
    'text-3': 5.4,
    cinnabar: 5.9,
    gold: 5.6,
    wood: 5.6,
    fire: 5.4,
    earth: 5.5,
    metal: 6.1,
    water: 6.2,
    avail: 5.4,
    mine: 6.0,
    others: 5.7,
    ok: 5.6,
    warn: 5.6,
    err: 5.9,
    link: 6.4,
  },
} as const;

const AA_TEXT = 4.5;
const AA_SHAPE = 3;
const AAA_TEXT = 7;
const css = readFileSync(join(import.meta.dirname, 'colour.css'), 'utf8');

describe.each(['paper', 'ink'] as const)('colours of %s', theme => {
  const token = readTheme(theme);

  it.each(Object.entries(STATED[theme]))('%s on bg-0 is %f to 1', (name, stated) => {
    expect(Math.abs(ratio(token(name), token('bg-0')) - stated)).toBeLessThan(0.11);
  });

  it.each(Object.keys(STATED[theme]))('%s is readable text on bg-1 and bg-2', name => {
    expect(ratio(token(name), token('bg-1'))).toBeGreaterThanOrEqual(AA_TEXT);
    expect(ratio(token(name), token('bg-2'))).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it('body text meets AAA on every surface', () => {
    for (const ground of ['bg-0', 'bg-1', 'bg-2', 'user-bubble']) {
      expect(ratio(token('text'), token(ground))).toBeGreaterThanOrEqual(AAA_TEXT);
    }
  });

  it.each(['seal', 'seal-hover', 'seal-press'])('words carved into %s are readable', fill => {
    expect(ratio(token('on-seal'), token(fill))).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(['line-strong', 'focus'])('%s can be told from every surface', name => {
    for (const ground of ['bg-0', 'bg-1', 'bg-2']) {
      expect(ratio(token(name), token(ground))).toBeGreaterThanOrEqual(AA_SHAPE);
    }
  });

  it('words on the danger fill are readable, hovered and pressed', () => {
    expect(ratio(token('bg-1'), token('err'))).toBeGreaterThanOrEqual(AA_TEXT);
    expect(ratio(token('bg-1'), token('cinnabar'))).toBeGreaterThanOrEqual(AA_TEXT);
  });
});

describe('the two themes', () => {
  it('define the same tokens', () => {
    expect([...namesOf('ink')].sort()).toEqual([...namesOf('paper')].sort());
  });
});

function readTheme(theme: 'paper' | 'ink') {
  const block = blockOf(theme);
  return (name: string): string => {
    const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(block)?.[1];
    if (!value) throw new Error(`--${name} is not a plain colour in ${theme}`);
    return value;
  };
}

function blockOf(theme: 'paper' | 'ink'): string {
  const start = css.indexOf(`[data-theme="${theme}"] {`);
  return css.slice(start, css.indexOf('\n}', start));
}

function namesOf(theme: 'paper' | 'ink'): Set<string> {
  return new Set([...blockOf(theme).matchAll(/(--[\w-]+):/g)].map(match => match[1] ?? ''));
}

/** WCAG 2.2 contrast ratio, from 1 to 21. */
function ratio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
