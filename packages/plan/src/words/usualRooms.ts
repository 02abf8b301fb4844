import { frozen } from '@app/kernel';
import type { RoomKind } from '../model';

type Names = readonly (readonly [zh: string, en: string])[];

/** The templates' names of rooms, by kind; where one name has two translations, the first is the usual one. */
const USUAL_ROOMS: Readonly<Partial<Record<RoomKind, Names>>> = /* @__PURE__ */ frozen({
  bathroom: [
    ['卫生间', 'Bathroom'],
    ['客卫', 'Second bathroom'],
    ['主卫', 'Main bathroom'],
    ['厕所', 'Toilet'],
    ['浴室', 'Bathroom'],
    ['东耳房浴室', 'Bathroom'],
  ],
  hall: [
    ['门厅', 'Hall'],
    ['玄关', 'Hall'],
    ['门厅', 'Gate hall'],
  ],
  kitchen: [
    ['厨房', 'Kitchen'],
    ['东厨', 'Kitchen'],
  ],
  storage: [
    ['储藏', 'Storage'],
    ['衣帽间', 'Dressing room'],
    ['西耳房', 'West ear room'],
    ['倒座储藏', 'Store'],
    ['家务间', 'Utility room'],
  ],
  living: [
    ['客厅', 'Living room'],
    ['堂屋', 'Main hall'],
    ['中厅', 'Middle hall'],
  ],
  bedroom: [
    ['卧室', 'Bedroom'],
    ['主卧', 'Main bedroom'],
    ['次卧', 'Second bedroom'],
    ['三卧', 'Third bedroom'],
    ['小卧', 'Small bedroom'],
    ['客房', 'Guest room'],
    ['正房西间', 'Main bedroom'],
    ['正房东间', 'East bedroom'],
    ['西厢北间', 'West room'],
    ['东厢北间', 'East room'],
    ['倒座客房', 'Guest room'],
  ],
  balcony: [
    ['阳台', 'Balcony'],
    ['露台', 'Terrace'],
  ],
  study: [
    ['书房', 'Study'],
    ['西厢书房', 'Study'],
  ],
  courtyard: [['天井', 'Yard']],
  stairs: [
    ['楼梯', 'Stairs'],
    ['楼梯平台', 'Landing'],
  ],
});

/**
 * Both names of a room with a template's name, its own kind's first; undefined for a name typed by a person.
 */
export const usualRoom = (kind: RoomKind, name: string) =>
  [USUAL_ROOMS[kind] ?? [], ...Object.values(USUAL_ROOMS)].flat().find(names => names.includes(name));
