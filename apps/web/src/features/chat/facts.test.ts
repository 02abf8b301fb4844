import { parseFacts, toSystemPrompt } from '@app/chat';
import { expect, it } from 'vitest';
import { HANGZHOU, LIN_YUE, NOW, ZONE } from '../../testing/fakePorts';
import { gatherFacts } from './facts';

it("[R314] the facts of a home survive the prompt, without anyone's birthday", async () => {
  const resident = {
    id: '1',
    name: '林月',
    gender: 'female',
    birthDate: '1990-06-01',
    birthTime: '',
    birthplace: '',
    chineseDate: '',
    relationship: 'self',
  } as const;
  const facts = await gatherFacts({
    face: 'zh',
    now: NOW,
    zone: ZONE,
    info: { ...LIN_YUE, location: HANGZHOU, residents: [resident] },
    houseFacts: { facing: { degrees: 180, north: 'magnetic' } },
  });
  expect(facts.home?.facing).toBe('S');
  const prompt = toSystemPrompt(facts);
  expect(prompt).not.toContain('1990');
  expect(parseFacts(prompt)).toEqual(facts);
});
