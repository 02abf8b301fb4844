import { cleanText } from '@app/validation';

/** A family member in words: gender and relationship in the language of the screen. */
export interface FamilyMember {
  readonly name: string;
  readonly gender: string;
  readonly relationship: string;
  /** `1990-05-15`, or empty when not known. */
  readonly birthDate: string;
}

/** R114: between the parts of a line. */
export const FAMILY_SEPARATOR = ' · ';

/** R114: the known parts of a line, in their order: name, gender, relationship, birth date. */
export const familyParts = (
  member: FamilyMember,
): readonly { readonly part: keyof FamilyMember; readonly text: string }[] =>
  PARTS.map(part => ({ part, text: cleanText(member[part]) })).filter(({ text }) => text !== '');

const PARTS = ['name', 'gender', 'relationship', 'birthDate'] as const;
