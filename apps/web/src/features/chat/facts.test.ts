import { parseFacts, toSystemPrompt } from '@app/chat';
import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { LIN_YUE, NOW, ZONE } from '../../testing/fakePorts';
import { gatherFacts } from './facts';

const info = {
  ...LIN_YUE,
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
const gather = (facing?: number) => gatherFacts({ language: 'zh', now: NOW, zone: ZONE, info, facing });

describe('what the assistant may know', () => {
  it('the day is the reader’s, with its lunar date and term', async () => {
    const { date, day } = await gather();
    expect(date).toBe('2026-06-21');
    expect(day?.lunar).toEqual({ zh: '农历五月初七', en: 'lunar 5th month, 7th day' });
    expect(day?.term?.zh).toBe('夏至');
    expect(day?.yi.length).toBeGreaterThan(0);
  });

  it('at the same instant it is already tomorrow elsewhere', async () => {
    const late = millis(Date.parse('2026-06-21T15:00:00Z'));
    const far = await gatherFacts({ language: 'en', now: late, zone: 'Pacific/Kiritimati', info, facing: 0 });
    expect(far.date).toBe('2026-06-22');
  });

  it('residents have their kua and directions where birth and gender are known; nameless ones are left out', async () => {
    const { home } = await gather();
    expect(home?.residents.map(({ name, kua }) => [name, kua])).toEqual([
      ['林月', 8],
      ['Ben', undefined],
    ]);
    // Kua 8 (艮): 生气 south-west, 天医 north-west, 延年 west, 伏位 north-east, by the verse 艮六绝祸生延天五.
    expect(home?.residents[0]?.favourable?.map(({ direction }) => direction)).toEqual([
      'SW',
      'NW',
      'W',
      'NE',
    ]);
  });

  it('birth dates never leave the device', async () => {
    expect(toSystemPrompt(await gather())).not.toContain('1990');
  });

  it('the house faces one of eight directions, north on both sides of 0°', async () => {
    for (const [bearing, direction] of [
      [0, 'N'],
      [22.4, 'N'],
      [22.6, 'NE'],
      [337.6, 'N'],
      [180, 'S'],
    ] as const) {
      expect((await gather(bearing)).home?.facing).toBe(direction);
    }
  });

  it('a facing that nobody has said is not told', async () => {
    expect((await gather()).home).not.toHaveProperty('facing');
  });

  it('a guest has no home, and the facts survive the prompt', async () => {
    const facts = await gatherFacts({ language: 'en', now: NOW, zone: ZONE, info: undefined, facing: 0 });
    expect(facts).not.toHaveProperty('home');
    expect(parseFacts(toSystemPrompt(facts))).toEqual(facts);
  });
});
