import { type HouseFacts, homeAt } from '@app/home';
import { millis } from '@app/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { usePictureCaption } from './usePictureCaption';

afterEach(cleanup);

const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 };
const SITED: HouseFacts = { facing: { degrees: 174, north: 'true' }, completedIn: 2010 };

async function captionOf(facts: HouseFacts, place: typeof HANGZHOU | undefined, overlay: boolean) {
  const house = homeAt({ facts, place, residents: [] }, millis(Date.UTC(2026, 5, 21, 5, 7)));
  function Caption() {
    const caption = usePictureCaption(house, place && 'Hangzhou', overlay);
    return caption('21 June 2026, 13:07').map(line => <li key={line}>{line}</li>);
  }
  render((await stagePart(<Caption />)).part);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('the caption of a saved picture', () => {
  // Magnetic north is about six degrees west of true north in Hangzhou: 174 by the map is 180 by the compass, 午.
  it('[R303] names the mountains, both bearings, the period, place and time, and how to read the palaces', async () => {
    expect(await captionOf(SITED, HANGZHOU, true)).toEqual([
      'Faces Wǔ (S2) · backs Zǐ (N2)',
      expect.stringMatching(/^Faces 174\.0° from true north, 1(79|80)\.\d° by the compass$/),
      'Period 8 (2004 to 2023)',
      'Hangzhou · 21 June 2026, 13:07',
      expect.stringMatching(/^In each palace: /),
    ]);
  });

  it('has only place and time for a house without facts', async () => {
    expect(await captionOf({}, HANGZHOU, false)).toEqual(['Hangzhou · 21 June 2026, 13:07']);
  });

  it.each([
    { known: 'neither facing nor year is', facts: {} },
    { known: 'the year is not', facts: { facing: SITED.facing } },
  ])(
    'explains only the stars of the time with $known known, since only they are drawn',
    async ({ facts }) => {
      const caption = await captionOf(facts, HANGZHOU, true);
      expect(caption.at(-1)).toBe('In each palace: the star of the year, in red, and of the month.');
    },
  );

  it('[R303] has one bearing without a place, by the north it was measured from', async () => {
    expect(await captionOf(SITED, undefined, false)).toContain('Faces 174.0° from true north');
    const facing = { degrees: 174, north: 'magnetic' } as const;
    expect(await captionOf({ facing }, undefined, false)).toContain('Faces 174.0° by the compass');
  });
});
