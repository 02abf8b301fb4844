import { describe, expect, it } from 'vitest';
// All 24 charts of period 8, checked against Wikibooks and a Zhongzhou course book as stated in its `about` line.
import periodEight from '../fixtures/natal-charts-period-8.json';
import { STARS } from './flyingStars';
import { MOUNTAINS, mountain } from './mountains';
import { natalChart } from './natalChart';
import { PALACES_SOUTH_UP, PUBLISHED_CHARTS, PUBLISHED_FORMATIONS } from './natalChart.cases';
import { DIRECTIONS, FLIGHT } from './palaces';

const FORMATION_OF_NAME = {
  旺山旺向: 'prosperous',
  上山下水: 'reversed',
  双星到向: 'double-facing',
  双星到坐: 'double-sitting',
} as const;
const sitting = (zh: string) => MOUNTAINS.find(mountain => mountain.zh === zh)!;

describe('natal charts of period 8', () => {
  it.each(periodEight.charts)('sitting $sit it is $formation, star by star as published', row => {
    const chart = natalChart(sitting(row.sit), 8);
    expect(chart.facing.zh).toBe(row.face);
    expect(chart.formation).toBe(FORMATION_OF_NAME[row.formation as keyof typeof FORMATION_OF_NAME]);
    for (const palace of FLIGHT) {
      const { mountain, water, period } = chart.palaces[palace];
      expect([mountain, water, period], palace).toEqual(row.palaces[palace]);
    }
  });
});

describe('natal charts of other periods', () => {
  it.each(PUBLISHED_CHARTS)('period $period sitting $sit is $formation, as in $source', row => {
    const chart = natalChart(sitting(row.sit), row.period);
    const stars = PALACES_SOUTH_UP.map(palace => {
      const { mountain, water } = chart.palaces[palace];
      return `${mountain}${water}`;
    });
    expect(stars.join(' ')).toBe(row.stars);
    expect(chart.formation).toBe(row.formation);
  });

  it.each(PUBLISHED_FORMATIONS)('in period $period those sitting $sits are $formation', row => {
    const sits = MOUNTAINS.filter(each => natalChart(each, row.period).formation === row.formation);
    expect(sits.map(({ zh }) => zh).sort()).toEqual([...row.sits].sort());
  });
});

describe('every natal chart', () => {
  const charts = STARS.flatMap(period => MOUNTAINS.map(each => natalChart(each, period)));

  it('has each star once on each of its three plates', () => {
    for (const { palaces } of charts) {
      for (const plate of ['mountain', 'water', 'period'] as const) {
        expect(FLIGHT.map(palace => palaces[palace][plate]).sort()).toEqual([...STARS]);
      }
    }
  });

  it('has both reigning stars at the sitting or the facing', () => {
    for (const { palaces, sitting, facing, period } of charts) {
      const ends = [sitting.direction, facing.direction];
      const [mountainAt] = DIRECTIONS.filter(direction => palaces[direction].mountain === period);
      const [waterAt] = DIRECTIONS.filter(direction => palaces[direction].water === period);
      expect(ends).toContain(mountainAt);
      expect(ends).toContain(waterAt);
    }
  });

  it('is the same for the heaven and man dragons of a palace', () => {
    for (const period of STARS) {
      expect(natalChart(mountain('zi'), period).palaces).toEqual(natalChart(mountain('gui'), period).palaces);
    }
  });

  // Counts over all 216 charts published with the transcription of Wikibooks.
  it('occurs as often as published for each formation', () => {
    const count = (formation: string) => charts.filter(chart => chart.formation === formation).length;
    expect(['double-sitting', 'double-facing', 'prosperous', 'reversed'].map(count)).toEqual([
      60, 60, 48, 48,
    ]);
  });
});
