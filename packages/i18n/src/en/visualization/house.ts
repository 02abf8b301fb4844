/** The house in its ring. */
export const house = {
  facing: 'Faces {{facing}} · backs {{sitting}}',
  placeLine: '{{place}} · {{coordinates}}',
  termDay: '{{lunar}}, {{what}}',
  termSpell: '“{{spell}}”',
  skyOf: '{{unknown}} · sky over {{city}}, from your time zone',
  turnLeft: 'Turn the house left',
  turnRight: 'Turn the house right',
  describeDay:
    'A courtyard house facing {{facing}} in its compass ring. Daylight, the sun at {{percent}} of its day. {{weather}}.',
  describeNight: 'A courtyard house facing {{facing}} in its compass ring. Night, {{phase}}. {{weather}}.',
  describeOwnDay:
    'Your home from its plan, facing {{facing}} in its compass ring. Daylight, the sun at {{percent}} of its day. {{weather}}.',
  describeOwnNight:
    'Your home from its plan, facing {{facing}} in its compass ring. Night, {{phase}}. {{weather}}.',
  noWebgl: 'This device cannot draw the house in three dimensions, so it is shown as a drawing.',
  completeProfile: 'Complete your profile to place the house correctly.',
  completeProfileAction: 'Complete profile',
  setFacing: 'Set the facing',
} as const;

/** The person’s photos on the square of nine palaces. */
export const plan = {
  title: 'Nine palaces',
  intro:
    'Eight directions and a centre by the compass (magnetic north), front below. Press one for this year’s star and its photos.',
  sides: {
    N: 'North',
    NE: 'Northeast',
    E: 'East',
    SE: 'Southeast',
    S: 'South',
    SW: 'Southwest',
    W: 'West',
    NW: 'Northwest',
    C: 'Centre',
  },
  shortSides: { N: 'N', NE: 'NE', E: 'E', SE: 'SE', S: 'S', SW: 'SW', W: 'W', NW: 'NW', C: 'C' },
  list: 'The palaces by direction',
  noRoom: 'No room here',
  floor: '(floor {{floor}})',
  more: 'and {{count}} more',
  noPlan: 'Draw your plan and its rooms appear here.',
  yearStar: 'Star of {{year}}: {{star}}',
  starKey:
    'In circles: the stars of {{year}}, 2 and 5 in red. Percentages: how much of a room lies in that palace.',
  all: 'All nine palaces',
  stands: {
    N: 'Kan: water',
    NE: 'Gen: mountain',
    E: 'Zhen: thunder',
    SE: 'Xun: wind',
    S: 'Li: fire',
    SW: 'Kun: earth',
    W: 'Dui: lake',
    NW: 'Qian: heaven',
    C: 'no trigram',
  },
  kin: {
    N: 'the middle son',
    NE: 'the youngest son',
    E: 'the eldest son',
    SE: 'the eldest daughter',
    S: 'the middle daughter',
    SW: 'the mother',
    W: 'the youngest daughter',
    NW: 'the father',
    C: 'the home as a whole',
  },
  element: { wood: 'Wood', fire: 'Fire', earth: 'Earth', metal: 'Metal', water: 'Water' },
  isElement: 'Element: {{element}}',
  empty: 'No photo here yet',
  show: 'Show the nine palaces',
  hide: 'Back to the house',
} as const;
