import type { ShopItem } from './items';

/** An item in one language. */
export interface ItemText {
  readonly name: string;
  readonly description: string;
}

/** R95: the pair of texts for the language of the screen. */
export function describeItem(item: ShopItem, language: 'en' | 'zh'): ItemText {
  return language === 'zh'
    ? { name: item.name, description: item.description }
    : { name: item.nameEn, description: item.descriptionEn };
}

/** A27: `¥1288`, the number as given, the same in both languages. */
export const formatPrice = (yuan: number): string => `¥${yuan}`;

/** A27: `4.8`, and `5` without a decimal. */
export const formatRating = (rating: number): string => `${rating}`;
