import { ok } from '@app/kernel';
import type { Accounts, StoreRow } from '@app/records';
import { readArchive } from '@app/records/archive';
import { isBlob } from '@app/records/indexeddb';
import { GUEST, type Resident, type UserInfo } from '@app/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { selectInfo } from '../../store/store';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { createMemoryAccounts } from '../../testing/memoryAccounts';
import { createTestWorld, TestApp } from '../../testing/TestApp';
import SettingsDialog from './SettingsDialog';

const ROWS: readonly StoreRow[] = [
  { store: 'records', row: { id: '1', type: 'text', text: 'A lamp', timestamp: 1, schema: 1 } },
  { store: 'photos', row: { id: '2', blob: new Blob(['png'], { type: 'image/png' }), schema: 1 } },
  { store: 'meta', row: { key: 'set-aside/records/9', row: {} } },
];

const LIN: Resident = {
  id: '1750000000000',
  name: '林月',
  gender: 'female',
  birthDate: '1990-05-15',
  birthplace: '',
  birthTime: '',
  chineseDate: '',
  relationship: 'self',
};

/** Accounts with these rows that import others by their keys. */
function accountsWith(rows: readonly StoreRow[]): Accounts & { drop(id: string): void } {
  let held = rows;
  const keyOf = ({ row }: StoreRow) => row['id'] ?? row['key'];
  const accounts = createMemoryAccounts();
  return {
    ...accounts,
    async dump() {
      const own = await accounts.dump();
      return ok([...held, ...(own.ok ? own.value : [])]);
    },
    setAside: async () => ok([{ store: 'records', key: '9', reason: 'too-new', row: {} }]),
    async merge(more) {
      const fresh = more.filter(row => !held.some(other => keyOf(other) === keyOf(row)));
      held = [...held, ...fresh];
      return ok({ added: fresh.length, setAside: 0 });
    },
    wipe: async () => {
      held = [];
      return accounts.wipe();
    },
    drop: id => {
      held = held.filter(row => keyOf(row) !== id);
    },
  };
}

async function open(info: UserInfo = LIN_YUE) {
  const accounts = accountsWith(ROWS);
  const base = fakePorts({ info, accounts });
  const saved: { content: Blob; name: string }[] = [];
  const restart = vi.fn();
  const save = (content: Blob, name: string) => void saved.push({ content, name });
  const ports = { ...base, device: { ...base.device, restart, save } };
  const world = await createTestWorld(ports);
  render(
    <TestApp world={world}>
      <SettingsDialog onClose={() => undefined} />
    </TestApp>,
  );
  const user = userEvent.setup();
  const exportAs = async (button: string): Promise<Blob> => {
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(saved.length).toBeGreaterThan(0));
    return saved[0]?.content ?? new Blob();
  };
  return { ports, store: world.store, accounts, saved, restart, user, exportAs };
}
const importInput = () => screen.getByLabelText('Import an export', { selector: 'input' });

const tools = {
  isBlob,
  read: async (blob: Blob, from?: number, to?: number) =>
    new Uint8Array(await blob.slice(from, to).arrayBuffer()),
  make: (bytes: Uint8Array, type: string) => new Blob([bytes.slice()], { type }),
  digest: async (bytes: Uint8Array) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice())),
};
const readBack = async (content: Blob) => {
  const read = await readArchive(content, tools);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

describe('storage and data', () => {
  it('shows how much is used and asks the browser to keep it', async () => {
    const { user } = await open();
    expect(await screen.findByText('4.2 MB of 1 GB used')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Ask the browser to keep my data' }));
    expect(await screen.findByText('The browser will keep your data.')).toBeTruthy();
  });

  it('exports everything in one dated, readable archive', async () => {
    const { exportAs, saved } = await open();
    const { rows, texts } = await readBack(await exportAs('Export everything'));
    expect(saved[0]?.name).toBe('ink-and-starlight-2026-06-21.zip');
    expect(rows.map(({ store }) => store)).toEqual(['records', 'photos', 'meta', 'profile']);
    expect(texts).toEqual({});
  });

  it('exports only the unreadable data when asked to', async () => {
    const { exportAs } = await open();
    const { rows } = await readBack(await exportAs('Export the unreadable data'));
    expect(rows.map(({ store }) => store)).toEqual(['meta']);
  });

  it('imports missing data, once', async () => {
    const { user, accounts, exportAs } = await open();
    const file = new File([await exportAs('Export everything')], 'export.zip', { type: 'application/zip' });
    accounts.drop('1');
    await user.upload(importInput(), file);
    expect(await screen.findByText('1 entry imported')).toBeTruthy();
    await user.upload(importInput(), file);
    expect(await screen.findByText('Everything in this export is already here.')).toBeTruthy();
  });

  it('[A4] restores the profile after forgetting and signing in again', async () => {
    const { user, ports, store, exportAs } = await open({
      ...LIN_YUE,
      hasFilledProfile: true,
      residents: [LIN],
    });
    const file = new File([await exportAs('Export everything')], 'export.zip', { type: 'application/zip' });
    await store.getState().forgetMe();
    // The page restarts.
    act(() => store.setState({ session: GUEST }));
    await act(
      async () => void (await store.getState().logIn({ email: 'LinYue@example.com', password: 'secret1' })),
    );
    expect(selectInfo(store.getState())).toMatchObject({ hasFilledProfile: false, residents: [] });
    await user.upload(importInput(), file);
    await screen.findByText(/imported/);
    expect(selectInfo(store.getState())).toMatchObject({ hasFilledProfile: true, residents: [LIN] });
    expect(ports.profiles.restore().session).toMatchObject({ info: { hasFilledProfile: true } });
  });

  it('refuses a file that is not an export', async () => {
    const { user } = await open();
    await user.upload(importInput(), new File(['hello'], 'hello.zip', { type: 'application/zip' }));
    expect((await screen.findByRole('alert')).textContent).toContain('not an export');
  });

  it.each([
    ['Forget me on this device', 'Delete all my data'],
    ['Forget everybody on this device', 'Delete everybody’s data'],
  ])('[A4, R203] %s: asks twice, then starts fresh', async (first, second) => {
    const { user, ports, restart } = await open();
    ports.textStore.write('home', '{}');
    await user.click(screen.getByRole('button', { name: first }));
    expect(document.activeElement?.textContent).toBe('Cancel');
    await user.click(screen.getByRole('button', { name: second }));
    await waitFor(() => expect(restart).toHaveBeenCalledOnce());
    expect(ports.profiles.restore().session).toEqual({ kind: 'guest' });
    expect(await ports.profiles.vaulted()).toBeUndefined();
    expect(ports.textStore.read('home')).toBeUndefined();
  });

  it("[A45] explains what a shared computer's protection covers", async () => {
    await open();
    expect(screen.getByText(/separates people; it does not lock anything/)).toBeTruthy();
  });
});
