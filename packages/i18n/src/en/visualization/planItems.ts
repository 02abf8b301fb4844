/** What the schools say of doors, beds, stoves, desks and toilets on a plan. */
export const planItems = {
  title: 'By the schools',
  unknown: 'Say in the house view where the home faces: then doors, beds, stoves and desks are read as well.',
  'house-place': {
    good: '{{thing}}: {{star}} of the house, a place that suits it',
    notice: '{{thing}}: {{star}} of the house; tradition would rather have it elsewhere',
  },
  'house-front': {
    good: '{{thing}} looks to {{star}} of the house',
    notice: '{{thing}} looks to {{star}} of the house; another side would suit better',
  },
  'resident-front': {
    good: '{{thing}} turns {{resident}} to {{star}}, a good direction',
    notice: '{{thing}} turns {{resident}} to {{star}}; another direction would suit better',
  },
  'stove-northwest': {
    good: '{{thing}} keeps out of the north-west',
    notice: '{{thing}} stands in the north-west, which tradition keeps free of fire',
  },
  'toilet-northwest': {
    good: '{{thing}} keeps out of the north-west',
    notice: '{{thing}} stands in the north-west, which some keep free of it',
  },
  'star-pair': {
    good: '{{thing}} stands under {{star}}, welcome here',
    notice: '{{thing}} stands under {{star}}: keep the place quiet',
  },
  'role-star': {
    good: '{{thing}} has {{star}}, timely now',
    notice: '{{thing}} has {{star}}: keep the place quiet',
  },
  'year-mark': {
    good: '{{thing}}: {{star}} this year',
    notice: '{{thing}} lies in {{star}} this year: no works or noise there',
  },
  differs: {
    division: 'Squares and sectors put {{thing}} in two palaces: {{one}} and {{other}}.',
    'house-and-resident': 'House and resident do not say the same of {{thing}}.',
    residents: 'Two residents do not agree on {{thing}}; each line stands.',
    'place-and-front': '{{thing}}: its place and its look do not say the same.',
  },
} as const;
