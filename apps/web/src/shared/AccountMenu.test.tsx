import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { renderScreen } from '../testing/renderScreen';

it.each(['en', 'zh'] as const)('[R74] the button of the account is called 我的账户: %s', async language => {
  await renderScreen('/', { ports: fakePorts({ info: LIN_YUE }), language });
  expect(await screen.findByRole('button', { name: /我的账户/ })).toBeTruthy();
  if (language === 'en') expect(screen.getByRole('button', { name: /My account/ })).toBeTruthy();
});
