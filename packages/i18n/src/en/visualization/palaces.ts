/** The nine palaces: number on the Luo Shu, trigram, element. */
export const palaces = {
  kan: 'Kan, water',
  gen: 'Gen, mountain',
  zhen: 'Zhen, thunder',
  xun: 'Xun, wind',
  li: 'Li, fire',
  kun: 'Kun, earth',
  dui: 'Dui, lake',
  qian: 'Qian, heaven',
  centre: 'Centre',
} as const;
