import { readSheet } from '@app/home';
import { BirthRulerDrawing } from '@app/scenes/BirthRuler';
import { formatClockTime } from '@app/validation';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { all, aroundEachScreen, resize } from '../../../testing/screens';
import { stagePart } from '../../../testing/stagePart';

aroundEachScreen();

/** In summer time and out of it; each also read by the sun, and with the day turning at midnight. */
const BIRTHS = ['1990-05-15', '1988-01-15', '1941-06-20'].flatMap(birthDate =>
  // From the west of China, with the sun 3 hours behind the clock, to the east of a zone, with the sun ahead.
  ['喀什', '成都', '哈尔滨'].flatMap(birthplace =>
    ([true, false] as const).flatMap(isBySun =>
      Array.from({ length: 48 }, (_, half) => ({
        birthDate,
        birthTime: formatClockTime({ hour: Math.floor(half / 2), minute: (half % 2) * 30 + (half % 7) * 4 }),
        birthplace,
        ...(isBySun && { trueSolarTime: true as const }),
        ...(half % 3 === 0 && { dayAtMidnight: true as const }),
      })),
    ),
  ),
);

test.each(['zh', 'en'] as const)(
  '[R1088] on the ruler of any birth no two words touch, and none leaves it, in %s',
  async language => {
    const home = { place: undefined, zone: 'Asia/Shanghai' };
    const rulers = BIRTHS.flatMap(stored => {
      const sheet = readSheet(stored, home);
      return sheet.ok && sheet.value.ruler ? [{ stored, ruler: sheet.value.ruler }] : [];
    });
    expect(rulers.length).toBeGreaterThan(800);
    const { part } = await stagePart(
      <div style={{ inlineSize: 480 }}>
        {rulers.map(({ ruler }, i) => (
          <BirthRulerDrawing key={i} ruler={ruler} />
        ))}
      </div>,
      { language },
    );
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    onTestFinished(() => {
      root.unmount();
      host.remove();
    });
    root.render(part);
    await expect.poll(() => all('.birth-ruler').length).toBe(rulers.length);
    for (const width of [320, 1280]) {
      await resize(width, 720);
      const faults = all<SVGSVGElement & HTMLElement>('.birth-ruler').flatMap((drawing, at) => {
        const { left, right } = drawing.getBoundingClientRect();
        const words = [...drawing.querySelectorAll('text')].filter(({ textContent }) => textContent !== '');
        const boxes = words.map(word => ({ word: word.textContent, is: word.getBoundingClientRect() }));
        const isOver = (one: DOMRect, other: DOMRect) =>
          one.left < other.right && other.left < one.right && Math.abs(one.top - other.top) < one.height / 2;
        return boxes.flatMap(({ word, is }, i) => {
          const isOutside = is.left < left - 2 || is.right > right + 2;
          const over = boxes.slice(i + 1).filter(other => isOver(is, other.is));
          const { birthDate, birthTime, birthplace } = rulers[at]!.stored;
          const birth = `${birthDate} ${birthTime} ${birthplace}, ${word}`;
          return [
            ...(isOutside ? [`${birth} is outside`] : []),
            ...over.map(other => `${birth} is over ${other.word}`),
          ];
        });
      });
      expect(faults, `at ${width} px`).toEqual([]);
    }
  },
);
