import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button';

describe('button', () => {
  it('a busy one keeps focus, says so, and neither acts nor submits its form', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy busyLabel="One moment" onClick={onClick}>
          Sign in
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'One moment' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('a link can have its look', () => {
    render(
      <Button asChild variant="primary">
        <a href="/">Home</a>
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Home' }).className).toContain('ui-button--primary');
  });
});
