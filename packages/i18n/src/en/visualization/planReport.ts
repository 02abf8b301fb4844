import type { FacingReason } from '@app/plan/reading';

/** The report on a plan: its possible facings, and the year over it. */
export const planReport = {
  computing: 'Reading the plan',
  failed: 'The plan could not be read. Open this page again to retry.',
  signsName: 'Signs on the picture',
  signs: {
    look: 'a photo’s view',
    missing: 'missing',
    extended: 'extended',
    number: 'to note',
    good: 'suits',
    star: 'year’s star',
    place: 'direction of the year',
  },
  readingOther: '看宅',
  change: 'Change',
  doorsOpen: 'Inner doors are open',
  readBy: '{{centre}}, facing {{facing}} magnetic, inner doors {{doors}}.',
  readByTop: '{{centre}}, the top of the drawing at {{facing}} magnetic, inner doors {{doors}}.',
  conventions: { house: 'The house is read by', stove: 'A stove faces' },
  readAs: {
    sitting: 'its sitting',
    door: 'its front door',
    cook: 'its cook',
    mouth: 'the mouth of its fire',
  },
  noFrontDoor: 'The plan has no front door, so the house is read by its sitting.',
  readOpen: 'open',
  readShut: 'shut',
  magneticNorth: 'Magnetic north',
  trueNorth: 'True north',
  disputed: '{{school}} · some disagree · Sources ({{count}})',
  sources: '{{school}} · Sources ({{count}})',
  pager: 'Findings one by one',
  findingBefore: 'Previous finding',
  findingAfter: 'Next finding',
  findingOf: '{{number}} of {{total}}',
  facings: 'Possible facings',
  facingsAgree: 'All reasons agree within 45°. You decide which it is.',
  facingsDiffer:
    'Schools disagree on what a home faces, and here two candidates are more than 45° apart: both charts apply. You decide which it is.',
  facingTo: '{{mountain}}\n{{magnetic}} magnetic\n{{true}} true',
  facingToByOne: {
    magnetic: '{{mountain}}\n{{magnetic}} from magnetic north',
    true: '{{mountain}}\n{{true}} from true north',
  },
  reasons: {
    'main-door': 'the front door faces there',
    'bright-side': 'most glass faces there',
    balcony: 'the balcony is there',
    'living-opening': 'the living room opens there',
    street: 'the street is there',
  } satisfies Readonly<Record<FacingReason, string>>,
  north: 'North of the plan',
  northUpUnplaced: {
    magnetic:
      'Up on the drawing is {{magnetic}} from magnetic north. True north can be told once the home has a place.',
    true: 'Up on the drawing is {{true}} from true north. Magnetic north can be told once the home has a place.',
  },
  northUp: 'Up on the drawing is {{magnetic}} from magnetic and {{true}} from true north.',
  northFront: 'Front of the home on the drawing',
  northFrontHint: 'The measured facing applies to this side. If you change it, the plan turns.',
  northSide: 'Looking out on the drawing to the',
  northSun: 'Or by the sun',
  northSunHint:
    'The shadow of anything upright, or the edge of light beside a window, points away from the sun. Draw it on the plan, starting at its foot, or type its angle.',
  northDraw: 'Draw the shadow',
  northAngleHint: 'Clockwise from up on the drawing, 0 to 360.',
  street: 'The street runs to the',
  streetUntold: 'not set',
  facingDoubt:
    'This is within 3° of a border: a little further round, the square in front would be {{direction}}, and the others would change with it. Measure again, or read both.',
  chartOf: 'Chart for {{mountain}}',
  takeFacing: 'My home faces this way',
  facingTaken: 'Your home faces this way',
  chartNeedsYear: 'Set the year of completion in the house view to get a chart for each facing.',
  yearOther: '流年',
  yearShares: 'The rooms in each place of the year, with the percentage of the room in it.',
  rest: {
    now_one: 'By tradition, little or no building work until {{until}} in one room:',
    now_other: 'By tradition, little or no building work until {{until}} in two rooms:',
    later_one: 'By tradition, little or no building work from {{from}} to {{until}} in one room:',
    later_other: 'By tradition, little or no building work from {{from}} to {{until}} in two rooms:',
    past_one:
      'By tradition, little or no building work was to be done from {{from}} to {{until}} in one room:',
    past_other:
      'By tradition, little or no building work was to be done from {{from}} to {{until}} in two rooms:',
  },
  restOfFloor: {
    now_one: 'By tradition, little or no building work until {{until}} in one room of this floor:',
    now_other: 'By tradition, little or no building work until {{until}} in two rooms of this floor:',
    later_one:
      'By tradition, little or no building work from {{from}} to {{until}} in one room of this floor:',
    later_other:
      'By tradition, little or no building work from {{from}} to {{until}} in two rooms of this floor:',
    past_one:
      'By tradition, little or no building work was to be done from {{from}} to {{until}} in one room of this floor:',
    past_other:
      'By tradition, little or no building work was to be done from {{from}} to {{until}} in two rooms of this floor:',
  },
  restRoom: '{{room}}: {{shares}}.',
  restNone: 'No room of this floor lies in a place that tradition keeps quiet in {{year}}.',
  restShare: '{{share}} in {{place}}',
  more: '{{count}} more',
  yearTitle: '{{year}} over the plan',
  yearPicture:
    'The plan in its compass with the stars and places of {{year}}. The list beside it gives the same.',
  yearBefore: 'Previous year',
  yearAfter: 'Next year',
  teachings: { narrow: '45° wide by one teaching', wide: '75° by another' } satisfies Readonly<
    Record<'narrow' | 'wide', string>
  >,
  upTo: 'up to {{most}}',
  nothingThere: 'None of your rooms.',
  worksIn: 'Building work in a room: {{room}}',
  worksRoom: 'Room',
  monthFrom: 'from {{from}}',
  allYear: '{{place}} all year',
  ofMonth: { 'five-yellow': 'Five Yellow of this month', 'two-black': 'Two Black of this month' },
  mark: '{{what}} ({{share}} of the room)',
  markWide: '{{what}} ({{share}} of the room, and only if it is 75° wide)',
  nothingAgainst: 'nothing against it',
  nothingOwn: 'nothing of its own',
  yearNote:
    'The year turns at the start of spring. Tradition asks only for quiet there: no digging and no noise. Shares below a twentieth of a room are left out.',
} as const;
