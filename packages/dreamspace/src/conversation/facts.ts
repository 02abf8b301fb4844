import type { Bubble } from '../people/bubble';
import { KEYWORDS } from '../texts/keywords';
import type { Language } from '../texts/language';
import { NAMES } from '../texts/names';
import { PLACES } from '../texts/places';
import { RECORDS } from '../texts/records';

/** A person's fact, by the names used in the texts. Undefined if there is no such fact. */
type Facts = Readonly<Record<string, string | undefined>>;

const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(' ');
const ENGLISH_NUMBERS = 'no one two three four five six'.split(' ');

export function factsOf(person: Bubble, language: Language): Facts {
  const { name, location, residents, birthDate, keywords, records } = person;
  const [first, second] = keywords;
  const newest = records[0] && RECORDS[records[0].text];
  // Quoted, since a keyword is a label and may not fit a sentence.
  const word = first && quote(KEYWORDS[first][language], language);
  const another = second && quote(KEYWORDS[second][language], language);
  return {
    name: name && NAMES[name][language],
    place: PLACES[location][language],
    family: familyOf(residents, language),
    residents: numberName(residents, language),
    month: language === 'zh' ? String(birthDate.month) : ENGLISH_MONTHS[birthDate.month - 1],
    day: String(birthDate.day),
    word,
    words: another ? `${word}${language === 'zh' ? '和' : ' and '}${another}` : word,
    wordSays: first && KEYWORDS[first].says[language],
    record: newest?.title[language],
    recordContent: newest?.content[language],
    recordSays: newest?.says[language],
  };
}

/** The text with its facts filled in; undefined if one of them is missing. */
export function fillIn(text: string, facts: Facts): string | undefined {
  let complete = true;
  const filled = text.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const fact = facts[name];
    complete &&= fact !== undefined;
    return fact ?? '';
  });
  return complete ? filled : undefined;
}

const quote = (text: string, language: Language): string => (language === 'zh' ? `“${text}”` : `"${text}"`);

function familyOf(residents: number, language: Language): string {
  if (residents === 1) return language === 'zh' ? '就我一个人' : 'there is only me';
  return language === 'zh' ? `一共${residents}口人` : `there are ${numberName(residents, language)} of us`;
}

const numberName = (number: number, language: Language): string =>
  (language === 'en' ? ENGLISH_NUMBERS[number] : undefined) ?? String(number);
