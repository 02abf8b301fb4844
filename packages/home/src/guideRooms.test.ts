import { millis } from '@app/kernel';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { guideRooms } from './guideRooms';
import { homeAt } from './homeAt';
import { planFacts } from './planFacts';

const NOW = millis(Date.UTC(2026, 10, 22, 2));
const HANGZHOU = { latitude: 30.27, longitude: 120.16 };
const { facing } = homeAt({ facts: {}, place: HANGZHOU, residents: [] }, NOW);

describe('[R113] rooms in the layout guide', () => {
  it('are those of the plan, in the palaces the adviser gets', () => {
    const plan = templatePlan('two-bedroom', 'en');
    const rooms = guideRooms(plan, facing);
    expect(rooms.map(({ section, name }) => `${section} ${name.en}`)).toEqual([
      'living-room Living room',
      'bedroom Main bedroom',
      'bedroom Second bedroom',
      'kitchen Kitchen',
    ]);
    const result = planFacts(plan, facing).rooms;
    for (const { name, palace } of rooms)
      expect(result.find(each => each.name.en === name.en)?.palace, name.en).toBe(palace);
    // The sheet of the template: the kitchen lies in the northeast, the main bedroom in the southwest.
    expect(rooms.map(({ palace }) => palace)).toEqual(['S', 'SW', 'SE', 'NE']);
  });

  it('the largest of a kind is the first: the living room before the hall, the main bedroom before the guests’', () => {
    const rooms = guideRooms(templatePlan('villa', 'en'), facing);
    const first = (of: string) => rooms.find(({ section }) => section === of)?.name.en;
    expect([first('living-room'), first('bedroom')]).toEqual(['Living room', 'Main bedroom']);
  });

  it('a living and sleeping room is both', () => {
    expect(guideRooms(templatePlan('studio', 'en'), facing).map(({ section }) => section)).toEqual([
      'living-room',
      'bedroom',
      'kitchen',
    ]);
  });
});
