import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ToolMenu } from './ToolMenu';

function setUp() {
  const onGuide = vi.fn(() => document.activeElement?.getAttribute('aria-label'));
  const tools = [
    { id: 'language', label: 'Language', icon: null, onSelect: vi.fn() },
    { id: 'guide', label: 'Layout guide', icon: null, onSelect: onGuide },
    { id: 'almanac', label: 'Almanac', icon: null, onSelect: vi.fn() },
  ];
  render(
    <>
      <ToolMenu label="Tools" glyph="具" tools={tools} />
      <button type="button">elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), seal: screen.getByRole('button', { name: 'Tools' }), onGuide };
}

describe('tool menu', () => {
  it('is a closed disclosure at first and keeps its tools out of the tab order', () => {
    const { seal } = setUp();
    expect(seal.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.queryByText('Almanac')).toBeNull();
  });

  it.each(['{Enter}', ' ', '{ArrowUp}', '{ArrowDown}'])(
    'opens with %j and moves to the first tool',
    async key => {
      const { user, seal } = setUp();
      seal.focus();
      await user.keyboard(key);
      expect(seal.getAttribute('aria-expanded')).toBe('true');
      const toolbar = screen.getByRole('toolbar', { name: 'Tools' });
      expect(toolbar.getAttribute('aria-orientation')).toBe('vertical');
      expect(toolbar.id).toBe(seal.getAttribute('aria-controls'));
      expect(document.activeElement?.textContent).toBe('Language');
    },
  );

  it.each([
    { keys: '{ArrowDown}', lands: 'Layout guide' },
    { keys: '{ArrowUp}', lands: 'Almanac' },
    { keys: '{End}', lands: 'Almanac' },
    { keys: '{End}{ArrowDown}', lands: 'Language' },
    { keys: '{End}{Home}', lands: 'Language' },
    { keys: '{ArrowRight}', lands: 'Language' },
  ])('$keys from the first tool lands on $lands', async ({ keys, lands }) => {
    const { user, seal } = setUp();
    await user.click(seal);
    await user.keyboard(keys);
    expect(document.activeElement?.textContent).toBe(lands);
  });

  it('closes on Escape and returns focus to the seal', async () => {
    const { user, seal } = setUp();
    await user.click(seal);
    await user.keyboard('{Escape}');
    expect(seal.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(seal);
  });

  it('closes before the tool acts, with focus on the seal, so a dialog can return there', async () => {
    const { user, seal, onGuide } = setUp();
    await user.click(seal);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onGuide).toHaveReturnedWith('Tools');
    expect(seal.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes on a press elsewhere', async () => {
    const { user, seal } = setUp();
    await user.click(seal);
    await user.click(screen.getByText('elsewhere'));
    expect(seal.getAttribute('aria-expanded')).toBe('false');
  });
});
