import { getAlmanacDay, unwrap } from '@app/almanac';
import { simplifiedIn } from '@app/hant/testing';
import type { Face } from '@app/i18n';
import { useAlmanacNames } from '@app/scenes/useAlmanacNames';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakePorts } from '../../../testing/fakePorts';
import { stagePart } from '../../../testing/stagePart';
import { SaveMenu } from './SaveMenu';

afterEach(cleanup);

const DAY = unwrap(getAlmanacDay({ year: 2026, month: 4, day: 20 }));

function Menu() {
  const names = useAlmanacNames();
  return names.kind === 'ready' ? <SaveMenu day={DAY} names={names.names} /> : null;
}

/** The file a press saves. */
async function save(language: Face, item: RegExp): Promise<string> {
  const saved: Blob[] = [];
  const base = fakePorts();
  const ports = { ...base, device: { ...base.device, save: (content: Blob) => void saved.push(content) } };
  render((await stagePart(<Menu />, { ports, language })).part);
  fireEvent.keyDown(await screen.findByRole('button'), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  expect(saved).toHaveLength(1);
  return ((await saved[0]?.text()) ?? '').replaceAll('\r\n ', '');
}
const summaries = (file: string) => [...file.matchAll(/^SUMMARY:(.*)$/gm)].map(([, said]) => said?.trim());

// 谷雨 of 2026 is on April 20 (Hong Kong Observatory, dates of the 24 solar terms).
it.each([
  ['zh', /2026/, '谷雨'],
  ['zh-Hant', /2026/, '穀雨'],
  ['en', /2026/, 'Grain Rain / 谷雨'],
] as const)('[R520] a year for the calendar names each event once, in %s', async (face, item, term) => {
  const file = await save(face, item);
  expect(summaries(file)).toContain(term);
  expect(summaries(file).every(said => said?.includes(' / ') === (face === 'en'))).toBe(true);
  if (face === 'zh-Hant') expect(simplifiedIn(file)).toEqual([]);
});

it('[R520] a day for the calendar has no Simplified form in Traditional characters, and no duplicate text', async () => {
  const file = await save('zh-Hant', /加入日曆|日曆/);
  expect(simplifiedIn(file)).toEqual([]);
  expect(file.match(/宜：/g)).toHaveLength(1);
});
