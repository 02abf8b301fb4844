import { writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';
import { formatMetres, parseMetres } from './measures';

afterEach(cleanup);

const open = async (search = '', plan?: string) => {
  const ports = fakePorts({ info: LIN_YUE });
  if (plan !== undefined) ports.texts.write('plan', plan);
  const stage = await renderScreen(`/visualization?view=plan${search}`, { language: 'en', ports });
  return { ...stage, ports, kept: () => ports.texts.read('plan') };
};
const flat = writePlan(templatePlan('two-bedroom', 'en'));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('[R370] the plan desk', () => {
  it('begins with a template stretched by two numbers, and keeps it', async () => {
    const { kept, router } = await open();
    fireEvent.click(await screen.findByRole('radio', { name: /Two bedrooms/ }));
    const form = screen.getByRole('form', { name: 'Its measures' });
    expect(within(form).getByLabelText<HTMLInputElement>('Width, metres').value).toBe('10.20');
    fireEvent.change(within(form).getByLabelText('Width, metres'), { target: { value: '11,22' } });
    await press('Begin with this plan');
    await screen.findByRole('img', { name: /The plan as a drawing/ });
    const plan = JSON.parse(kept() ?? '');
    expect(
      Math.max(...plan.floors[0].rooms.flatMap((r: { ring: number[][] }) => r.ring.map(p => p[0]))),
    ).toBe(11_220);
    expect(router.state.location.search).toEqual({ view: 'plan' });
  });

  it('tells a width that cannot be, beside its field, and keeps what was typed', async () => {
    const { kept } = await open();
    fireEvent.click(await screen.findByRole('radio', { name: /Studio/ }));
    fireEvent.change(screen.getByLabelText('Width, metres'), { target: { value: 'wide' } });
    await press('Begin with this plan');
    expect(screen.getAllByText('This length cannot be. Sides are 0.1 to 100 m.').length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Width, metres').value).toBe('wide');
    expect(kept()).toBeUndefined();
  });

  it('changes a length by its field, undoes it and does it again', async () => {
    const { kept } = await open('&room=master', flat);
    const field = (await screen.findAllByLabelText<HTMLInputElement>(/^Side 1, looks/))[0]!;
    expect(field.value).toBe('3.60');
    fireEvent.change(field, { target: { value: '4' } });
    fireEvent.blur(field);
    await waitFor(() => expect(kept()).not.toBe(flat));
    const changed = kept();
    await press('Undo');
    expect(JSON.parse(kept() ?? '')).toEqual(JSON.parse(flat));
    await press('Redo');
    expect(kept()).toBe(changed);
  });

  it('says why a wish is not done, and changes nothing', async () => {
    const { kept } = await open('&room=bath', flat);
    await press('Remove this room');
    await waitFor(() => expect(kept()).not.toBe(flat));
    await press('Undo');
    const field = (await screen.findAllByLabelText<HTMLInputElement>(/^Side 1, looks/))[0];
    // The room is chosen no more after it went; choose it again.
    if (!field) await press(/^Bathroom/);
    const side = (await screen.findAllByLabelText<HTMLInputElement>(/^Side 1, looks/))[0]!;
    fireEvent.change(side, { target: { value: '0.05' } });
    fireEvent.blur(side);
    expect((await screen.findAllByRole('alert')).map(alert => alert.textContent).join()).not.toBe('');
    expect(JSON.parse(kept() ?? '')).toEqual(JSON.parse(flat));
    expect((await screen.findAllByLabelText<HTMLInputElement>(/^Side 1, looks/))[0]!.value).toBe('2.20');
  });

  it('names a room, gives it a kind, and names a side by where it looks', async () => {
    const { kept } = await open('&room=master', flat);
    const name = await screen.findByLabelText('Name');
    fireEvent.change(name, { target: { value: 'Our <b>room</b>' } });
    fireEvent.blur(name);
    await waitFor(() => expect(kept()).toContain('Our <b>room</b>'));
    fireEvent.change(screen.getByLabelText('Kind of room'), { target: { value: 'study' } });
    expect(JSON.parse(kept() ?? '').floors[0].rooms.find((r: { id: string }) => r.id === 'master').kind).toBe(
      'study',
    );
    expect(screen.getByLabelText('Side 3, looks south by the compass')).toBeTruthy();
  });

  it('reads the plan: what was measured, who tells it, and no score', async () => {
    await open('&plan=reading', flat);
    fireEvent.click(await screen.findByRole('button', { name: /Stove and fridge stand close/ }));
    expect(screen.getByText(/gap 0.3[56] m/)).toBeTruthy();
    expect(screen.getByText(/MJC, epochtimes/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\d+ points|\/ ?100|score:/i);
  });

  it('shows each palace by both divisions with every school beside it', async () => {
    await open('&plan=compass', flat);
    const row = (await screen.findByRole('rowheader', { name: 'north-west' })).closest('tr')!;
    expect(row.textContent).toContain('36%');
    expect(row.textContent).toContain('53%');
    expect(row.textContent).toContain('a third of the square: missing');
    expect(row.textContent).not.toContain('the circle');
  });

  it('sets a plan aside that cannot be read, and says so; nothing is written over it before', async () => {
    const { kept, ports } = await open('', '{"version":9}');
    await screen.findByText(/could not be read/);
    expect(kept()).toBe('{"version":9}');
    await press('Begin with one empty room');
    await waitFor(() => expect(kept()).toContain('"rooms"'));
    expect(ports.texts.read('set-aside')).toContain('version');
  });

  it('refuses a file that is no plan with its reason; the plan stays', async () => {
    const { kept } = await open('&plan=begin', flat);
    await screen.findByRole('button', { name: 'Open a plan file' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    fireEvent.change(input, { target: { files: [new File(['{"version":7}'], 'plan.json')] } });
    await screen.findByText(/made by a newer version/);
    expect(JSON.parse(kept() ?? '')).toEqual(JSON.parse(flat));
  });

  it('keeps what is open in the address, and drops what is none of its words', async () => {
    const { router } = await open('&plan=nonsense&floor=9&room=');
    expect(router.state.matches.at(-1)?.search).toEqual({ view: 'plan' });
  });
});

describe('[R370] lengths as typed', () => {
  it.each([
    ['3.60', 3600],
    [' 3,6 ', 3600],
    ['0.0004', 0],
    ['', undefined],
    ['-1', undefined],
    ['1e999', undefined],
    ['three', undefined],
  ])('%j is %j mm', (text, mm) => expect(parseMetres(text)).toBe(mm));
  it('are written with two decimals', () =>
    expect([3600, 3605, 12].map(formatMetres)).toEqual(['3.60', '3.61', '0.01']));
});
