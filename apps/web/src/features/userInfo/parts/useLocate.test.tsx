import { createI18n } from '@app/i18n';
import { err, ok } from '@app/kernel';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import type { Ports } from '../../../adapters/ports';
import { PortsContext } from '../../../adapters/ports';
import { fakePorts, HANGZHOU } from '../../../testing/fakePorts';
import { useLocate } from './useLocate';

type Found = Awaited<ReturnType<Ports['geolocator']['locate']>>;

async function stage() {
  let answer: (found: Found) => void = () => undefined;
  const asked = vi.fn(
    () =>
      new Promise<Found>(done => {
        answer = done;
      }),
  );
  const ports = fakePorts({ geolocator: { locate: asked } });
  const notify = vi.spyOn(ports.notifier, 'notify');
  const i18n = await createI18n({ namespaces: ['common'], language: 'en' });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <PortsContext value={ports}>{children}</PortsContext>
    </I18nextProvider>
  );
  const [onPlace, onFail] = [vi.fn(), vi.fn()];
  const hook = renderHook(() => useLocate(onPlace, onFail), { wrapper });
  return { ...hook, onPlace, onFail, notify, answer: (found: Found) => act(async () => answer(found)) };
}

describe('asking the browser for the place', () => {
  it('[R49] is busy while it looks, and passes the place on', async () => {
    const { result, answer, onPlace, onFail, notify } = await stage();
    act(() => void result.current.locate());
    expect(result.current.locating).toBe(true);
    await answer(ok(HANGZHOU));
    expect(result.current.locating).toBe(false);
    expect(onPlace).toHaveBeenCalledExactlyOnceWith(HANGZHOU);
    expect(onFail).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
  });

  it('[R52] a refusal is said once and opens another way', async () => {
    const { result, answer, onPlace, onFail, notify } = await stage();
    act(() => void result.current.locate());
    await answer(err('denied'));
    expect(notify).toHaveBeenCalledTimes(1);
    expect(onFail).toHaveBeenCalledTimes(1);
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('an answer after the person went on is nobody’s', async () => {
    const { result, answer, unmount, onPlace, onFail, notify } = await stage();
    act(() => void result.current.locate());
    unmount();
    await answer(ok(HANGZHOU));
    for (const told of [onPlace, onFail, notify]) expect(told).not.toHaveBeenCalled();
  });
});
