import type { HomeFacts, ResidentFacts } from '../facts';
import type { Computing } from './compute';
import { normalise } from './understand';

/** Words for people by the tools' kinship terms, the more exact ones first. */
const KIN: readonly (readonly [RegExp, string])[] = [
  [/奶奶|外婆|姥姥|祖母|外祖母|\b(?:grandmother|grandma|granny|nan)(?:'?s)?\b/, 'grandmother'],
  [/爷爷|外公|姥爷|祖父|外祖父|\b(?:grandfather|grandpa)(?:'?s)?\b/, 'grandfather'],
  [/妈妈|我妈|老妈|母亲|\b(?:mother|mum|mom|mummy|mommy)(?:'?s)?\b/, 'mother'],
  [/爸爸|我爸|老爸|父亲|\b(?:father|dad|daddy)(?:'?s)?\b/, 'father'],
  [/老婆|妻子|太太|媳妇|\bwife(?:'?s)?\b/, 'wife'],
  [/老公|丈夫|\bhusband(?:'?s)?\b/, 'husband'],
  [/爱人|对象|伴侣|\bpartner(?:'?s)?\b/, 'partner'],
  [/女儿|闺女|\bdaughter(?:'?s)?\b/, 'daughter'],
  [/儿子|\bmy son(?:'?s)?\b/, 'son'],
  [/孩子|宝宝|\b(?:child|kid|baby)(?:'?s)?\b/, 'child'],
  [/姐姐|妹妹|我姐|我妹|\bsister(?:'?s)?\b/, 'sister'],
  [/哥哥|弟弟|我哥|我弟|\bbrother(?:'?s)?\b/, 'brother'],
];
/** The asker, if nobody else is named: "my birthday", 我属什么, but not 我家. */
const SELF = /我(?![家们妈爸哥姐弟妹])|本人|自己|\b(?:my|me|i|mine)\b/;

/** The kinship word of a question as the tools know it. */
const kinOf = (text: string): string | undefined => KIN.find(([words]) => words.test(text))?.[1];

/** Whether a question names a person: by name, by kinship or as oneself. */
export const mentionsPerson = (question: string, home: HomeFacts | undefined): boolean =>
  findNamedResident(question, home) !== undefined || kinOf(normalise(question)) !== undefined;

/**
 * The tools' `resident` argument: the name in a question, a kinship word, or `self`. Undefined if the question is about
 * nobody.
 */
export function residentArgument(question: string, home: HomeFacts | undefined): string | undefined {
  const text = normalise(question);
  const named = findNamedResident(question, home)?.name ?? kinOf(text);
  return named ?? (home && SELF.test(text) ? (selfOf(home) ?? 'self') : undefined);
}

/** The asker's entry: the resident marked so, or the only one. */
const selfOf = ({ residents }: HomeFacts): string | undefined =>
  (residents.find(({ relationship }) => /^(?:self|本人)$/.test(relationship ?? '')) ?? residents[0])?.name;

/** The resident a question is about, with kinship words resolved by the tools. */
export function findResident(
  question: string,
  home: HomeFacts | undefined,
  computing: Computing,
): ResidentFacts | undefined {
  const argument = residentArgument(question, home);
  if (argument === undefined) return undefined;
  const byName = (name: unknown) => home?.residents.find(resident => resident.name === name);
  return byName(argument) ?? byName(computing.facts('pillars', { resident: argument })?.['resident']);
}

/** A question without the people it names. `text` is normalised. */
export function withoutPeople(text: string, home: HomeFacts | undefined): string {
  const names = (home?.residents ?? [])
    .map(({ name }) => normalise(name).trim())
    .filter(name => name.length > 1);
  const unnamed = names.reduce((rest, name) => rest.replaceAll(name, ' ').replaceAll(" 's", ' '), text);
  return KIN.reduce((rest, [words]) => rest.replace(words, ' '), unnamed);
}

/** The resident a question names. A Chinese name may be part of the text; other names must be whole words. */
export function findNamedResident(question: string, home: HomeFacts | undefined): ResidentFacts | undefined {
  const text = normalise(question);
  return home?.residents.find(({ name }) => {
    const wanted = normalise(name).trim();
    if (wanted.length < 2) return false;
    if (/\p{Script=Han}/u.test(wanted)) return text.includes(wanted);
    const at = text.indexOf(wanted);
    // "mums" and "mum's" belong to Mum.
    const after = text.slice(at + wanted.length).replace(/^'?s\b/, '');
    return at >= 0 && !/[a-z]$/.test(text.slice(0, at)) && !/^[a-z]/.test(after);
  });
}
