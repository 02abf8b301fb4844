import { frozen } from '@app/kernel';
import type { AvatarId } from './ids';
import type { Bilingual } from './language';

/** A person's sign instead of a portrait. In Chinese it is one character, fit for a seal. */
export const AVATARS: Readonly<Record<AvatarId, Bilingual>> = /* @__PURE__ */ frozen({
  pine: { zh: '松', en: 'Pine' },
  bamboo: { zh: '竹', en: 'Bamboo' },
  plum: { zh: '梅', en: 'Plum' },
  orchid: { zh: '兰', en: 'Orchid' },
  lotus: { zh: '荷', en: 'Lotus' },
  crane: { zh: '鹤', en: 'Crane' },
  mountain: { zh: '山', en: 'Mountain' },
  stream: { zh: '溪', en: 'Stream' },
  moon: { zh: '月', en: 'Moon' },
  cloud: { zh: '云', en: 'Cloud' },
  lamp: { zh: '灯', en: 'Lamp' },
  boat: { zh: '舟', en: 'Boat' },
});
