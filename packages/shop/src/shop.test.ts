import { describe, expect, it } from 'vitest';
import { addToCart, describeItem, formatPrice, formatRating, SHOP_ITEMS, type ShopItem } from './index';

const items: readonly ShopItem[] = SHOP_ITEMS;

describe('the items', () => {
  it('[R92] are six, each with one emoji, a name, a description, a price and a rating', () => {
    expect(items).toHaveLength(6);
    for (const item of items) {
      expect([...new Intl.Segmenter().segment(item.image)]).toHaveLength(1);
      expect(item.image).toMatch(/\p{Extended_Pictographic}/u);
      for (const text of [item.name, item.nameEn, item.description, item.descriptionEn]) {
        expect(text.trim()).toBe(text);
        expect(text).not.toBe('');
      }
    }
  });

  it('[R93] cost 299, 588, 168, 1288, 368 and 199 yuan, in this order', () => {
    expect(items.map(item => item.price)).toEqual([299, 588, 168, 1288, 368, 199]);
  });

  it('[R94] are rated 4.8, 4.9, 4.7, 5, 4.6 and 4.8, in this order', () => {
    expect(items.map(item => item.rating)).toEqual([4.8, 4.9, 4.7, 5, 4.6, 4.8]);
  });

  it('[R95] have exactly the fields of an item, and distinct ids', () => {
    for (const item of items) {
      expect(Object.keys(item).sort()).toEqual(
        ['id', 'name', 'nameEn', 'description', 'descriptionEn', 'price', 'image', 'rating'].sort(),
      );
    }
    expect(new Set(items.map(item => item.id)).size).toBe(6);
  });

  it.each(SHOP_ITEMS)('[R95] the language selects the texts of $id', item => {
    expect(describeItem(item, 'zh')).toEqual({ name: item.name, description: item.description });
    expect(describeItem(item, 'en')).toEqual({ name: item.nameEn, description: item.descriptionEn });
    expect(describeItem(item, 'zh').name).toMatch(/\p{Script=Han}/u);
    expect(Object.values(describeItem(item, 'en')).join()).not.toMatch(/\p{Script=Han}/u);
  });
});

describe('numbers', () => {
  it('[R93, A27] prints prices as given, without a separator', () => {
    expect(items.map(item => formatPrice(item.price))).toEqual([
      '¥299',
      '¥588',
      '¥168',
      '¥1288',
      '¥368',
      '¥199',
    ]);
  });

  it('[R94, A27] prints ratings as given, 5 without a decimal', () => {
    expect(items.map(item => formatRating(item.rating))).toEqual(['4.8', '4.9', '4.7', '5', '4.6', '4.8']);
  });
});

describe('the cart', () => {
  it.each(SHOP_ITEMS)('[R96, A28] adding $id does nothing and changes nothing', item => {
    const before = JSON.stringify(items);
    expect(addToCart(item.id)).toBeUndefined();
    expect(JSON.stringify(items)).toBe(before);
  });
});
