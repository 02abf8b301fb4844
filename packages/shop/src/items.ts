/** R95. Names and descriptions come in pairs; the language of the screen picks one of each. */
export interface ShopItem {
  readonly id: string;
  /** Chinese. */
  readonly name: string;
  /** English. */
  readonly nameEn: string;
  readonly description: string;
  readonly descriptionEn: string;
  /** Yuan. */
  readonly price: number;
  /** One emoji. */
  readonly image: string;
  /** Out of 5, at most one decimal. */
  readonly rating: number;
}

/** R92 to R94: the items on display, in the order of the grid. */
export const SHOP_ITEMS = [
  {
    id: 'luopan',
    name: '罗盘',
    nameEn: 'Luopan compass',
    description: '定向辨位，案头一方天地。',
    descriptionEn: 'Finds the bearing of a house; a small sky for the desk.',
    price: 299,
    image: '🧭',
    rating: 4.8,
  },
  {
    id: 'jade-dragon',
    name: '玉龙摆件',
    nameEn: 'Jade dragon',
    description: '青玉细雕，传统置于东方，青龙之位。',
    descriptionEn: 'Carved in green jade; tradition gives it the east, the place of the Azure Dragon.',
    price: 588,
    image: '🐉',
    rating: 4.9,
  },
  {
    id: 'lucky-bamboo',
    name: '富贵竹',
    nameEn: 'Lucky bamboo',
    description: '清水养之，四季常青，为一室添生意。',
    descriptionEn: 'Evergreen in plain water; quiet life for a room.',
    price: 168,
    image: '🎋',
    rating: 4.7,
  },
  {
    id: 'crystal-sphere',
    name: '水晶球',
    nameEn: 'Crystal sphere',
    description: '天然白水晶，聚一窗光。请勿置于直射日光下。',
    descriptionEn: 'Clear natural quartz that gathers the light. Keep it out of direct sun.',
    price: 1288,
    image: '🔮',
    rating: 5,
  },
  {
    id: 'five-emperor-coins',
    name: '五帝钱',
    nameEn: 'Five-emperor coins',
    description: '清代五朝钱样，一串五枚，旧俗系于门后。',
    descriptionEn:
      'Five coins after Qing dynasty patterns on one cord; by old custom they hang behind the door.',
    price: 368,
    image: '🪙',
    rating: 4.6,
  },
  {
    id: 'lantern-of-peace',
    name: '平安灯',
    nameEn: 'Lantern of peace',
    description: '暖光一盏，照夜归人。',
    descriptionEn: 'A warm light for late returns.',
    price: 199,
    image: '🏮',
    rating: 4.8,
  },
] as const satisfies readonly ShopItem[];

export type ShopItemId = (typeof SHOP_ITEMS)[number]['id'];
