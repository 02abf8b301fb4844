import { HOUSE_IMAGES_KEY, type UserInfo } from '@app/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { renderScreen } from '../testing/renderScreen';

const DEEP: UserInfo = { ...LIN_YUE, userType: 'deep', email: 'deeplin@example.com' };
const FILLED: UserInfo = { ...LIN_YUE, hasFilledProfile: true };
/** The fake workshop decodes nothing. */
const WARNED = '有 2 张照片无法读取，可以移除，也可以直接继续。';

/** The home screen in Chinese with its upload panel open and this many photos chosen. */
async function open(info: UserInfo, photos: number) {
  const stage = await renderScreen('/?card=upload', { language: 'zh', ports: fakePorts({ info }) });
  const files = Array.from(
    { length: photos },
    (_, each) => new File([`${each}`], `${each}.png`, { type: 'image/png' }),
  );
  await act(() => stage.store.getState().addFiles(files, () => undefined));
  const said = () => stage.ports.notifier.past().map(({ text }) => text);
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: '开始生成' }));
  return { ...stage, said, press, at: () => stage.router.state.location.pathname };
}

describe('start-generate on the home screen', () => {
  it('[R22] asks for a photo when there is none, and stays', async () => {
    const { press, said, at } = await open(FILLED, 0);
    await press();
    expect(said()).toEqual(['请先选择至少一张照片']);
    expect(at()).toBe('/');
  });

  it('[R22] asks to sign in once cookie and session copy are gone, and rewrites neither', async () => {
    const { press, said, at, ports } = await open(FILLED, 1);
    ports.profiles.clear({ to: '/', message: undefined, loggedOutAt: 0 });
    await press();
    await waitFor(() => expect(at()).toBe('/login'));
    expect(said()).toContain('请先登录');
    expect(ports.profiles.restore().session).toEqual({ kind: 'guest' });
  });

  it.each([
    ['[R23, R1073] leads a deep user to the dream', DEEP, '/deep-dream', false],
    ['[R24, R1073] leads to the home when the profile is filled', FILLED, '/visualization', true],
    ['[R24, R1073] leads to the profile when it is not', LIN_YUE, '/user-info', true],
  ] as const)('%s', async (_, info, to, marks) => {
    const { press, at, said, store, ports } = await open(info, 2);
    expect(store.getState().session).toMatchObject({ info: { hasUploadedImages: false } });
    expect(await screen.findByText(WARNED)).toBeTruthy();
    await press();
    await waitFor(() => expect(at()).toBe(to));
    // R1073: the photos it cannot read were reported beside them. No guard has redirected them on the way.
    expect(said()).toEqual([]);
    expect(store.getState().session).toMatchObject({ info: { hasUploadedImages: marks } });
    expect(ports.tabStore.read(HOUSE_IMAGES_KEY)).toBe('2');
  });

  it.each([/上传照片/, /扫码/])('[R21] a guest pressing %s is told why and led to sign in', async card => {
    const { router, ports } = await renderScreen('/', { language: 'zh' });
    fireEvent.click(await screen.findByRole('button', { name: card }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(ports.notifier.past().map(({ text }) => text)).toEqual(['请先登录后再上传图片']);
  });
});
