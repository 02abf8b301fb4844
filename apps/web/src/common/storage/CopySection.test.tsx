import type { Language } from '@app/i18n';
import { millis, ok } from '@app/kernel';
import type { Accounts, StoreRow } from '@app/records';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { createMemoryAccounts } from '../../testing/memoryAccounts';
import { createTestWorld, TestApp } from '../../testing/TestApp';
import { CopySection } from './CopySection';

it('reports a failed import, not a failed export, when the file has left its disk', async () => {
  const world = await createTestWorld(fakePorts({ info: LIN_YUE }));
  render(
    <TestApp world={world}>
      <CopySection />
    </TestApp>,
  );
  const unreadable = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const gone = Object.assign(new File(['x'], 'export.zip', { type: 'application/zip' }), {
    slice: () => Object.assign(new Blob(), { arrayBuffer: unreadable }),
  });
  await userEvent.setup().upload(screen.getByLabelText('Import an export', { selector: 'input' }), gone);
  expect((await screen.findByRole('alert')).textContent).toContain('The import did not finish');
});

it.each<{ language: Language; input: string; said: string }>([
  { language: 'en', input: 'Import an export', said: 'A part of the app is missing' },
  { language: 'zh', input: '导入备份', said: '应用有一部分未能载入' },
])('[R247] does not blame the file when the reading code cannot be fetched: $language', async result => {
  const gone = () => Promise.reject(new Error('', { cause: 'missing' }));
  const ports = fakePorts({ info: LIN_YUE, archives: { pack: gone, open: gone } });
  const world = await createTestWorld(ports, result.language);
  render(
    <TestApp world={world}>
      <CopySection />
    </TestApp>,
  );
  const input = screen.getByLabelText(result.input, { selector: 'input' });
  await userEvent.setup().upload(input, new File(['x'], 'export.zip', { type: 'application/zip' }));
  expect((await screen.findByRole('alert')).textContent).toContain(result.said);
});

it.each<{ language: Language; button: string; said: string }>([
  { language: 'en', button: 'Export everything', said: 'Your export has 2 files.' },
  { language: 'zh', button: '导出全部', said: '备份共 2 个文件' },
])('[A35] says that a large export has several files: $language', async ({ language, button, said }) => {
  const film = (id: string): StoreRow => {
    const blob = new Blob(['film']);
    Object.defineProperty(blob, 'size', { value: 2 * 1024 ** 3 });
    return { store: 'photos', row: { id, blob, schema: 1 } };
  };
  const accounts = { ...createMemoryAccounts(), dump: async () => ok([film('1'), film('2')]) };
  const world = await createTestWorld(fakePorts({ info: LIN_YUE, accounts }), language);
  render(
    <TestApp world={world}>
      <CopySection />
    </TestApp>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(said, { exact: false })).toBe(screen.getByRole('status'));
});

it.each<{ language: Language; input: string; said: string }>([
  { language: 'en', input: 'Import an export', said: '3 imported; 5 could not be read and were set aside' },
  { language: 'zh', input: '导入备份', said: '已导入 3 条；另有 5 条' },
])(
  '[R179] an import says what it keeps and what it sets aside: $language',
  async ({ language, ...result }) => {
    const accounts = { ...createMemoryAccounts(), merge: async () => ok({ added: 3, setAside: 5 }) };
    const archives = {
      pack: async () => new Blob(),
      open: async () => ok({ version: 2, madeAt: millis(1), rows: [], texts: {}, damaged: 0 }),
    };
    const world = await createTestWorld(fakePorts({ info: LIN_YUE, accounts, archives }), language);
    render(
      <TestApp world={world}>
        <CopySection />
      </TestApp>,
    );
    const input = screen.getByLabelText(result.input, { selector: 'input' });
    await userEvent.setup().upload(input, new File(['x'], 'export.zip', { type: 'application/zip' }));
    expect(await screen.findByText(result.said, { exact: false })).toBe(screen.getByRole('status'));
  },
);

it('[R495] seals an export with a passphrase, rejects a short or wrong one, and opens with the right one', async () => {
  const user = userEvent.setup();
  const saved: { content: Blob; name: string }[] = [];
  const { device } = fakePorts();
  const merges: (string | undefined)[] = [];
  const accounts = {
    ...createMemoryAccounts(),
    dump: async () =>
      ok([
        { store: 'records', row: { id: '1', type: 'text', text: 'tea', timestamp: 5, schema: 1 } },
      ] as const),
    merge: async (_: readonly StoreRow[], how?: string) => {
      merges.push(how);
      return ok({ added: 1, setAside: 0, changed: 2 });
    },
  };
  const save = (content: Blob, name: string) => void saved.push({ content, name });
  const world = await createTestWorld(
    fakePorts({ info: LIN_YUE, accounts, device: { ...device, save } }),
    'en',
  );
  render(
    <TestApp world={world}>
      <CopySection />
    </TestApp>,
  );
  const field = screen.getByLabelText('Passphrase', { selector: 'input' });
  await user.type(field, 'too short');
  await user.click(screen.getByRole('button', { name: 'Export sealed' }));
  expect(await screen.findByText('Please use at least 12 characters')).toBeDefined();
  expect(saved).toEqual([]);
  await user.clear(field);
  await user.type(field, 'seven black kettles');
  await user.click(screen.getByRole('button', { name: 'Export sealed' }));
  await screen.findByText('Your export is ready.');
  expect(saved[0]?.name).toBe('ink-and-starlight-2026-06-21.inkseal');
  expect(await saved[0]?.content.text()).not.toContain('tea');

  const file = new File([saved[0]?.content ?? ''], 'export.inkseal');
  await user.clear(field);
  await user.upload(screen.getByLabelText('Import an export', { selector: 'input' }), file);
  expect((await screen.findByRole('alert')).textContent).toContain('This export is sealed');
  await user.type(field, 'seven black cattle');
  await user.click(await screen.findByRole('button', { name: 'Unlock the export' }));
  expect(await screen.findByText('This passphrase does not open the export')).toBeDefined();
  // After giving up on the file one may seal again.
  await user.click(screen.getByRole('button', { name: 'Export everything' }));
  expect(await screen.findByRole('button', { name: 'Export sealed' })).toBeTruthy();
  await user.upload(screen.getByLabelText('Import an export', { selector: 'input' }), file);
  await screen.findByRole('button', { name: 'Unlock the export' });
  expect(merges).toEqual([]);
  await user.clear(field);
  await user.type(field, 'seven black kettles');
  await user.click(screen.getByRole('button', { name: 'Unlock the export' }));
  expect(await screen.findByText('3 entries imported')).toBeDefined();
  expect(merges).toEqual(['by-change']);
  await user.upload(
    screen.getByLabelText('Import an export', { selector: 'input' }),
    new File(['no'], 'x.zip'),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('not an export');
}, 30_000);

it('[R496] joins the talks of a sealed export with those stored here', async () => {
  const talk = (...said: readonly string[]) => ({
    version: 1 as const,
    draft: '',
    messages: said.map(id => ({ id, sender: 'user' as const, text: `${id}?`, at: millis(1000) })),
  });
  const merge = vi.fn<Accounts['merge']>(async () => ok({ added: 0, setAside: 0 }));
  const opened = { version: 2, rows: [], texts: {}, damaged: 0, madeAt: millis(1000), sealed: true } as const;
  const archives = { pack: async () => new Blob(), open: async () => ok(opened) };
  const ports = fakePorts({ info: LIN_YUE, archives, accounts: { ...createMemoryAccounts(), merge } });
  const world = await createTestWorld(ports);
  render(
    <TestApp world={world}>
      <CopySection />
    </TestApp>,
  );
  const input = screen.getByLabelText('Import an export', { selector: 'input' });
  await userEvent.setup().upload(input, new File(['x'], 'export.inkseal'));
  await vi.waitFor(() => expect(merge).toHaveBeenCalled());
  const [, how, joins] = merge.mock.calls[0] ?? [];
  expect(how).toBe('by-change');
  const chats = joins?.find(({ codec }) => codec.store === 'chats');
  const joined = chats?.join({ id: 'main', chat: talk('a') }, { id: 'main', chat: talk('a', 'b') }, 'here');
  expect(joined).toMatchObject([{ id: 'main', chat: { messages: [{ id: 'a' }, { id: 'b' }] } }]);
});
