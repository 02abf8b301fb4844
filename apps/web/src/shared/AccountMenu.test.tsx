import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { stagePart } from '../testing/stagePart';
import AccountMenu from './AccountMenu';

it.each(['en', 'zh'] as const)('[R74] the button of the account is called 我的账户: %s', async language => {
  const { part } = await stagePart(<AccountMenu info={LIN_YUE} />, {
    ports: fakePorts({ info: LIN_YUE }),
    language,
  });
  render(part);
  expect(screen.getByRole('button', { name: /我的账户/ })).toBeTruthy();
  if (language === 'en') expect(screen.getByRole('button', { name: /My account/ })).toBeTruthy();
});
