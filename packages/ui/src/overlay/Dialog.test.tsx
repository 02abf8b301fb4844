import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from './Dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Layout guide"
        caption="布局指南"
        captionLang="zh-CN"
        closeLabel="Close"
      >
        <p>Five rooms.</p>
      </Dialog>
    </>
  );
}

describe('dialog', () => {
  it('[R170] locks the page behind it without a style element, which the page’s policy would refuse', async () => {
    render(<Page />);
    await userEvent.click(screen.getByText('open'));
    await screen.findByRole('dialog');
    expect([...document.querySelectorAll('style')]).toEqual([]);
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
  });

  it('is named by its title alone and contains a named scroll region', async () => {
    render(<Page />);
    await userEvent.click(screen.getByText('open'));
    expect(screen.getByRole('dialog', { name: 'Layout guide' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Layout guide' }).tabIndex).toBe(0);
    expect(screen.getByText('布局指南').lang).toBe('zh-CN');
  });

  it('[R800] opens with the focus on its title, and Tab goes to its first control', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByText('open'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Layout guide' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  });

  it.each(['{Escape}', 'close button'])('returns focus to its opener after %s', async way => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByText('open'));
    if (way === '{Escape}') await user.keyboard(way);
    else await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('open'));
  });
});
