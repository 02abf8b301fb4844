import { compareCivilDates, isCivilDate, millis, seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AVATARS } from '../texts/avatars';
import { KEYWORDS } from '../texts/keywords';
import { NAMES } from '../texts/names';
import { PLACES } from '../texts/places';
import { RECORDS } from '../texts/records';
import { type Bubble, countConnections, cursorOver, emphasisOf } from './bubble';
import { connect, decidePress } from './connect';
import { generateBubbles } from './generate';

const NOW = millis(1_780_000_000_000);
const draw = (seed: number) => generateBubbles(seededRandom(seed), NOW);
const asTaken = (bubble: Bubble): Bubble => ({ ...bubble, connectionStatus: 'connected-to-others' });

describe('generation', () => {
  it('[R128, R139] thirteen people with every field, three of them mine, for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const bubbles = draw(seed);
        expect(countConnections(bubbles)).toEqual({ available: 10, mine: 3, others: 0 });
        expect(new Set(bubbles.map(({ id }) => id)).size).toBe(13);
        for (const bubble of bubbles) {
          expect(AVATARS).toHaveProperty([bubble.avatar]);
          expect(PLACES).toHaveProperty([bubble.location]);
          expect(bubble.keywords.length).toBeGreaterThanOrEqual(4);
          expect(new Set(bubble.keywords).size).toBe(bubble.keywords.length);
          for (const word of bubble.keywords) expect(KEYWORDS).toHaveProperty([word]);
          expect(bubble.residents).toBeGreaterThanOrEqual(1);
          expect(bubble.residents).toBeLessThanOrEqual(6);
          expect(isCivilDate(bubble.birthDate)).toBe(true);
          expect(compareCivilDates(bubble.birthDate, { year: 2005, month: 1, day: 1 })).toBeLessThan(0);
          expect(bubble.lastOnline).toBeLessThan(NOW);
          expect(Math.hypot(bubble.velocity.x, bubble.velocity.y)).toBeLessThanOrEqual(12);
          expect(bubble.name === undefined).toBe(bubble.connectionStatus !== 'connected-to-me');
          expect(bubble.records.length > 0).toBe(bubble.connectionStatus === 'connected-to-me');
        }
      }),
    );
  });
  it('[R139] the same seed and time give the same people', () => {
    expect(draw(5)).toEqual(draw(5));
  });
  it('[R134] there are 120 names, each once, and every text is in both languages', () => {
    expect(Object.keys(NAMES)).toHaveLength(120);
    for (const language of ['zh', 'en'] as const) {
      expect(new Set(Object.values(NAMES).map(name => name[language])).size).toBe(120);
    }
    const tables = [NAMES, PLACES, AVATARS, KEYWORDS, RECORDS];
    const spoken = JSON.stringify(tables);
    expect(spoken).not.toContain('""');
  });
});

describe('connecting', () => {
  it('[R133, R134, R135] pressing connects an available person, opens mine and ignores those of others', () => {
    expect(decidePress('available')).toBe('connect');
    expect(decidePress('connected-to-me')).toBe('open');
    expect(decidePress('connected-to-others')).toBe('nothing');
  });
  it('[R134, R130] a green bubble turns purple, gets an unused name and records, and the counts follow', () => {
    const before = draw(3);
    const connected = connect(before, 'b7', seededRandom(1), NOW);
    if (!connected.ok) throw new Error('b7 is available');
    const met = connected.value[6]!;
    expect(met.connectionStatus).toBe('connected-to-me');
    expect(met.connectedAt).toBe(NOW);
    expect(NAMES).toHaveProperty([met.name!]);
    expect(before.some(({ name }) => name === met.name)).toBe(false);
    expect(met.records.length).toBeGreaterThanOrEqual(2);
    expect(countConnections(connected.value)).toEqual({ available: 9, mine: 4, others: 0 });
  });
  it('[R135] connecting again changes nothing: the name is drawn once', () => {
    const bubbles = draw(3);
    const again = connect(bubbles, 'b1', seededRandom(9), NOW);
    expect(again.ok && again.value).toBe(bubbles);
  });
  it('[R133] a person connected to others refuses, and so does an unknown id', () => {
    const bubbles = draw(3).map(bubble => (bubble.id === 'b9' ? asTaken(bubble) : bubble));
    expect(connect(bubbles, 'b9', seededRandom(1), NOW)).toEqual({
      ok: false,
      error: { code: 'dreamspace/connected-to-others', id: 'b9' },
    });
    expect(connect(bubbles, 'b99', seededRandom(1), NOW)).toMatchObject({ ok: false });
  });
  it('[R136] no order of presses ever undoes a connection or changes anybody else', () => {
    const press = fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer(), press, (seed, presses) => {
        const random = seededRandom(seed);
        let bubbles = draw(seed).map(bubble => (bubble.id === 'b13' ? asTaken(bubble) : bubble));
        for (const number of presses) {
          const before = bubbles;
          const connected = connect(before, `b${number}`, random, NOW);
          if (!connected.ok) continue;
          bubbles = [...connected.value];
          for (const [i, bubble] of before.entries()) {
            if (bubble.connectionStatus !== 'available' || bubble.id !== `b${number}`) {
              expect(bubbles[i]).toBe(bubble);
            }
          }
        }
      }),
    );
  });
});

describe('pointer and hover', () => {
  it('[R129, R132] the pointer is a hand unless the bubble is connected to others', () => {
    expect(cursorOver('available')).toBe('pointer');
    expect(cursorOver('connected-to-me')).toBe('pointer');
    expect(cursorOver('connected-to-others')).toBe('default');
  });
  it('[R131] hovering raises one bubble and dims the others', () => {
    expect([emphasisOf('a', undefined), emphasisOf('a', 'a'), emphasisOf('a', 'b')]).toEqual([
      'plain',
      'lifted',
      'dimmed',
    ]);
  });
});
