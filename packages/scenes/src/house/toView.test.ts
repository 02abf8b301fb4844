import { homeAt, toReader } from '@app/home';
import { millis } from '@app/kernel';
import { expect, it } from 'vitest';
import { type SceneChoices, toView } from './toView';

const NOW = millis(Date.UTC(2026, 5, 21, 5));
const ZONE = 'Asia/Shanghai';

it("arrows show the chosen resident's directions, four good and four not", () => {
  const choices: SceneChoices = {
    roofLifted: false,
    overlay: false,
    selected: undefined,
    residentId: '1',
  };
  const anyone = {
    id: '1',
    name: '林月',
    gender: 'female',
    birthDate: '1990-05-15',
    birthTime: '08:30',
    birthplace: '',
  } as const;
  const home = homeAt(
    { facts: {}, place: undefined, residents: [toReader(anyone, { place: undefined, zone: ZONE })] },
    NOW,
  );
  const { arrows } = toView(home, choices, []);
  // Born 1990, a woman has kua 8: the west group.
  expect(
    arrows
      .filter(({ good }) => good)
      .map(({ direction }) => direction)
      .sort(),
  ).toEqual(['NE', 'NW', 'SW', 'W']);
  expect(arrows).toHaveLength(8);
  expect(toView(home, { ...choices, residentId: undefined }, []).arrows).toEqual([]);
});
