import { isInside } from '@app/plan';
import { drawFloor } from '@app/plan/drawing';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { expect, it } from 'vitest';
import { lookPoints } from './PhotoLookMark';

it.each(TEMPLATE_IDS)(
  '[R1046] the dot of a photo is in its room, on no thing and in the way of no door: %s',
  id => {
    for (const floor of templatePlan(id, 'en').floors) {
      const covered = floor.rooms.flatMap(({ id: roomId, ring, name }) => {
        const [dot] = lookPoints({ floor, roomId, look: 90, within: 15, isQuiet: true });
        expect(isInside(dot!, ring)).toBe(true);
        const [x, y] = dot!;
        const isOn = drawFloor(floor).taken.some(
          ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
        );
        return isOn ? [name] : [];
      });
      expect(covered).toEqual([]);
    }
  },
);
