import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { PlanKey } from './PlanKey';

it('[R989] the key names only the signs that are on the picture', async () => {
  const { part } = await stagePart(<PlanKey signs={['number', false, 'extended']} />);
  const { container } = render(part);
  expect([...container.querySelectorAll('li')].map(each => each.dataset['sign'])).toEqual([
    'number',
    'extended',
  ]);
  // The sheet beside it calls such a palace extended too.
  expect(container.textContent).toBe('1to noteextended');
  const none = render((await stagePart(<PlanKey signs={[false]} />)).part);
  expect(none.container.querySelector('.plan-key')).toBeNull();
});
