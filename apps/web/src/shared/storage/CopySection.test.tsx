import type { Language } from '@app/i18n';
import { millis, ok } from '@app/kernel';
import type { StoreRow } from '@app/records';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { createMemoryAccounts } from '../../testing/memoryAccounts';
import { createTestWorld, TestApp } from '../../testing/TestApp';
import { CopySection } from './CopySection';

it('says that an import failed, and not an export, when the file is gone from its disk', async () => {
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
  expect((await screen.findByRole('alert')).textContent).toContain('The import could not be finished');
});

it.each<{ language: Language; button: string; said: string }>([
  { language: 'en', button: 'Export everything', said: 'Your export is 2 files.' },
  { language: 'zh', button: '导出全部', said: '备份共 2 个文件' },
])('[A35] says that a large export is several files: $language', async ({ language, button, said }) => {
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
  { language: 'en', input: 'Import an export', said: '3 imported, 5 set aside' },
  { language: 'zh', input: '导入备份', said: '已导入 3 条；另有 5 条' },
])(
  '[R179] an import tells what it keeps and what it sets aside: $language',
  async ({ language, ...told }) => {
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
    const input = screen.getByLabelText(told.input, { selector: 'input' });
    await userEvent.setup().upload(input, new File(['x'], 'export.zip', { type: 'application/zip' }));
    expect(await screen.findByText(told.said, { exact: false })).toBe(screen.getByRole('status'));
  },
);
