import type { HouseholdMember } from '@app/home';
import { err, ok, type Result } from '@app/kernel';
import { quoteInput, type ToolFault } from './faults';
import { missing } from './input';
import type { World } from './tool';

/** Kinship words, by the household form's fields: a relationship, and a sex if the word has one. */
const KIN: Readonly<Record<string, readonly [relationship: string, gender?: string]>> = {
  self: ['self'],
  mother: ['parent', 'female'],
  father: ['parent', 'male'],
  wife: ['partner', 'female'],
  husband: ['partner', 'male'],
  partner: ['partner'],
  daughter: ['child', 'female'],
  son: ['child', 'male'],
  child: ['child'],
  sister: ['sibling', 'female'],
  brother: ['sibling', 'male'],
  grandmother: ['grandparent', 'female'],
  grandfather: ['grandparent', 'male'],
};
/** For the description of an argument. */
export const KIN_WORDS = Object.keys(KIN).join(', ');

/** A person of the household by name, or by kinship if only one matches. Needs permission to share births. */
export function findPerson(name: string, world: World): Result<HouseholdMember, ToolFault> {
  if (!world.home || world.births !== true) return err(missing(world, 'household'));
  const { residents } = world.home;
  const wanted = name.trim().toLowerCase();
  const named = residents.find(each => each.name.trim().toLowerCase() === wanted);
  if (named) return ok(named);
  const [relationship, gender] = (Object.hasOwn(KIN, wanted) && KIN[wanted]) || [];
  const fitting = residents.filter(
    each =>
      relationship !== undefined &&
      each.relationship?.trim().toLowerCase() === relationship &&
      (gender === undefined || each.gender === gender),
  );
  const [only, ...others] = fitting;
  return only && others.length === 0
    ? ok(only)
    : err({ code: 'tools/nobody-named', input: quoteInput(name) });
}
