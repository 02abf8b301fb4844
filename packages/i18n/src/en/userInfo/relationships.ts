/** The choices of relationship to the person who fills in the form. */
export const relationships = {
  self: 'Self',
  partner: 'Partner',
  spouse: 'Spouse',
  father: 'Father',
  mother: 'Mother',
  son: 'Son',
  daughter: 'Daughter',
  grandfather: 'Grandfather',
  grandmother: 'Grandmother',
  grandparent: 'Grandparent',
  grandchild: 'Grandchild',
  sibling: 'Sibling',
  relative: 'Relative',
  friend: 'Friend',
  flatmate: 'Flatmate',
  other: 'Other',
} as const;
