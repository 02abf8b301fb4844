import type { OwnHome } from '@app/building/plan';
import { formatNumber, type Language } from '@app/i18n';
import type { TFunction } from 'i18next';
import { planToWorld } from './palaceGrid';
import type { StoreyName } from './view';

/** The storeys of a home that is lifted apart, and its roof, from below; undefined while nothing is apart. */
export function storeysOf(
  home: OwnHome,
  language: Language,
  t: TFunction<'visualization'>,
): readonly StoreyName[] | undefined {
  const { storeys, isApart } = home.model;
  if (!isApart) return undefined;
  const metres = (height: number) =>
    formatNumber(language, height, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const named = storeys.map(({ level, height, lift, rooms }): StoreyName => {
    const corners = rooms.flatMap(({ ring }) =>
      ring.map(([x, y]) => planToWorld([x / 1000, y / 1000, lift + height / 2], home)),
    );
    return {
      name:
        storeys.length > 2 || level < 0 || level > 1
          ? t('planDesk.floorName', { number: level + 1 })
          : t(level === 0 ? 'houseReading.groundFloor' : 'houseReading.upperFloor'),
      detail: t('houseReading.storey', { count: rooms.length, height: metres(height) }),
      corners,
    };
  });
  const roof = storeys.at(-1)?.roof ?? [];
  const eaves = Math.min(...roof.flatMap(({ corners }) => corners.map(([, , z]) => z)));
  const over: StoreyName = {
    name: t('houseReading.roofOver'),
    detail: t('houseReading.roofHipped', {
      height: metres(storeys.reduce((sum, { height }) => sum + height + (storeys[0]?.lift ?? 0), 0)),
    }),
    corners: roof.flatMap(({ corners }) =>
      corners.filter(([, , z]) => z < eaves + 1).map(corner => planToWorld(corner, home)),
    ),
  };
  return roof.length > 0 ? [...named, over] : named;
}
