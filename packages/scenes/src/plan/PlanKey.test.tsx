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
  expect(container.textContent).toContain('to note');
  const none = render((await stagePart(<PlanKey signs={[false]} />)).part);
  expect(none.container.querySelector('.plan-key')).toBeNull();
});
