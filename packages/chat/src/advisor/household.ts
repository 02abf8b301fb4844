import type { Direction, HomeFacts, ResidentFacts } from '../facts';
import type { Bilingual, ChatLanguage } from '../language';
import { normalise } from './understand';

export const DIRECTION_NAMES: Readonly<Record<Direction, Bilingual>> = {
  N: { zh: '北', en: 'north' },
  NE: { zh: '东北', en: 'north-east' },
  E: { zh: '东', en: 'east' },
  SE: { zh: '东南', en: 'south-east' },
  S: { zh: '南', en: 'south' },
  SW: { zh: '西南', en: 'south-west' },
  W: { zh: '西', en: 'west' },
  NW: { zh: '西北', en: 'north-west' },
};

const ABOUT_KUA =
  /命卦|本命卦|八宅|吉方|凶方|东四命|西四命|什么命|我的方位|吉利方向|kua|ming gua|eight mansions|(lucky|favou?rable|best|good|personal) directions?|my directions?|directions? (is|are) (lucky|favou?rable|best|good)/;

/** Whether a question asks for kua numbers or the directions of people. */
export const asksForKua = (question: string): boolean => ABOUT_KUA.test(normalise(question));

/** The directions of everyone in the household, or what is missing to know them. */
export function describeHousehold(home: HomeFacts | undefined, language: ChatLanguage): string {
  const zh = language === 'zh';
  const how = zh
    ? '命卦由出生日期（以立春为年界）与性别推得，1、3、4、9 为东四命，2、6、7、8 为西四命，各有四个吉方。'
    : 'A kua number follows from birth date (the year turns at the start of spring) and gender; 1, 3, 4 and 9 form the east group, 2, 6, 7 and 8 the west group, and each has four favourable directions.';
  if (!home) {
    return zh
      ? `${how}\n\n我还看不到你家人的资料：在设置里允许分享后，我就能逐人说。`
      : `${how}\n\nI can’t see your household yet: allow sharing in the chat settings and I will go through it person by person.`;
  }
  const lines = home.residents.map(resident => `- ${describeResident(resident, language)}`);
  const missing = zh ? '家中还没有登记居民。' : 'No residents are entered yet.';
  return `${lines.length > 0 ? lines.join('\n') : missing}\n\n${how}`;
}

/** One line per resident with known directions, for advice on beds and desks; empty without any. */
export function personalLines(home: HomeFacts | undefined, language: ChatLanguage): readonly string[] {
  return (home?.residents ?? [])
    .filter(({ favourable = [] }) => favourable.length > 0)
    .map(resident => describeResident(resident, language));
}

function describeResident(
  { name, kua, group, favourable = [] }: ResidentFacts,
  language: ChatLanguage,
): string {
  const zh = language === 'zh';
  if (kua === undefined || favourable.length === 0) {
    return zh
      ? `${name}：缺出生日期或性别，算不出命卦。`
      : `${name}: the birth date or gender is missing, so there is no kua number.`;
  }
  const directions = favourable
    .map(
      ({ direction, star }) =>
        `${DIRECTION_NAMES[direction][language]}${zh ? `（${star.zh}）` : ` (${star.en})`}`,
    )
    .join(zh ? '、' : ', ');
  const side =
    group === undefined ? '' : zh ? (group === 'east' ? '，东四命' : '，西四命') : `, ${group} group`;
  return zh
    ? `${name}：命卦 ${kua}${side}，传统吉方 ${directions}。`
    : `${name}: kua ${kua}${side}; by tradition favourable are ${directions}.`;
}
