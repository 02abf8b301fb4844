import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useListFocus } from './useListFocus';

afterEach(cleanup);

interface Entry {
  readonly id: string;
  readonly things: readonly string[];
}

function List({
  entries,
  chosen,
}: {
  readonly entries: readonly Entry[];
  readonly chosen: string | undefined;
}) {
  const held = useListFocus<HTMLDivElement>(chosen, 'section > button');
  return (
    <div {...held}>
      {entries.map(({ id, things }) => (
        <section key={id}>
          <button type="button" aria-expanded={id === chosen}>
            {id}
          </button>
          {id === chosen &&
            things.map(thing => (
              <p key={thing}>
                <button type="button">{thing}</button>
              </p>
            ))}
        </section>
      ))}
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly string[] }) {
  return (
    <ul {...useListFocus<HTMLUListElement>(undefined, 'b')}>
      {rows.map(row => (
        <li key={row}>
          {['move', 'turn', 'remove'].map(act => (
            <button key={act} type="button">
              {act} {row}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Form({ withButton }: { readonly withButton: boolean }) {
  return (
    <fieldset {...useListFocus<HTMLFieldSetElement>()}>
      <button type="button">add</button>
      {withButton && <button type="button">remove</button>}
      <input aria-label="height" />
    </fieldset>
  );
}

const A = { id: 'a', things: ['a1', 'a2', 'a3'] };
const B = { id: 'b', things: ['b1'] };
const C = { id: 'c', things: [] };

function list(chosen: string | undefined, from: string) {
  const { rerender } = render(<List entries={[A, B, C]} chosen={chosen} />);
  screen.getByText(from).focus();
  /** The label of the focused control after a change. */
  return (entries: readonly Entry[], next = chosen) => {
    rerender(<List entries={entries} chosen={next} />);
    return document.activeElement === document.body ? undefined : document.activeElement?.textContent;
  };
}

describe('[R690] the focus in a list whose controls come and go', () => {
  it('goes from a removed button to the one before rather than to a field', () => {
    const { rerender } = render(<Form withButton />);
    screen.getByText('remove').focus();
    rerender(<Form withButton={false} />);
    expect(document.activeElement).toBe(screen.getByText('add'));
  });

  it('goes to the control that takes the place of a removed one, else to the one before', () => {
    const after = list('a', 'a2');
    expect(after([{ ...A, things: ['a1', 'a3'] }, B, C])).toBe('a3');
    expect(after([{ ...A, things: ['a1'] }, B, C])).toBe('a1');
    expect(after([{ ...A, things: [] }, B, C])).toBe('a');
  });

  it('goes to the same button of the next row, not to another action', () => {
    const { rerender } = render(<Rows rows={['1', '2', '3']} />);
    screen.getByText('turn 2').focus();
    const left = [['1', '3'], ['1']].map(rows => {
      rerender(<Rows rows={rows} />);
      return document.activeElement?.textContent;
    });
    expect(left).toEqual(['turn 3', 'turn 1']);
  });

  it('goes to the next entry when its own is removed, and to the one before at the end', () => {
    const after = list('b', 'b1');
    expect(after([A, C], undefined)).toBe('c');
    expect(after([A], undefined)).toBe('a');
  });

  it('goes to the head of an entry chosen from within, and into view', () => {
    const scrolled = vi.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    expect(list('a', 'a3')([A, B, C], 'b')).toBe('b');
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  });

  it('stays where it is while its control is there, and where the person moved it', () => {
    const after = list('a', 'a2');
    expect(after([{ ...A, things: ['a2'] }, B])).toBe('a2');
    (document.activeElement as HTMLElement).blur();
    expect(after([{ ...A, things: [] }])).toBeUndefined();
    expect(after([A, B], 'b')).toBeUndefined();
  });

  it('goes by arrows from head to head, and by Escape to the open one unless a list took the key', () => {
    const after = list('b', 'a');
    const press = (key: string) => {
      fireEvent.keyDown(document.activeElement!, { key });
      return after([A, B, C]);
    };
    expect(['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Escape'].map(press)).toEqual([
      'a',
      'b',
      'c',
      'c',
      'c',
    ]);
    screen.getByText('b1').focus();
    expect(['ArrowDown', 'Escape', 'ArrowUp'].map(press)).toEqual(['b1', 'b', 'a']);
    screen.getByText('b1').focus();
    screen.getByText('b1').addEventListener('keydown', event => event.preventDefault());
    expect(press('Escape')).toBe('b1');
  });
});
