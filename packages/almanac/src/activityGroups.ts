import * as ids from './generated/ids';
import { UNSEARCHABLE } from './generated/unsearchable';
import { once, unpackIndexes } from './tables/unpack';
import type { ActivityId } from './vocabulary';

const GROUPS = {
  wedding: [
    'marry',
    'engagement-party',
    'conclude-agreement',
    'betrothal-gifts',
    'ask-name',
    'receive-son-in-law',
    'bride-visits-home',
    'hang-bed-curtains',
    'thread-face',
    'bridal-makeover',
  ],
  home: [
    'move-house',
    'relocate',
    'set-up-bed',
    'build-stove',
    'sweep-house',
    'install-door',
    'repair-door',
    'set-up-altar',
    'move-altar-fire',
    'decorate-walls',
    'live-apart',
    'cleanse-misfortune',
  ],
  building: [
    'renovate',
    'break-ground',
    'lay-foundation',
    'lay-foundation-break-ground',
    'build-house',
    'roof-house',
    'raise-beam',
    'erect-pillars',
    'make-beams',
    'set-plinths',
    'mark-pillars',
    'assemble-frames',
    'set-trestles',
    'cover-roof-ridge',
    'close-ridge',
    'fell-timber-beams',
    'dismantle',
    'demolish-house',
    'demolish-house-wall',
    'tear-down-wall',
    'repair-wall',
    'build-temple',
    'build-storehouse',
    'build-granary',
    'build-toilet',
    'make-latrine',
    'build-animal-pen',
    'build-bridge',
    'build-dike',
    'build-reservoir',
    'level-roads',
    'dig-well',
    'dig-pond',
    'dig-well-pond',
    'dig-channel',
    'release-water',
    'fill-holes',
  ],
  business: [
    'open-business',
    'sign-contract',
    'trade',
    'receive-payment',
    'seek-wealth',
    'buy-property',
    'buy-car',
    'hire-staff',
    'hang-signboard',
    'ship-goods',
    'open-storehouse',
    'install-machinery',
    'install-machine',
    'take-office',
    'lawsuit',
  ],
  people: [
    'travel',
    'meet-friends-family',
    'meet-friends',
    'meet-notable',
    'visit-sick',
    'board-boat',
    'cross-water',
    'start-school',
    'learn-skill',
    'coming-of-age',
    'welcome-member',
  ],
  body: [
    'haircut',
    'shave-head',
    'trim-nails',
    'ritual-bath',
    'seek-treatment',
    'treat-illness',
    'seek-medical-care',
    'acupuncture',
  ],
  craft: [
    'tailor-clothes',
    'weave',
    'brew',
    'dye',
    'cast-metal',
    'carve',
    'build-vehicle',
    'build-boat',
    'install-millstone',
  ],
  land: [
    'plant',
    'raise-livestock',
    'acquire-livestock',
    'train-livestock',
    'go-fishing',
    'make-nets',
    'hunt',
    'trap-pests',
    'exterminate-ants',
    'harvest-honey',
    'fell-trees',
  ],
  worship: [
    'worship',
    'pray-for-blessing',
    'pray-for-children',
    'thank-gods',
    'thank-earth',
    'consecrate-statue',
    'sculpt-statue',
    'fasting-rite',
    'daoist-rite',
    'honor-kitchen-god',
    'burn-incense',
    'ghost-offering',
    'return-home-burial',
  ],
  burial: [
    'bury',
    'funeral-procession',
    'lay-in-coffin',
    'move-coffin',
    'break-ground-grave',
    'repair-grave',
    'exhume',
    'set-gravestone',
    'prepare-grave',
    'make-coffin',
    'put-on-mourning',
    'end-mourning',
  ],
  verdict: ['everything-unfavorable', 'avoid-anything-else'],
} as const satisfies Readonly<Record<string, readonly ActivityId[]>>;

export type ActivityGroup = keyof typeof GROUPS;

/** Activities by what people search for today, the commonest first. Each activity is in one group. */
export const ACTIVITY_GROUPS: Readonly<Record<ActivityGroup, readonly ActivityId[]>> =
  /* @__PURE__ */ Object.freeze(
    /* @__PURE__ */ (() => {
      for (const ids of Object.values(GROUPS)) Object.freeze(ids);
      return GROUPS;
    })(),
  );

/**
 * The activities named by the yi list of some day, in index order: the searchable ones. 109 of 140.
 *
 * @example
 * searchableActivities().includes('marry'); // true
 */
export const searchableActivities: () => readonly ActivityId[] = /* @__PURE__ */ once(() => {
  const never = unpackIndexes(UNSEARCHABLE);
  return Object.freeze(ids.activity.filter((_, i) => !never.includes(i)));
});
