import type { HouseFacts } from '@app/home';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { FactsFields } from './FactsFields';

afterEach(cleanup);

/** The fields, and the facts given so far. */
async function stageFields(first: HouseFacts) {
  let shown = first;
  function Stage() {
    const [facts, setFacts] = useState(first);
    shown = facts;
    const change = (facts: HouseFacts) => setFacts(before => ({ ...before, ...facts }));
    return <FactsFields facts={facts} onChange={change} thisYear={2026} onFindFacing={() => undefined} />;
  }
  render((await stagePart(<Stage />)).part);
  return {
    said: () => shown,
    write(label: string, ...texts: readonly string[]) {
      const field = screen.getByLabelText(label);
      for (const value of texts) fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    },
  };
}

const FACING = 'Facing, in degrees';
const YEAR = 'Year of completion';

describe('facts about the house', () => {
  it.each(['99999', '1e3', '1.9e3', '0x7D0', '1998.5', '-1998', 'Infinity'])(
    '[R256] a typed %j is not a year, and stays with the reason beside it',
    async typed => {
      const { said, write } = await stageFields({ completedIn: 1999 });
      write(YEAR, typed);
      expect(said()).toEqual({ completedIn: 1999 });
      const field = screen.getByLabelText<HTMLInputElement>(YEAR);
      expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
      expect(field.maxLength).toBe(20);
    },
  );

  it('a fact is cleared by leaving an empty field, not by emptying it while typing another number', async () => {
    const { said, write } = await stageFields({
      facing: { degrees: 97, north: 'magnetic' },
      completedIn: 1999,
    });
    write(YEAR, '');
    expect(said()).toEqual({ facing: { degrees: 97, north: 'magnetic' }, completedIn: undefined });
    write(FACING, '', '9', '98');
    expect(said().facing).toEqual({ degrees: 98, north: 'magnetic' });
    write(FACING, '');
    expect(said().facing).toBeUndefined();
  });

  it.each([
    ['180°', 180],
    ['１８０', 180],
    [' 97.5 ° ', 97.5],
    ['360', 0],
  ])('%s is read as people write it', async (text, degrees) => {
    const { said, write } = await stageFields({});
    write(FACING, text);
    expect(said().facing?.degrees).toBe(degrees);
  });

  it.each(['400', '-1', 'south', '°'])('%s is refused and stays in its field', async text => {
    const { said, write } = await stageFields({});
    write(FACING, text);
    expect(screen.getByText('Please enter a number from 0 to 360.')).toBeTruthy();
    expect(said().facing).toBeUndefined();
  });
});
