import type { Resident } from '@app/session';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakePorts } from '../../testing/fakePorts';
import { createMemoryAccounts } from '../../testing/memoryAccounts';
import { all, aroundEachScreen, FILLED, found, openScreen, resize } from '../../testing/screens';
import { LIN_YUE, manyRows } from './testing/samples';

aroundEachScreen();

const boxOf = (selector: string) => all<Element>(selector)[0]!.getBoundingClientRect();

test('[R985, R1013] the ribbon is a band at every width, its button at its end, and the box of a phone is one line until it is used', async () => {
  for (const [width, height, least, most] of [
    [320, 568, 20, 24],
    [390, 844, 24, 28],
    [768, 1024, 24, 32],
    [1440, 900, 24, 28],
  ] as const) {
    await resize(width, height);
    const accounts = createMemoryAccounts({ rows: { records: manyRows(20) } });
    await openScreen('/visualization?tool=records', { ports: fakePorts({ accounts, info: FILLED }) });
    await expect.element(page.css('.record-ribbon')).toBeVisible();
    const shown = all('.record-ribbon > svg').filter(each => each.checkVisibility());
    expect(shown, `${width}`).toHaveLength(1);
    const [band] = shown[0]!.querySelectorAll('rect');
    const high = band!.getBoundingClientRect().height;
    expect(high, `${width}`).toBeGreaterThan(least);
    expect(high, `${width}`).toBeLessThan(most);
    // R1013: the names of its seasons, in letters of 11 px and more.
    const names = [...shown[0]!.querySelectorAll('.year-word--fine-first')];
    expect(names.length, 'beside twenty records').toBeGreaterThan(0);
    for (const name of names) {
      const scale =
        shown[0]!.getBoundingClientRect().width / Number(shown[0]!.getAttribute('viewBox')!.split(' ')[2]);
      expect(Number.parseFloat(getComputedStyle(name).fontSize) * scale).toBeGreaterThanOrEqual(10.9);
    }
    for (const mark of shown[0]!.querySelectorAll('circle'))
      expect(mark.getBoundingClientRect().width).toBeGreaterThanOrEqual(width < 360 ? 7 : 8);
    const button = (
      await found(page.getByRole('button', { name: 'Calendar', exact: true }))
    ).getBoundingClientRect();
    const figure = boxOf('.record-ribbon');
    expect(button.left).toBeGreaterThanOrEqual(figure.right);
    expect(button.top).toBeLessThan(figure.bottom);
    const field = page.getByRole('textbox', { name: 'Record', exact: true });
    const before = (await found(field)).getBoundingClientRect().height;
    await field.click();
    const after = (await found(field)).getBoundingClientRect().height;
    if (width < 600) expect(after).toBeGreaterThan(before);
    else expect(after).toBe(before);
  }
  // The ground of the family is that of the scrolling region too, which ends at the form.
  expect(getComputedStyle(all('.records__scroll')[0]!).backgroundImage).toContain('linear-gradient');
  expect(boxOf('.records__scroll').bottom).toBeCloseTo(boxOf('.records .ui-dialog__footer').top, 0);
});

test('[R997] on a phone the facts of a family each begin at one edge', async () => {
  await resize(390, 844);
  const { residents } = LIN_YUE;
  await openScreen('/visualization?tool=records', { ports: fakePorts({ info: { ...FILLED, residents } }) });
  await expect.poll(() => all('.records__facts').length).toBeGreaterThan(1);
  const lines = all('.records__facts').map(facts =>
    [facts.parentElement!, ...facts.children].map(each => Math.round(each.getBoundingClientRect().left)),
  );
  expect(lines[0]).toHaveLength(4);
  for (const line of lines) expect(line).toEqual(lines[0]);
});

test('[R997] on a phone a fact keeps its column where another is unknown, and no text makes a column of its own', async () => {
  await resize(390, 844);
  const [whole] = LIN_YUE.residents as [Resident];
  const residents: readonly Resident[] = [
    whole,
    { ...whole, id: 'unrelated', relationship: '' },
    { ...whole, id: 'unnamed', name: '' },
    { ...whole, id: 'other', gender: 'other', relationship: 'other' },
    { ...whole, id: 'typed', relationship: 'a · b' },
    { ...whole, id: 'unborn', birthDate: '' },
  ];
  await openScreen('/visualization?tool=records', {
    ports: fakePorts({ info: { ...FILLED, residents } }),
    language: 'en',
  });
  await expect.poll(() => all('.records__facts').length).toBe(residents.length);
  const lefts = (part: string) => [
    ...new Set(all(`[data-part="${part}"]`).map(each => Math.round(each.getBoundingClientRect().left))),
  ];
  const columns = ['gender', 'relationship', 'birthDate'].map(lefts);
  for (const column of columns) expect(column).toHaveLength(1);
  expect(columns.flat()).toEqual(columns.flat().toSorted((a, b) => a - b));
  const copied = all('.records__sheet li').map(line => {
    getSelection()!.selectAllChildren(line);
    return String(getSelection()).replaceAll('\n', '');
  });
  expect(copied).toEqual([
    '林月 · Female · Self · May 15, 1990',
    '林月 · Female · May 15, 1990',
    'Female · Self · May 15, 1990',
    '林月 · Other · Other · May 15, 1990',
    '林月 · Female · a · b · May 15, 1990',
    '林月 · Female · Self',
  ]);
});

test('[R1013] on a tablet the buttons of a record are in the line of its date, above its words', async () => {
  await resize(768, 1024);
  const accounts = createMemoryAccounts({ rows: { records: manyRows(3) } });
  await openScreen('/visualization?tool=records', { ports: fakePorts({ accounts, info: FILLED }) });
  await expect.poll(() => all('.entry__actions').length).toBe(3);
  const [buttons, time, words] = ['.entry__actions', '.entry__time', '.entry__text'].map(boxOf);
  expect(buttons!.top).toBeLessThan(time!.bottom);
  expect(buttons!.bottom).toBeLessThanOrEqual(words!.top + 8);
  expect(words!.width).toBeGreaterThan(0);
});
