import { isKeyOf, NOTHING } from '@app/kernel';
import { MOUNTAIN_IDS, type Mountain, mountain } from '../mountains';
import { en } from './en';
import { mountainName } from './names';
import type { Bilingual, Language, Term, TermId } from './term';
import { zh } from './zh';

const TEXTS = { zh, en } as const;

/** The name and explanation of a term; undefined for an unknown one from an untyped caller. */
export const term = (id: TermId, language: Language): Term =>
  (isKeyOf(TEXTS, language) && isKeyOf(zh, id) ? TEXTS[language][id] : undefined) as Term;
/** The name of a term in both languages; undefined for an unknown one from an untyped caller. */
export const nameOf = (id: TermId): Bilingual =>
  (isKeyOf(zh, id) ? { zh: zh[id].name, en: en[id].name } : undefined) as Bilingual;

/** Zodiac animals of the twelve branch mountains, which are every second one from 子. */
const ANIMALS: readonly (readonly [zh: string, en: string])[] = [
  ['鼠', 'Rat'],
  ['牛', 'Ox'],
  ['虎', 'Tiger'],
  ['兔', 'Rabbit'],
  ['龙', 'Dragon'],
  ['蛇', 'Snake'],
  ['马', 'Horse'],
  ['羊', 'Goat'],
  ['猴', 'Monkey'],
  ['鸡', 'Rooster'],
  ['狗', 'Dog'],
  ['猪', 'Pig'],
];

/** The place of a mountain among the three of its palace, going clockwise. */
const NTH = {
  zh: { earth: '一', heaven: '二', man: '三' },
  en: { earth: 'first', heaven: 'second', man: 'third' },
} as const;

/** The name and explanation of a mountain: its position, meaning, element, polarity and dragon. */
export function describeMountain(of: Mountain, language: Language): Term {
  const own = mountain(of?.id);
  if (!own || !isKeyOf(TEXTS, language)) return NOTHING;
  const texts = TEXTS[language];
  const place = texts[`palace.${own.direction}`].name;
  const element = texts[`element.${own.element}`].name;
  const polarity = texts[`polarity.${own.polarity}`].name;
  const dragon = texts[`dragon.${own.dragon}`].name;
  const name = mountainName(own, language);
  const { centre } = own;
  const animal = ANIMALS[MOUNTAIN_IDS.indexOf(own.id) / 2];
  if (language === 'zh') {
    const kind = { branch: `地支，生肖${animal?.[0]}`, stem: '天干', trigram: '卦名' }[own.kind];
    return {
      name,
      gloss: `${place}方三山之第${NTH.zh[own.dragon]}（${dragon}），中线 ${centre}°。${kind}，五行属${element}，${polarity}。`,
    };
  }
  const kind = {
    branch: `an earthly branch, the ${animal?.[1]}`,
    stem: 'a heavenly stem',
    trigram: 'a trigram',
  }[own.kind];
  return {
    name,
    gloss: `In the ${place.toLowerCase()}, around ${centre}°, the ${NTH.en[own.dragon]} of its three mountains (${dragon.toLowerCase()}): ${kind}; ${element.toLowerCase()}, ${polarity.toLowerCase()}.`,
  };
}
