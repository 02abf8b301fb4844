import { render, screen } from '@testing-library/react';
import { act, Suspense } from 'react';
import { expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import sky from './data/sky.gen.json';
import StarChart from './StarChart';

const stars = Promise.resolve(sky);

it.each([
  { language: 'en', names: ['北斗', 'Northern Dipper'] },
  { language: 'zh', names: ['北斗'] },
] as const)('[R655] names of asterisms for readers of $language', async ({ language, names }) => {
  const { part } = await stagePart(
    <Suspense>
      <svg aria-hidden="true">
        <StarChart stars={stars} radius={600} language={language} />
      </svg>
    </Suspense>,
    { language },
  );
  await act(async () => void render(part));
  for (const name of names) expect(await screen.findAllByText(name)).toHaveLength(1);
  expect(screen.queryAllByText('Northern Dipper')).toHaveLength(names.length - 1);
});
