import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from './ErrorSummary';
import { errorIdOf } from './Field';
import { TextField } from './TextField';

describe('text field', () => {
  it('ties label, error and hint to the input', () => {
    render(
      <TextField
        limit={100}
        label="Email"
        hint="We never write first."
        error="Please enter a valid email address"
      />,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map(id => document.getElementById(id)?.textContent)).toEqual([
      'Please enter a valid email address',
      'We never write first.',
    ]);
  });

  it('[R860] brings the reason into view while the field is being typed in, and only then', () => {
    const seen: (string | null)[] = [];
    const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.textContent);
    });
    const field = (error?: string) => <TextField limit={9} label="Length" error={error} />;
    const { rerender } = render(field());
    rerender(field('Too far away'));
    expect(seen).toEqual([]);
    rerender(field());
    screen.getByRole('textbox', { name: 'Length' }).focus();
    rerender(field('Too long'));
    expect(seen).toEqual(['Too long']);
    spy.mockRestore();
  });

  it('[R215, R255] says why it accepts no more, and only then', async () => {
    const hint = 'A word.';
    const { rerender } = render(<TextField label="Find" hint={hint} limit={3} value="ab" readOnly />);
    const input = screen.getByRole('textbox', { name: 'Find' });
    const described = () =>
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toBe(hint);
    rerender(<TextField label="Find" hint={hint} limit={3} value="abc" readOnly />);
    expect(described()).toBe('A word. · ≤ 3');
  });

  it('is invalid by an error shown at another field', () => {
    render(
      <>
        <TextField limit={100} id="mail" label="Email" error="Please fill in all fields" />
        <TextField limit={100} label="Name" errorElsewhere={errorIdOf('mail')} />
      </>,
    );
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Please fill in all fields');
  });

  it("[R27] shows a password while its toggle is pressed; the toggle's name stays the same", async () => {
    render(<TextField limit={100} label="Password" type="password" revealLabel="Show password" />);
    const input = screen.getByLabelText('Password');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect([input.getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    await userEvent.click(toggle);
    expect([input.getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });
});

describe('error summary', () => {
  it('leads to the invalid field', async () => {
    render(
      <>
        <ErrorSummary title="One thing to mend" faults={[{ fieldId: 'mail', text: 'Enter an email' }]} />
        <TextField limit={100} id="mail" label="Email" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Enter an email' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
  });
});
