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

/** R114: `name · gender · relationship · birth date`; an unknown part is left out with its separator. */
export const formatFamilyLine = (member: FamilyMember): string =>
  [member.name, member.gender, member.relationship, member.birthDate]
    .map(cleanText)
    .filter(part => part !== '')
    .join(FAMILY_SEPARATOR);
