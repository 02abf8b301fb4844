import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { renderScreen } from '../testing/renderScreen';

it.each(['en', 'zh'] as const)('[R74] the account button is called 我的账户: %s', async language => {
  await renderScreen('/', { ports: fakePorts({ info: LIN_YUE }), language });
  expect(await screen.findByRole('button', { name: /我的账户/ })).toBeTruthy();
  if (language === 'en') expect(screen.getByRole('button', { name: /My account/ })).toBeTruthy();
});

it.each([
  {
    who: 'a deep user',
    info: { ...LIN_YUE, userType: 'deep' as const, email: 'deep@example.com' },
    address: '/',
    offered: 1,
  },
  { who: 'a normal user', info: LIN_YUE, address: '/', offered: 0 },
])(
  '[R74] its menu offers 梦境深处 $offered times to $who, and signing out',
  async ({ info, address, offered }) => {
    await renderScreen(address, { ports: fakePorts({ info }), language: 'zh' });
    fireEvent.keyDown(await screen.findByRole('button', { name: /我的账户/ }), { key: 'Enter' });
    expect(await screen.findByRole('menuitem', { name: /退出登录/ })).toBeTruthy();
    expect(
      screen.queryAllByRole('menuitem').filter(({ textContent }) => textContent?.includes('梦境深处')),
    ).toHaveLength(offered);
  },
);

it('[R148] a deep user without a name is called 深度用户', async () => {
  const info = { ...LIN_YUE, userType: 'deep' as const, email: 'deep@example.com', name: '' };
  await renderScreen('/', { ports: fakePorts({ info }), language: 'zh' });
  fireEvent.keyDown(await screen.findByRole('button', { name: /我的账户/ }), { key: 'Enter' });
  await screen.findByRole('menuitem', { name: /退出登录/ });
  expect(document.body.textContent).toContain('深度用户');
});
