import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { coreBytes, namesJson } from '../../scripts/assets.mjs';
import { decodeCatalogue } from '../stars/catalogue';
import { skyFrame, toAltAz } from '../stars/frame';
import type { LabelBox, Leader } from '../stars/labels';
import { lodgesOf } from '../stars/mansions';
import { starAt } from '../stars/properMotion';
import type { SkyTarget } from '../stars/search';
import { readStarNames } from '../stars/starNames';
import { fromEquatorial } from '../stars/vector';
import { NAKED_EYE, wanderersAt } from '../stars/wanderers';
import { bodyReach } from './bodySize';
import { initialCamera, type MapMode, type Point, zoom } from './camera';
import { horizonUnder, linesUnder } from './figureLines';
import { bodyDiscs, visible } from './labelRequests';
import { chooseLettering, nameAt } from './lettering';
import type { MapView } from './mapView';
import { targetAt } from './picking';
import { createProjection } from './projector';
import { lodgeNames, mansionOnRing, rimAngles, ringWidth } from './ring';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const catalogue = decoded.value;
const named = readStarNames(namesJson, catalogue.count);
if (!named.ok) throw new Error(named.error.code);
const sky = { catalogue, lodges: lodgesOf(catalogue), names: named.value };
const project = createProjection(catalogue);

const PLACES = {
  Beijing: { latitude: 39.9042, longitude: 116.4074 },
  Sydney: { latitude: -33.8688, longitude: 151.2093 },
  Reykjavik: { latitude: 64.1466, longitude: -21.9426 },
} as const;
const MOMENTS = ['2026-06-21T04:00:00Z', '2026-06-21T11:30:00Z', '2026-12-21T20:00:00Z'] as const;
/** Half the smaller side of the picture, px: phones of 320 and 390, a tablet, a desktop. */
const HALVES = [124, 189, 330, 426] as const;

/** HIP 30438, 52.7° south. */
const CANOPUS = [
  { place: 'Beijing', hip: 30_438 },
  { place: 'Reykjavik', hip: 30_438 },
] as const;

const LANGUAGES = ['zh', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
const MOUNTAINS = '子 癸 丑 艮 寅 甲 卯 乙 辰 巽 巳 丙 午 丁 未 坤 申 庚 酉 辛 戌 乾 亥 壬'.split(' ');
/** English maps write them in pinyin: as wide as the widest, `chou`. */
const PINYIN = MOUNTAINS.map((_, i) => `chou${i}`);
const WORDS = {
  en: { directions: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'], milkyWay: 'Celestial River' },
  zh: { directions: ['北', '东北', '东', '东南', '南', '西南', '西', '西北'], milkyWay: '天汉' },
} as const;
const ENCLOSURES = {
  en: {
    ziwei: { long: 'Purple Forbidden Enclosure', short: 'Purple Forbidden' },
    taiwei: { long: 'Supreme Palace Enclosure', short: 'Supreme Palace' },
    tianshi: { long: 'Heavenly Market Enclosure', short: 'Heavenly Market' },
  },
  zh: {
    ziwei: { long: '紫微垣', short: '紫微垣' },
    taiwei: { long: '太微垣', short: '太微垣' },
    tianshi: { long: '天市垣', short: '天市垣' },
  },
} as const;

/** Han characters are as wide as high; Latin letters are about half as wide. */
const measure = (words: string, { size, spacing = 0 }: { size: number; spacing?: number }) =>
  [...words].reduce((sum, letter) => sum + (letter > '⺀' ? size : size * 0.56), 0) +
  spacing * size * words.length;

interface Look {
  readonly place?: keyof typeof PLACES;
  readonly moment?: string;
  readonly half?: number;
  readonly mode?: MapMode;
  readonly language?: Language;
  readonly near?: number;
  readonly picked?: SkyTarget;
  readonly latitude?: number;
}

function pictureOf(look: Look): MapView {
  const { place = 'Beijing', moment = MOMENTS[1], half = 426, mode = 'planisphere' } = look;
  const { language = 'zh', near = 1, picked, latitude = PLACES[place].latitude } = look;
  const frame = skyFrame(millis(Date.parse(moment)), { ...PLACES[place], latitude });
  const radius = half - 6 - ringWidth(half - 6);
  const stage = { width: half * 2, height: half * 2, centre: { x: half, y: half }, radius };
  const camera = zoom({ ...initialCamera(180), mode }, near, { x: radius / 3, y: radius / 4 }, radius);
  return {
    ...sky,
    frame,
    wanderers: wanderersAt(frame),
    projector: project(frame, camera, stage),
    words: {
      ...WORDS[language],
      language,
      enclosures: ENCLOSURES[language],
      mountains: language === 'zh' ? MOUNTAINS : PINYIN,
    },
    picked,
    zoom: mode === 'door' ? camera.door.zoom : camera.disc.zoom,
  };
}

const overlap = (a: LabelBox, b: LabelBox) =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width - 1e-6 && Math.abs(a.y - b.y) * 2 < a.height + b.height - 1e-6;

/** px from a point to the nearest of a line. */
function apartFrom([from, to]: Leader, { x, y }: Point): number {
  const [across, along] = [to.x - from.x, to.y - from.y];
  const share = ((x - from.x) * across + (y - from.y) * along) / (across ** 2 + along ** 2);
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - from.x - across * nearest, y - from.y - along * nearest);
}

/** Whether a part of a line lies in a box: cut to each pair of its sides, some is left (Liang and Barsky). */
function isUnder([from, to]: Leader, { x, y, width, height }: LabelBox): boolean {
  let [enters, leaves] = [0, 1];
  for (const [start, way, middle, size] of [
    [from.x, to.x - from.x, x, width],
    [from.y, to.y - from.y, y, height],
  ] as const) {
    const ends = [(middle - size / 2 - start) / way, (middle + size / 2 - start) / way];
    if (way === 0 && Math.abs(start - middle) >= size / 2) return false;
    if (way === 0) continue;
    enters = Math.max(enters, Math.min(...ends));
    leaves = Math.min(leaves, Math.max(...ends));
  }
  return enters < leaves;
}

/** Every pair of overlapping labels inside the disc. */
function clashes(picture: MapView): readonly string[] {
  const { badges, names } = chooseLettering(picture, measure);
  const boxes = [
    ...badges.map(({ at, name, size }) => ({ ...at, width: size * 2, height: size * 2, words: name })),
    ...names.map(({ box, words }) => ({ ...box, words })),
  ];
  return boxes.flatMap((box, i) =>
    boxes.slice(i + 1).flatMap(other => (overlap(box, other) ? [`${box.words} / ${other.words}`] : [])),
  );
}

const LOOKS = Object.keys(PLACES).flatMap(place =>
  MOMENTS.flatMap(moment =>
    (['planisphere', 'door'] as const).flatMap(mode =>
      LANGUAGES.map(language => ({ place: place as keyof typeof PLACES, moment, mode, language })),
    ),
  ),
);

describe('the names on the map', () => {
  it.each(LOOKS)('never overlap: $place, $moment, $mode, $language', look => {
    for (const half of HALVES) {
      for (const near of [1, 2, 5])
        expect(clashes(pictureOf({ ...look, half, near })), `${half}`).toEqual([]);
    }
  });

  it('cover less than a quarter of a small disc, and name some of its figures', () => {
    for (const language of LANGUAGES) {
      const picture = pictureOf({ half: 124, language });
      const { names } = chooseLettering(picture, measure);
      const covered = names.reduce((sum, { box }) => sum + box.width * box.height, 0);
      // Of figures alone an eighth; the sun, the moon and five planets have names on it too (R1065).
      expect(covered / (Math.PI * picture.projector.stage.radius ** 2)).toBeLessThan(1 / 4);
      expect(names.length).toBeGreaterThan(4);
      expect(names.some(({ target }) => target?.kind === 'asterism')).toBe(true);
    }
  });

  it('[R793] lie beside the lines of figures where a side of their star has room', () => {
    // At the first free side there are 20 px of lines under a name.
    const under = LOOKS.flatMap(look => {
      const picture = pictureOf({ ...look, half: 426 });
      const { names } = chooseLettering(picture, measure);
      return names.map(({ box }) => linesUnder(picture)(box));
    });
    const mean = under.reduce((sum, each) => sum + each, 0) / under.length;
    expect(mean).toBeLessThan(10);
  });

  it('[R984] lie off the horizon, as long as a side of their star has room', () => {
    const all = LOOKS.filter(({ mode }) => mode === 'planisphere').flatMap(look => {
      const picture = pictureOf({ ...look, half: 426 });
      const under = horizonUnder(picture);
      return chooseLettering(picture, measure).names.map(({ box }) => under(box));
    });
    expect(all.length).toBeGreaterThan(300);
    // Some have a star on it, and names at the other sides; a body low in the sky is named all the same (R1065).
    // Without this every tenth name is on it.
    expect(all.filter(each => each > 0).length / all.length).toBeLessThan(0.045);
  });

  it.each(LOOKS.filter(({ mode }) => mode === 'planisphere'))(
    '[R984] the one of the Milky Way lies on it: $place, $moment, $language',
    look => {
      const { width, height, pixels } = catalogue.milkyWay;
      for (const half of [189, 330, 426, 700]) {
        const picture = pictureOf({ ...look, half });
        const words = WORDS[look.language].milkyWay;
        const name = chooseLettering(picture, measure).names.find(
          each => each.words.endsWith(words) || each.words === WORDS.zh.milkyWay,
        );
        if (!name) continue;
        // Where the raster of the band is bright: a sixth of the sky.
        let onBand = Infinity;
        for (const [i, pixel] of pixels.entries()) {
          if (pixel < 24) continue;
          const ascension = ((i % width) / width) * 360;
          const at = picture.projector.place(
            fromEquatorial(ascension, 90 - (Math.floor(i / width) / height) * 180),
          );
          if (at) onBand = Math.min(onBand, Math.hypot(at.x - name.box.x, at.y - name.box.y));
        }
        expect(onBand, `${half}`).toBeLessThan(half / 60);
      }
    },
    30_000,
  );

  it('[R984] the Milky Way is named on every map of a desk, off the horizon on most', () => {
    const all = LOOKS.filter(({ mode }) => mode === 'planisphere').flatMap(look =>
      [330, 426, 700].map(half => {
        const picture = pictureOf({ ...look, half });
        const words = WORDS[look.language].milkyWay;
        const name = chooseLettering(picture, measure).names.find(
          each => each.words.endsWith(words) || each.words === WORDS.zh.milkyWay,
        );
        return name && horizonUnder(picture)(name.box) === 0;
      }),
    );
    expect(all).not.toContain(undefined);
    expect(all.filter(Boolean).length).toBeGreaterThan(0.9 * all.length);
  });

  it('[R984] of the best known are larger than those of other figures', () => {
    const { names } = chooseLettering(pictureOf({ half: 426, language: 'zh' }), measure);
    const sizeOf = (words: string) => names.find(name => name.words === words)?.look.size ?? 0;
    expect(sizeOf('北斗')).toBeGreaterThan(1.2 * sizeOf('大角'));
  });

  it('[R984] of the best known do not shrink when picked', () => {
    const sizes = [undefined, catalogue.asterisms.findIndex(({ zh }) => zh === '北斗')].map(index => {
      const picked = index === undefined ? undefined : ({ kind: 'asterism', index } as const);
      const { names } = chooseLettering(pictureOf({ half: 426, ...(picked && { picked }) }), measure);
      return names.find(({ words }) => words === '北斗')?.look.size ?? 0;
    });
    expect(sizes[0]).toBeGreaterThan(0);
    expect(sizes[1]).toBeGreaterThanOrEqual(sizes[0]!);
  });

  it.each(LOOKS)(
    '[R1065] each body has its own, nearest to itself: $place, $moment, $mode, $language',
    look => {
      for (const half of [189, 426]) {
        const picture = pictureOf({ ...look, half });
        const { names } = chooseLettering(picture, measure);
        const bodies = picture.wanderers
          .filter(({ magnitude }) => magnitude < NAKED_EYE)
          .flatMap(wanderer => {
            const at = visible(picture, wanderer.vector);
            return at
              ? [{ id: wanderer.id, at, reach: bodyReach(wanderer, picture.projector.stage.radius) }]
              : [];
          });
        for (const { id, at, reach } of bodies) {
          const name = names.find(({ target }) => target?.kind === 'wanderer' && target.id === id);
          if (!name) throw new Error(`${id} has no name at ${half}`);
          const { box, leader } = name;
          const apart = (from: Point) =>
            Math.hypot(
              Math.max(0, Math.abs(from.x - box.x) - box.width / 2),
              Math.max(0, Math.abs(from.y - box.y) - box.height / 2),
            );
          // One that stands off is tied to its body.
          if (apart(at) > 30) expect(leader).toBeDefined();
          if (leader) {
            const [from, to] = leader;
            expect(Math.hypot(from.x - at.x, from.y - at.y)).toBeCloseTo(reach + 2);
            expect(apart(to)).toBeCloseTo(1);
          }
          const others = bodies.filter(other => other.id !== id);
          if (!leader) for (const other of others) expect(apart(other.at)).toBeGreaterThan(apart(at) + 2);
        }
      }
    },
  );

  it('[R1065] include the picked mansion and the pole beside it, on a phone too', () => {
    const index = catalogue.asterisms.findIndex(({ zh }) => zh === '角宿');
    for (const language of LANGUAGES) {
      const { names } = chooseLettering(
        pictureOf({ half: 189, language, picked: { kind: 'asterism', index } }),
        measure,
      );
      expect(names.some(({ words }) => words.startsWith('角宿'))).toBe(true);
      expect(names.some(({ words }) => words.startsWith('紫微垣'))).toBe(true);
    }
  });

  it.each(LOOKS.filter(({ mode, place }) => mode === 'planisphere' && place !== 'Sydney'))(
    '[R1085] include the Purple Forbidden Enclosure at every size: $place, $moment, $language',
    look => {
      const index = catalogue.asterisms.findIndex(({ zh }) => zh === '角宿');
      // The disc of a phone of 320 px is as wide as its screen.
      for (const half of [160, 189, 330, 426]) {
        const { names } = chooseLettering(
          pictureOf({ ...look, half, picked: { kind: 'asterism', index } }),
          measure,
        );
        expect(
          names.filter(({ words }) => words.startsWith('紫微垣')),
          `${half}`,
        ).toHaveLength(1);
      }
    },
  );

  it('[R1077] grow with the disc, from 12 to 18 px', () => {
    const sizes = [124, 189, 426, 560, 800].map(half => {
      const { names } = chooseLettering(pictureOf({ half, language: 'zh' }), measure);
      return names.find(({ target }) => target?.kind === 'wanderer' && target.id === 'sun')?.look.size;
    });
    expect(sizes).toEqual([12, 12, 13, 17, 18]);
  });

  it.each(LOOKS)(
    '[R1082] have air between them, and leaders clear of other bodies: $place, $moment, $mode, $language',
    look => {
      const index = catalogue.asterisms.findIndex(({ zh }) => zh === '角宿');
      for (const half of HALVES) {
        const picture = pictureOf({ ...look, half, picked: { kind: 'asterism', index } });
        const { names: all, badges } = chooseLettering(picture, measure);
        const names = all.filter(({ target }) => target);
        for (const [i, { box, leader }] of names.entries()) {
          const wide = { ...box, width: box.width + 8, height: box.height + 8 };
          for (const other of names.slice(i + 1)) expect(overlap(wide, other.box)).toBe(false);
          if (!leader) continue;
          const discs = [...bodyDiscs(picture), ...badges];
          expect(discs.filter(disc => apartFrom(leader, disc.at) < disc.size)).toEqual([]);
          expect(all.filter(other => other.box !== box && isUnder(leader, other.box))).toEqual([]);
        }
      }
    },
  );

  it.each(LANGUAGES)('[R1065] include the Dipper, below the horizon on a large disc only (%s)', language => {
    const seen = { above: 0, below: 0 };
    const { label, zh, en } = catalogue.asterisms.find(asterism => asterism.zh === '北斗')!;
    for (const latitude of [10, 40]) {
      // Lowest at an autumn midnight.
      for (const moment of [...MOMENTS, '2026-09-21T16:00:00Z']) {
        for (const half of [189, 426]) {
          const picture = pictureOf({ latitude, moment, half, language });
          if (!visible(picture, label)) continue;
          const where = toAltAz(picture.frame, label).altitude > 0 ? 'above' : 'below';
          const { names } = chooseLettering(picture, measure);
          const isNamed = names.some(
            ({ words }) => words.split('\n').at(-1) === (language === 'zh' ? zh : en),
          );
          expect(isNamed, `${latitude}°, ${moment}, ${half}: ${where}`).toBe(
            where === 'above' || half === 426,
          );
          seen[where] += 1;
        }
      }
    }
    expect(seen.above).toBeGreaterThan(0);
    expect(seen.below).toBeGreaterThan(0);
  });

  it('respond to a tap on the name', () => {
    const picture = pictureOf({ language: 'en' });
    const lettering = chooseLettering(picture, measure);
    for (const { box, target } of lettering.names.filter(name => name.target)) {
      expect(nameAt(lettering, { x: box.x + box.width / 2 - 1, y: box.y })).toEqual(target);
    }
    expect(nameAt(lettering, { x: 1, y: 1 })).toBeUndefined();
  });

  it('[R562] on an English map include the Chinese names of figures and regions, on a phone too', () => {
    const linesOf = (half: number, language: Language) =>
      chooseLettering(pictureOf({ half, language }), measure)
        .names.filter(({ target }) => target?.kind === 'asterism')
        .map(({ words }) => words.split('\n'));
    const wide = linesOf(426, 'en');
    expect(wide.length).toBeGreaterThan(15);
    // Below the horizon a mansion has its Chinese name alone, as on the ring.
    const mansions = catalogue.asterisms.flatMap(({ zh, kind }) => (kind === 'mansion' ? [zh] : []));
    const alone = wide.filter(lines => lines.length === 1).flat();
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.filter(each => !mansions.includes(each))).toEqual([]);
    for (const [chinese, english = 'Latin'] of wide) {
      expect(chinese).toMatch(/^\p{Script=Han}+$/u);
      expect(english).toMatch(/^\p{Script=Latin}/u);
    }
    expect(wide).toContainEqual(['天津', 'Celestial Ford']);
    const onPhone = linesOf(189, 'en');
    expect(onPhone).toContainEqual(['北斗', 'Northern Dipper']);
    expect(onPhone.length).toBeGreaterThan(1);
    for (const lines of onPhone) expect(lines).toHaveLength(2);
    for (const lines of linesOf(426, 'zh')) expect(lines).toHaveLength(1);
    const regions = chooseLettering(pictureOf({ half: 426, language: 'en' }), measure).names;
    expect(regions.some(({ words }) => words.startsWith('紫微垣\n'))).toBe(true);
  });

  it('put the picked object first', () => {
    const index = catalogue.asterisms.findIndex(({ zh }) => zh === '心宿');
    const picture = pictureOf({ half: 124, picked: { kind: 'asterism', index } });
    expect(chooseLettering(picture, measure).names.some(({ words }) => words === '心宿')).toBe(true);
  });
});

describe('[R283] an object picked near the rim', () => {
  it.each(CANOPUS)('over $place: room for its ring, none for its name', ({ place, hip }) => {
    const index = named.value.findIndex(star => star.hip === hip);
    const picture = pictureOf({ place, picked: { kind: 'star', index } });
    const vector = starAt(catalogue, index, picture.frame.instant);
    expect(visible(picture, vector)).toBeUndefined();
    expect(visible(picture, vector, 1)).toBeDefined();
  });
});

describe('from the door', () => {
  it('each visible direction of the eight has its mountain under it', () => {
    const { names } = chooseLettering(pictureOf({ mode: 'door' }), measure);
    expect(names.map(({ words }) => words)).toEqual(expect.arrayContaining(['午', '巽', '坤']));
  });

  it('names in the sky do not reach into the ground', () => {
    for (const place of ['Beijing', 'Sydney', 'Reykjavik'] as const) {
      const picture = pictureOf({ mode: 'door', place });
      const { names } = chooseLettering(picture, measure);
      const inSky = names.filter(({ target }) => target);
      expect(inSky.length).toBeGreaterThan(10);
      for (const { box } of inSky) {
        expect(picture.projector.isGround({ x: box.x, y: box.y + box.height / 2 })).toBe(false);
      }
    }
  });

  it('the ground hides objects below it', () => {
    const picture = pictureOf({ mode: 'door' });
    const { centre, radius } = picture.projector.stage;
    const below = { x: centre.x, y: centre.y + radius * 0.97 };
    for (let x = -80; x <= 80; x += 10) {
      expect(
        targetAt(sky, picture.wanderers, picture.projector, { ...below, x: centre.x + x }),
      ).toBeUndefined();
    }
    expect(picture.projector.isGround(centre)).toBe(false);
  });
});

describe('the ring of the 28 mansions', () => {
  it.each(HALVES)('no two names touch on a picture of half %f px', half => {
    for (const near of [1, 1.5, 4]) {
      const names = lodgeNames(pictureOf({ half, near }).projector, sky.lodges);
      for (const [i, name] of names.entries()) {
        for (const other of names.slice(i + 1)) {
          expect(Math.hypot(name.at.x - other.at.x, name.at.y - other.at.y)).toBeGreaterThan(name.size);
        }
      }
    }
  });

  it('all but 觜 and 鬼, the narrowest, are named on a desk; on a phone a few more are left out', () => {
    const shown = (half: number) => lodgeNames(pictureOf({ half }).projector, sky.lodges).map(({ zh }) => zh);
    expect(shown(426)).toHaveLength(26);
    for (const narrow of '觜鬼') expect(shown(426)).not.toContain(narrow);
    expect(shown(124).length).toBeGreaterThan(20);
  });

  it('[R1065] the chosen one is larger, and there in the narrowest lodge', () => {
    const narrow = sky.lodges.find(({ mansion }) => mansion.zh === '觜')?.mansion.index;
    const names = lodgeNames(pictureOf({ half: 189 }).projector, sky.lodges, narrow);
    const [chosen] = names.filter(({ index }) => index === narrow);
    expect(chosen?.size).toBeGreaterThan(15);
    for (const { index, size } of names) if (index !== narrow) expect(size).toBeLessThan(chosen?.size ?? 0);
  });

  it('a lodge is where its stars are, also when zoomed in', () => {
    for (const near of [1, 1.8, 6]) {
      const { projector } = pictureOf({ near });
      for (const { from, width, mansion } of sky.lodges) {
        for (const angle of rimAngles(projector, from + width / 2)) {
          const reach = projector.stage.radius + 10;
          const at = {
            x: projector.stage.centre.x + Math.cos(angle) * reach,
            y: projector.stage.centre.y + Math.sin(angle) * reach,
          };
          expect(mansionOnRing(projector, sky.lodges, at)).toBe(mansion.index);
        }
      }
    }
  });

  it('a tap on the ring picks the mansion, and nothing on the door’s plain ring', () => {
    const { projector, wanderers } = pictureOf({});
    const heart = lodgeNames(projector, sky.lodges).find(({ zh }) => zh === '心');
    const target = heart && targetAt(sky, wanderers, projector, heart.at);
    expect(target?.kind === 'asterism' && catalogue.asterisms[target.index]?.zh).toBe('心宿');
    const door = pictureOf({ mode: 'door' }).projector;
    expect(heart && mansionOnRing(door, sky.lodges, heart.at)).toBeUndefined();
  });
});
