import { en } from '@app/almanac/en';
import { millis } from '@app/kernel';
import { EMPTY_PROFILE } from '@app/session';
import { describe, expect, it } from 'vitest';
import { gatherFacts } from './facts';
import type { HouseFacts } from './houseFacts';

const NOW = millis(Date.parse('2026-06-21T05:07:24Z'));
const ZONE = 'Asia/Shanghai';
const HANGZHOU = { lat: 30.2741, lng: 120.1551 };

const info = {
  ...EMPTY_PROFILE,
  name: '林月',
  userType: 'normal',
  email: 'linyue@example.com',
  savedAt: 0,
  locationName: '杭州',
  residents: [
    {
      id: '1',
      name: '林月',
      gender: 'female',
      birthDate: '1990-06-01',
      birthTime: '',
      birthplace: '',
      chineseDate: '',
      relationship: 'self',
    },
    {
      id: '2',
      name: 'Ben',
      gender: 'other',
      birthDate: '',
      birthTime: '',
      birthplace: '',
      chineseDate: '',
      relationship: '',
    },
    {
      id: '3',
      name: ' ',
      gender: 'male',
      birthDate: '',
      birthTime: '',
      birthplace: '',
      chineseDate: '',
      relationship: '',
    },
  ],
} as const;
const gather = (houseFacts: HouseFacts = {}, more = {}) =>
  gatherFacts({ now: NOW, zone: ZONE, info: { ...info, ...more }, houseFacts, en });

describe("the assistant's facts", () => {
  it('the day is the reader’s, with its lunar date and term', () => {
    const { date, day } = gather();
    expect(date).toBe('2026-06-21');
    expect(day?.lunar).toEqual({ zh: '农历五月初七', en: 'lunar 7th of the 5th moon' });
    expect(day?.term?.zh).toBe('夏至');
    expect(day?.yi.length).toBeGreaterThan(0);
  });

  it('at the same instant it is already tomorrow elsewhere', () => {
    const late = millis(Date.parse('2026-06-21T15:00:00Z'));
    const far = gatherFacts({ now: late, zone: 'Pacific/Kiritimati', info, houseFacts: {}, en });
    expect(far.date).toBe('2026-06-22');
  });

  it('[R314] residents have kua and directions if birth and gender are known; nameless ones are left out', () => {
    const { home } = gather();
    expect(home?.residents.map(({ name, kua }) => [name, kua])).toEqual([
      ['林月', 8],
      ['Ben', undefined],
    ]);
    // Kua 8 (艮): 生气 southwest, 天医 northwest, 延年 west, 伏位 northeast, by the verse 艮六绝祸生延天五.
    expect(home?.residents[0]?.favourable?.map(({ direction }) => direction)).toEqual([
      'SW',
      'NW',
      'W',
      'NE',
    ]);
  });

  it('[R314] birth dates and coordinates never leave the device', () => {
    const result = JSON.stringify(gather({}, { location: HANGZHOU }));
    expect(result).not.toContain('1990');
    expect(result).not.toContain('30.27');
  });

  it('[R301] the house faces a palace by the compass, on both sides of 0°', () => {
    for (const [degrees, direction] of [
      [0, 'N'],
      [22.4, 'N'],
      [22.6, 'NE'],
      [337.6, 'N'],
      [180, 'S'],
    ] as const) {
      expect(gather({ facing: { degrees, north: 'magnetic' } }).home?.facing).toBe(direction);
    }
  });

  it('[R301] a place set later turns a map facing to its palace by the compass', () => {
    // 155° true is 161° magnetic in Hangzhou, beyond the line at 157.5°.
    const facts: HouseFacts = { facing: { degrees: 155, north: 'true' } };
    expect(gather(facts).home?.facing).toBe('SE');
    expect(gather(facts, { location: HANGZHOU }).home?.facing).toBe('S');
  });

  it('a missing facing is left out', () => {
    expect(gather().home).not.toHaveProperty('facing');
  });

  it('a guest has no home', () => {
    const facts = gatherFacts({ now: NOW, zone: ZONE, info: undefined, houseFacts: {}, en });
    expect(facts).not.toHaveProperty('home');
  });
});

it('a day has its almanac record in both languages', () => {
  expect(gather().day).toMatchObject({
    date: '2026-06-21',
    lunar: { zh: '农历五月初七', en: 'lunar 7th of the 5th moon' },
    zodiac: { zh: '🐴 马', en: '🐴 Horse' },
    term: { zh: '夏至', en: 'Summer Solstice' },
  });
});
