import { homeOrbit, lensOf } from '@app/building/orbit';
import { ownHomeOf } from '@app/building/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { hangCards } from './PhotoCards';
import type { PhotoInHome } from './photoSpots';
import type { HouseView } from './view';

function clipOf(template: 'villa' | 'two-bedroom', cut: number | undefined): string {
  const layer = document.createElement('div');
  layer.innerHTML = '<svg></svg><ul><li></li></ul>';
  const home = ownHomeOf(templatePlan(template, 'en'), {
    ...{ cut, facing: undefined, body: undefined, lampsOn: false },
    nameOf: room => room.id,
  });
  const view = { home, facing: 180, photos: [] } as unknown as HouseView;
  hangCards(layer, [], view, lensOf(homeOrbit(180), { width: 1440, height: 900 }), []);
  return layer.querySelector('svg')!.style.clipPath;
}

/** The clip of the thread to a photo on that level of the villa. */
function threadClip(level: number): string {
  const layer = document.createElement('div');
  layer.innerHTML = '<svg><g><line /><circle /></g></svg><ul><li></li></ul>';
  layer.getBoundingClientRect = () => new DOMRect(0, 0, 1440, 900);
  const home = ownHomeOf(templatePlan('villa', 'en'), {
    ...{ cut: 1200, facing: undefined, body: undefined, lampsOn: false },
    nameOf: room => room.id,
  });
  const view = { home, facing: 180, photos: [] } as unknown as HouseView;
  const photo = { room: { level, room: 'any' } } as PhotoInHome['photo'];
  hangCards(
    layer,
    [{ photo, foot: [0, 0, 0] }],
    view,
    lensOf(homeOrbit(180), { width: 1440, height: 900 }),
    [],
  );
  return layer.querySelector('g')!.style.clipPath;
}

describe('[R955] threads of photos', () => {
  it('pass behind the floors over their own', () => {
    expect(threadClip(0)).toMatch(/^path\(evenodd,.*view-box$/);
    expect(threadClip(1)).toBe('');
  });

  it('pass behind a roof that is lifted off', () => {
    expect(clipOf('villa', 1200)).toMatch(/^path\(evenodd,/);
  });
  it('are whole where no roof is over the rooms', () => {
    expect(clipOf('villa', undefined)).toBe('');
    expect(clipOf('two-bedroom', 1200)).toBe('');
  });
});
