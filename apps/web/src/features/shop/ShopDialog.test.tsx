import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stagePart } from '../../testing/stagePart';
import ShopDialog from './ShopDialog';

const open = async (language: 'zh' | 'en') => {
  const onClose = vi.fn();
  const stage = await stagePart(<ShopDialog onClose={onClose} />, { language });
  render(stage.part);
  return { ...stage, onClose };
};

// Names, prices and ratings: the specification's shop section.
it.each([
  ['zh', ['罗盘', '玉龙摆件', '富贵竹', '水晶球', '五帝钱', '平安灯']],
  [
    'en',
    [
      'Luopan compass',
      'Jade dragon',
      'Lucky bamboo',
      'Crystal sphere',
      'Five-emperor coins',
      'Lantern of peace',
    ],
  ],
] as const)(
  '[R92, R93, R94, R95] shows six items in %s with the given price and rating',
  async (language, names) => {
    await open(language);
    const items = screen.getAllByRole('listitem');
    expect(items.map(item => within(item).getByRole('heading').textContent)).toEqual(names);
    const text = items.map(item => item.textContent ?? '');
    expect(text.map(each => /¥(\d+)/.exec(each)?.[1])).toEqual(['299', '588', '168', '1288', '368', '199']);
    for (const [i, rating] of ['4.8', '4.9', '4.7', '5', '4.6', '4.8'].entries()) {
      expect(text[i]).toContain(language === 'zh' ? `评分 ${rating}，` : `Rated ${rating} of 5`);
    }
  },
);

it('[R96] adds nothing to any cart and says that nothing is sold', async () => {
  const { ports, onClose } = await open('en');
  const before = document.body.innerHTML;
  for (const button of screen.getAllByRole('button', { name: /Add to cart/ })) fireEvent.click(button);
  expect(document.body.innerHTML).toBe(before);
  expect(ports.notifier.past()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getAllByText('On display only; nothing is sold here yet.').length).toBeGreaterThan(0);
});
