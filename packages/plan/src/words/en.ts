import { DIRECTION_NAMES } from '@app/kernel';
import type { PlanWords } from './planWords';

const ahead =
  '{a} faces {b}, {distance} m ahead[, {overlap} m of the width in line][, {free} m of that free][, with {c} behind it].';
const faces =
  '{a} and {b} face each other {distance} m apart, {overlap} m of their width in line[, {free} m of that free].';
const middle = '{share}% of the middle square belongs to {a}.';
const between = 'Hang a curtain or put a screen between them.';

export const en: PlanWords = {
  rooms: {
    living: 'Living room',
    bedroom: 'Bedroom',
    kitchen: 'Kitchen',
    bathroom: 'Bathroom',
    dining: 'Dining room',
    study: 'Study',
    studio: 'Living and sleeping',
    hall: 'Hall',
    corridor: 'Passage',
    storage: 'Storage',
    stairs: 'Stairs',
    garage: 'Garage',
    balcony: 'Balcony',
    terrace: 'Terrace',
    courtyard: 'Courtyard',
    lift: 'Lift',
    lobby: 'Shared lobby',
    other: 'Room',
  },
  openings: {
    'main-door': 'Front door',
    door: 'Door',
    'glass-door': 'Glass door',
    window: 'Window',
    gap: 'Open passage',
  },
  itemIn: '{item} in {room}',
  items: {
    'double-bed': 'Double bed',
    'single-bed': 'Single bed',
    desk: 'Desk',
    stove: 'Stove',
    sink: 'Sink',
    fridge: 'Fridge',
    toilet: 'Toilet',
    basin: 'Basin',
    shower: 'Shower',
    bathtub: 'Bathtub',
    sofa: 'Sofa',
    'dining-table': 'Dining table',
    wardrobe: 'Wardrobe',
    shelf: 'Shelf',
    screen: 'Screen',
    plant: 'Plant',
  },
  directions: DIRECTION_NAMES.en,
  strengths: { strong: 'strong', clear: 'clear', light: 'light' },
  measures: {
    overlap: 'overlap {value} m',
    free: 'free {value} m',
    distance: '{value} m apart',
    angle: '{value}°',
    gap: 'gap {value} m',
    share: '{value}%',
    ratio: '{value} to 1',
    area: '{value} m²',
  },
  figures: {
    overlap: '{value} m',
    free: '{value} m',
    distance: '{value} m',
    gap: '{value} m',
    angle: '{value}°',
    area: '{value} m²',
  },
  shares: {
    'bed-window': '{value}% of the head',
    'stove-window': '{value}% of the stove',
    'desk-window': '{value}% of the desk',
    extension: '{value}% of a square',
    'missing-corner': '{value}% present',
    'centre-short': '{value}% present',
  },
  shareFigures: {
    'bed-window': 'head {value}%',
    'stove-window': 'stove {value}%',
    'desk-window': 'desk {value}%',
    extension: '{value}% of a square',
  },
  /** The traditional name of each form on a plan, and the advice: move or close first, objects last. */
  forms: {
    'through-draught': {
      title: 'Front door in line with a way out',
      advice: 'A screen, a shelf or a closed door between them slows the flow.',
    },
    'main-door-faces-kitchen-door': {
      title: 'Front door sees the kitchen',
      advice: 'Keep the kitchen door closed while cooking, or hang a half curtain.',
    },
    'main-door-faces-bathroom-door': {
      title: 'Front door sees a bathroom',
      advice: 'Keep the bathroom door closed; a curtain does as well.',
    },
    'main-door-faces-bedroom-door': {
      title: 'Front door sees a bedroom',
      advice: 'Keep the bedroom door closed, or give it a curtain.',
    },
    'main-door-faces-stairs': {
      title: 'Front door sees the stairs',
      advice: 'A mat, a plant or a screen at the foot of the stairs slows the line.',
    },
    'main-door-faces-lift': {
      title: 'Front door faces a lift',
      advice: 'A curtain or a screen inside the door is the usual answer.',
    },
    'main-door-in-line-with-room-door': {
      title: 'Front door in line with a room door',
      advice: 'Keep the room door closed when that is easy.',
    },
    'kitchen-door-faces-bathroom-door': {
      title: 'Kitchen and bathroom doors face each other',
      advice: 'Keep one of the two closed.',
    },
    'bedroom-door-faces-bathroom-door': {
      title: 'Bedroom and bathroom doors face each other',
      advice: 'Keep the bathroom door closed.',
    },
    'bedroom-door-faces-kitchen-door': {
      title: 'Bedroom and kitchen doors face each other',
      advice: 'Keep the kitchen door closed while cooking.',
    },
    'door-to-door': {
      title: 'Two room doors face each other',
      advice: 'Tradition speaks of small disagreements; a curtain at one of them is enough.',
    },
    'two-doors-one-wall': {
      title: 'Two doors in one wall lead to the same room',
      advice: 'Use one of them and keep the other closed.',
    },
    'centre-kitchen': {
      title: 'The kitchen is at the centre',
      advice: 'Keep the middle tidy and aired; moving a kitchen is building work.',
    },
    'centre-bathroom': {
      title: 'A bathroom is at the centre',
      advice: 'Keep it dry, aired and its door closed.',
    },
    'centre-stairs': { title: 'Stairs are at the centre', advice: 'Keep them bright and clear.' },
    'centre-free': {
      title: 'The centre is free of kitchen and bath',
      advice: 'Nothing to do: the middle of the home is quiet.',
    },
    'centre-outside': {
      title: 'The centre is outside the home',
      advice: 'Some then use the centre of the body; both are offered.',
    },
    'centre-short': {
      title: 'The centre palace is short',
      advice: 'It is partly outside the walls; schools seldom mention it.',
    },
    'missing-corner': {
      title: 'A corner is missing',
      advice: 'Tradition puts a plant, a lamp or a picture on the inner side of the corner.',
    },
    extension: {
      title: 'A palace projects',
      advice: 'It is said to strengthen that palace, for good and bad.',
    },
    'kitchen-northwest': {
      title: 'The stove is in the northwest',
      advice: 'Called fire at heaven’s gate; a calm, clean stove is the usual advice.',
    },
    'stove-sink': {
      title: 'Stove and sink are close together',
      advice: 'Put a board or a worktop between fire and water, or move one of them.',
    },
    'stove-fridge': {
      title: 'Stove and fridge are close together',
      advice: 'Half a metre of worktop between them is enough.',
    },
    'stove-at-door': {
      title: 'The kitchen door points at the stove',
      advice: 'Keep that door closed while cooking.',
    },
    'stove-no-back': { title: 'The stove has no wall behind it', advice: 'A low back panel gives it one.' },
    'stove-window': {
      title: 'There is a window behind the stove',
      advice: 'Keep that window closed while cooking.',
    },
    'wall-shared': {
      title: 'A bed or stove shares its wall with plumbing or fire',
      advice: 'Move the bed or turn it to another wall where there is one.',
    },
    'bed-in-line': {
      title: 'The line of a door meets the bed',
      advice: 'Move the bed aside, or put something low between door and bed.',
    },
    'bed-no-wall': {
      title: 'The head of the bed has no wall',
      advice: 'Push the head to the wall, or give the bed a high headboard.',
    },
    'bed-window': { title: 'There is a window behind the head', advice: 'Draw a thick curtain at night.' },
    'bed-door-wall': {
      title: 'The door is in the wall of the head',
      advice: 'Turn the bed to another wall where there is one.',
    },
    'bed-commands': {
      title: 'The bed sees the door and is out of its line',
      advice: 'Nothing to do: this is the commanding place.',
    },
    'desk-commands': {
      title: 'The desk sees the door and is out of its line',
      advice: 'Nothing to do: this is the commanding place.',
    },
    'desk-back': {
      title: 'The door is behind the desk',
      advice: 'Turn the desk, or set a mirror or a shelf behind the chair.',
    },
    'desk-window': {
      title: 'There is a window behind the desk',
      advice: 'A blind behind the chair supports the back.',
    },
    'desk-faces-wall': {
      title: 'The desk faces a wall',
      advice: 'This is thought right for children; others keep some view in front.',
    },
    'corner-points': {
      title: 'A corner of the wall points at it',
      advice: 'Put a plant in front of the edge, or move it a step aside.',
    },
    'long-corridor': {
      title: 'A long passage ends in a door',
      advice: 'A picture or a lamp half way breaks its length.',
    },
    'dark-room': {
      title: 'The room has no window of its own',
      advice: 'Good lamps, and its door left open by day.',
    },
    'bath-through-kitchen': {
      title: 'The bathroom is reached through the kitchen',
      advice: 'Keep both doors closed when not in use.',
    },
    'room-through-room': {
      title: 'The room is reached through a bedroom',
      advice: 'A screen makes a passage of part of the bedroom.',
    },
    'closet-large': {
      title: 'The dressing room is large for its bedroom',
      advice: 'Some count it as a second room; keep its door closed.',
    },
    'long-house': {
      title: 'The home is long and narrow',
      advice: 'Divide its length with light and with half open shelves.',
    },
    'bright-corner-free': {
      title: 'The[ {hand}] bright corner is quiet',
      advice: 'Nothing to do: a good place for a plant or a lamp.',
    },
    'bright-corner-open': {
      title: 'The[ {hand}] bright corner has an opening',
      advice: 'A screen or a tall plant makes a corner of it.',
    },
    'bathroom-above': {
      title: 'There is a bathroom above it',
      advice: 'Move the bed or stove aside where there is room.',
    },
    'stove-below-bed': {
      title: 'There is a stove below the bed',
      advice: 'Move the bed aside where there is room.',
    },
    'stairs-above-bed': {
      title: 'Stairs run above the bed',
      advice: 'Move the bed aside where there is room.',
    },
    'irregular-room': {
      title: 'The room is not square',
      advice: 'Furniture can make a square of its main part.',
    },
  },
  titlesOfRooms: { 'kitchen-northwest': 'The kitchen is in the northwest' },
  formsOfThings: {
    'main-door-faces-kitchen-door': { title: 'Front door sees the stove', advice: between },
    'main-door-faces-bathroom-door': { title: 'Front door sees a toilet', advice: between },
    'main-door-faces-bedroom-door': { title: 'Front door sees a bed', advice: between },
  },
  says: {
    'through-draught':
      '{a} and {b} are {distance} m apart[, {overlap} m of their width in line][, {free} m of that free][, at a slant of {slant}°].',
    'main-door-faces-kitchen-door': ahead,
    'main-door-faces-bathroom-door': ahead,
    'main-door-faces-bedroom-door': ahead,
    'main-door-faces-stairs': ahead,
    'main-door-faces-lift': ahead,
    'main-door-in-line-with-room-door': ahead,
    'kitchen-door-faces-bathroom-door': faces,
    'bedroom-door-faces-bathroom-door': faces,
    'bedroom-door-faces-kitchen-door': faces,
    'door-to-door': faces,
    'two-doors-one-wall':
      'Beside {a}, {distance} m away in the same wall, a second door leads to the same room.',
    'centre-kitchen': middle,
    'centre-bathroom': middle,
    'centre-stairs': middle,
    'centre-free': 'The centre is in {a}.',
    'centre-outside': 'The centre of this floor is outside its walls.',
    'centre-short': '{share}% of the middle square is present; {area} m² of it is outside the walls.',
    'missing-corner': '{share}% of the square in the {palace} is present; {area} m² of it is missing.',
    extension: 'The {palace} projects by {share}% of a square.',
    'kitchen-northwest': '{a} is in the {palace}, seen from the centre.',
    'stove-sink': '{a} and {b} are {gap} m apart[, {angle}° from facing each other directly].',
    'stove-fridge': '{a} and {b} are {gap} m apart[, {angle}° from facing each other directly].',
    'stove-at-door': 'The line of {b} meets {a} after {distance} m, {overlap} m wide.',
    'stove-no-back': '{a} has no wall at its back[; the nearest is {gap} m away].',
    'stove-window': '{b} is behind {share}% of the width of {a}.',
    'wall-shared':
      '{b} is on the other side of the wall of {a}, {gap} m from it, behind {share}% of its width.',
    'bed-in-line':
      'The line of {b} meets {a} after {distance} m, {overlap} m wide[, {free} m of that free], {angle}° off the length of the bed.',
    'bed-no-wall': 'The head of {a} has no wall[; the nearest is {gap} m away].',
    'bed-window': '{b} is behind {share}% of the head of {a}.',
    'bed-door-wall': '{b} is in the wall of the head of {a}, {distance} m from the pillow.',
    'bed-commands': '{a} sees {b}, {distance} m away, and is out of its line.',
    'desk-commands': '{a} sees {b}, {distance} m away, and is out of its line.',
    'desk-back': '{b} is {angle}° off the line of sight of the sitter at {a}, {distance} m away.',
    'desk-window': '{b} is at the sitter’s back, behind {share}% of the width of {a}.',
    'desk-faces-wall': '{a} is {gap} m from the wall that the sitter faces.',
    'corner-points': 'A corner of the walls of {b} points at {a} from {distance} m.',
    'long-corridor': '{a} is {distance} m long, {ratio} times its width, and ends at {b}.',
    'dark-room': '{a} has no window, glass door or passage to the outside.',
    'bath-through-kitchen': 'The only way to {a} leads through the kitchen.',
    'room-through-room': 'The only way to {a} leads through {b}.',
    'closet-large': '{a} has {share}% of the area of {b}.',
    'long-house': 'The home is {ratio} times as long as it is wide.',
    'bright-corner-free': 'As you enter, the far[ {hand}] corner of {a} has no door, window or passage.',
    'bright-corner-open': 'As you enter, the far[ {hand}] corner of {a} has {b}.',
    'bathroom-above': '{b} is above {a}, over {area} m² of it.',
    'stove-below-bed': '{b} is under {a}; the two overlap by {area} m².',
    'stairs-above-bed': 'Above {a} run {b}, over {area} m² of it.',
    'irregular-room': '{a} fills {share}% of its smallest rectangle; its sharpest corner has {angle}°.',
  },
  the: 'the {name}',
  of: '{thing} of {room}',
  in: '{thing} in {room}',
  against: {
    'through-draught': [
      'windows do not count (xingmingsuanming)',
      'any window in sight counts (360doc)',
      'a slanting line counts too (xzmen)',
    ],
    'main-door-faces-kitchen-door': ['some masters call it outdated (Gorgeous Space)'],
    'main-door-faces-stairs': ['only stairs that lead down count (ettoday)'],
    'centre-short': ['Qi is not boxed in (mastersoon)'],
    'missing-corner': ['Qi is not boxed in (mastersoon)', 'each school draws its own limit: see Palaces'],
    'stove-sink': ['1 to 1.8 m apart (260sf)'],
    'bed-window': ['a window is second best to a solid wall (Kartar Diamond)'],
    'desk-faces-wall': ['for children a wall in front is right (fengshui.studio)'],
    'bright-corner-open': ['left and right are disputed for doors beside the middle'],
  },
  mends: {
    close: 'Closing a door or a curtain is enough.',
    move: 'Moving one thing is enough.',
    screen: 'A screen or a plant is enough.',
    build: 'Changing it takes building work.',
    none: 'Nothing needs doing.',
  },
  hands: { left: 'left', right: 'right' },
  ranked: 'A {strength} point.',
  schools: { forms: 'Form school', squares: 'Nine palaces', sectors: 'Eight sectors' },
  taughtBy: '{school}: taught by {sources}.',
  others: 'Not all agree: {against}.',
  ours: 'Numbers that the sources do not give are ours.',
};
