import { DIRECTION_NAMES } from '@app/kernel';
import type { HomeFacts, ResidentFacts } from '../facts';
import type { Bilingual, ChatLanguage } from '../language';
import { normalise } from './understand';

const ABOUT_KUA =
  /命卦|本命卦|八宅|吉方|凶方|东四命|西四命|[东西]四命|什么命|哪一?组|我的方位|吉利方向|kua|ming gua|eight mansions|(east|west) group|(lucky|favou?rable|best|good|personal) directions?|my directions?|directions? (is|are) (lucky|favou?rable|best|good)/;

const ABOUT_WHO =
  /几口人|几个人住|谁住|家里有谁|家里都有谁|家庭成员|有哪些家人|how many (people|persons|residents)|who (lives|is) (here|in (my|the|our) (home|house|household))|my (household|family members)|residents\b/;
const ABOUT_DIRECTION =
  /方位|方向|朝|吉|睡|床|坐|书桌|directions?|\bfac(e|ing)\b|sleep|\bbed\b|\bdesk\b|\bsit\b|kua|group|命卦|四命|favou?rable|lucky/;

export const asksWhoLives = (question: string): boolean => ABOUT_WHO.test(normalise(question));
/** Whether a question asks for a direction, for the resident it names. */
export const asksForDirection = (question: string): boolean => ABOUT_DIRECTION.test(normalise(question));

/** The residents by name, or how to add them to the profile. */
export function listHousehold(home: HomeFacts | undefined, language: ChatLanguage): string {
  if (!home) return NOT_SHARED[language];
  const names = home.residents.map(({ name }) => name);
  if (names.length === 0) return NONE_ENTERED[language];
  if (language === 'zh') return `登记了 ${names.length} 位：${names.join('、')}。`;
  return `${names.length === 1 ? '1 person is' : `${names.length} people are`} entered: ${names.join(', ')}.`;
}

const NOT_SHARED: Bilingual = {
  zh: '我还看不到你家人的资料：在设置里允许分享后，我就能逐人说。',
  en: 'I can’t see your household yet: allow sharing in the chat settings and I will go through it person by person.',
};
const NONE_ENTERED: Bilingual = { zh: '还没有登记家人。', en: 'No residents are entered yet.' };

/** Whether a question asks for kua numbers or the directions of people. */
export const asksForKua = (question: string): boolean => ABOUT_KUA.test(normalise(question));

/** The directions of everyone in the household, or the missing data. */
export function describeHousehold(home: HomeFacts | undefined, language: ChatLanguage): string {
  const zh = language === 'zh';
  const how = zh
    ? '命卦由出生日期（以立春为年界）与性别推得，1、3、4、9 为东四命，2、6、7、8 为西四命，各有四个吉方。'
    : 'A kua number follows from birth date (the year turns at the start of spring) and gender; 1, 3, 4 and 9 form the east group, 2, 6, 7 and 8 the west group, and each has four favourable directions.';
  if (!home) {
    return `${how}\n\n${NOT_SHARED[language]}`;
  }
  const lines = home.residents.map(resident => `- ${describeResident(resident, language)}`);
  return `${lines.length > 0 ? lines.join('\n') : NONE_ENTERED[language]}\n\n${how}`;
}

/** One line per resident with known directions, for advice on beds and desks; empty without any. */
export function personalLines(home: HomeFacts | undefined, language: ChatLanguage): readonly string[] {
  return (home?.residents ?? [])
    .filter(({ favourable = [] }) => favourable.length > 0)
    .map(resident => describeResident(resident, language));
}

/** The kua and directions of one resident, or the missing data. */
export function describeResident(
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
        `${DIRECTION_NAMES[language][direction]}${zh ? `（${star.zh}）` : ` (${star.en})`}`,
    )
    .join(zh ? '、' : ', ');
  const side =
    group === undefined ? '' : zh ? (group === 'east' ? '，东四命' : '，西四命') : `, ${group} group`;
  return zh
    ? `${name}：命卦 ${kua}${side}，传统吉方 ${directions}。`
    : `${name}: kua ${kua}${side}; by tradition favourable are ${directions}.`;
}
