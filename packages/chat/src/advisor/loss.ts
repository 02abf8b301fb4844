import type { Bilingual } from '../language';
import { normalise } from './understand';

const NEAR_EN =
  '(husband|wife|partner|mother|mom|mum|father|dad|parents?|son|daughter|child|baby|brother|sister|grandma|grandpa|grandmother|grandfather|aunt|uncle|friend|dog|cat)';
const NEAR_ZH =
  '(丈夫|老公|先生|妻子|老婆|太太|爱人|爸|妈|父亲|母亲|爷爷|奶奶|外公|外婆|姥爷|姥姥|哥|姐|弟|妹|儿子|女儿|孩子|宝宝|朋友|亲人|家人|狗|猫)';
/** Only close people: a question about a former owner's death is about the house. */
const LOSS = new RegExp(
  [
    `${NEAR_ZH}[^，。！？]{0,5}(去世|过世|离世|逝世|病逝|不在了|死了)`,
    `\\b${NEAR_EN} (has |have |just |suddenly |recently ){0,4}(died|passed away|is dead)\\b`,
    `\\b(lost|buried) my ${NEAR_EN}\\b`,
  ].join('|'),
);

const CONDOLENCE: Bilingual = {
  zh: '听到这个消息，我很难过，请节哀。我只是一个讲房间的向导，说不出能安慰你的话；先照顾好自己，让身边的人陪着你。家里的事不急，等你愿意的时候再来问我。',
  en: 'I am so sorry for your loss. I am only a guide to rooms and have no words that would be enough; look after yourself first, and let people be near you. The home can wait, and I am here when you feel like asking.',
};

/** The opening condolence for the bereaved; undefined if the question mentions no loss. */
export const condole = (question: string): Bilingual | undefined =>
  LOSS.test(normalise(question)) ? CONDOLENCE : undefined;
