import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Menu } from './Menu';

it('[R654] a menu opens inside the landmark of its button, so that it belongs to one', async () => {
  render(
    <>
      <header>
        <Menu
          trigger={<button type="button">account</button>}
          items={[{ id: 'out', label: 'Sign out', onSelect: () => undefined }]}
        />
      </header>
      <main />
    </>,
  );
  await userEvent.click(screen.getByText('account'));
  expect(within(screen.getByRole('banner')).getByRole('menuitem', { name: 'Sign out' })).toBeTruthy();
});
