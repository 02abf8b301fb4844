import { ownHomeOf } from '@app/building/plan';
import { createI18n } from '@app/i18n';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { storeysOf } from './storeysOf';

const homeOf = (id: 'villa' | 'two-bedroom', cut: number | undefined) =>
  ownHomeOf(templatePlan(id, 'en'), {
    cut,
    facing: undefined,
    body: undefined,
    lampsOn: false,
    nameOf: room => room.id,
  });

describe('[R662] storeys that are lifted apart', async () => {
  const i18n = await createI18n({ namespaces: ['visualization'] });
  await i18n.changeLanguage('en');
  const t = i18n.getFixedT('en', 'visualization');

  it('are named from below with rooms and height, the roof above them', () => {
    const storeys = storeysOf(homeOf('villa', 1200), 'en', t) ?? [];
    // The template: eight rooms below under 3.2 m, eight above under 3.0 m.
    expect(storeys.map(({ name, detail }) => `${name}: ${detail}`)).toEqual([
      'Ground floor: 8 rooms, 3.2 m',
      'Upper floor: 8 rooms, 3.0 m',
      // With two floor slabs of 0.22 m.
      'Roof: hipped, eaves at 6.6 m',
    ]);
    const heights = storeys.map(({ corners }) => Math.min(...corners.map(([, up]) => up)));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });

  it('have no names while they rest on each other, nor has a single one', () => {
    expect(storeysOf(homeOf('villa', undefined), 'en', t)).toBeUndefined();
    expect(storeysOf(homeOf('two-bedroom', 1200), 'en', t)).toBeUndefined();
  });
});
