import { BORDER_NAMES, PALACE_NAMES } from './names';
import { define, type Texts } from './term';

/** Terms of the field and their meanings. */
export const en: Texts = {
  'palace.N': define(PALACE_NAMES.N.en, 'The Kan palace: the 45 degrees around due north.'),
  'palace.NE': define(PALACE_NAMES.NE.en, 'The Gen palace: the 45 degrees around northeast.'),
  'palace.E': define(PALACE_NAMES.E.en, 'The Zhen palace: the 45 degrees around due east.'),
  'palace.SE': define(PALACE_NAMES.SE.en, 'The Xun palace: the 45 degrees around southeast.'),
  'palace.S': define(PALACE_NAMES.S.en, 'The Li palace: the 45 degrees around due south.'),
  'palace.SW': define(PALACE_NAMES.SW.en, 'The Kun palace: the 45 degrees around southwest.'),
  'palace.W': define(PALACE_NAMES.W.en, 'The Dui palace: the 45 degrees around due west.'),
  'palace.NW': define(PALACE_NAMES.NW.en, 'The Qian palace: the 45 degrees around northwest.'),
  'palace.C': define(PALACE_NAMES.C.en, 'The middle of the house, which belongs to no direction.'),
  'trigram.kan': define('Kan', 'Water, in the north: a whole line between two broken ones.'),
  'trigram.gen': define('Gen', 'Mountain, in the northeast: a whole line above two broken ones.'),
  'trigram.zhen': define('Zhen', 'Thunder, in the east: a whole line below two broken ones.'),
  'trigram.xun': define('Xun', 'Wind, in the southeast: a broken line below two whole ones.'),
  'trigram.li': define('Li', 'Fire, in the south: a broken line between two whole ones.'),
  'trigram.kun': define('Kun', 'Earth, in the southwest: three broken lines.'),
  'trigram.dui': define('Dui', 'Lake, in the west: a broken line above two whole ones.'),
  'trigram.qian': define('Qian', 'Heaven, in the northwest: three whole lines.'),
  'element.wood': define(
    'Wood',
    'The element of growth: green, east and southeast. Water feeds it; it feeds fire.',
  ),
  'element.fire': define(
    'Fire',
    'The element of light and warmth: red, south. Wood feeds it; it feeds earth.',
  ),
  'element.earth': define(
    'Earth',
    'The element that carries: yellow and brown, the centre, northeast and southwest. Fire feeds it; it feeds metal.',
  ),
  'element.metal': define(
    'Metal',
    'The element that gathers in: white, gold and silver, west and northwest. Earth feeds it; it feeds water.',
  ),
  'element.water': define(
    'Water',
    'The element that flows: black and deep blue, north. Metal feeds it; it feeds wood.',
  ),
  'polarity.yang': define('Yang', 'From a yang mountain the stars fly forward.'),
  'polarity.yin': define('Yin', 'From a yin mountain the stars fly backward.'),
  'dragon.earth': define('Earth dragon', 'The first of the three mountains in a palace, going clockwise.'),
  'dragon.heaven': define('Heaven dragon', 'The middle one of the three mountains in a palace.'),
  'dragon.man': define('Man dragon', 'The third of the three mountains in a palace, going clockwise.'),
  'border.clear': define(
    BORDER_NAMES.clear.en,
    'Within four and a half degrees of the middle of a mountain: the plain chart applies.',
  ),
  'border.leaning': define(
    BORDER_NAMES.leaning.en,
    'More than four and a half degrees off the middle, so the house leans to the next mountain. Schools differ on the substitute stars used then; the plain chart is kept here and this note added.',
  ),
  'border.minor-void': define(
    BORDER_NAMES['minor-void'].en,
    'On the line between two mountains of one palace. Best measured once more.',
  ),
  'border.great-void': define(
    BORDER_NAMES['great-void'].en,
    'On the line between two palaces: one degree changes everything. Please measure again.',
  ),
  'mansion.shengqi': define(
    'Vital Breath',
    'The first of the four good stars: energy and getting ahead. Good for a door or a desk to face.',
  ),
  'mansion.tianyi': define(
    'Heavenly Doctor',
    'A good star: health and recovery. Good for a bedroom and the head of a bed.',
  ),
  'mansion.yannian': define(
    'Lasting Years',
    'A good star: harmony and constancy. Good for a main bedroom or where you eat together.',
  ),
  'mansion.fuwei': define(
    'Steady Seat',
    'A good star: calm and keeping what you have. Good for reading and sitting quietly.',
  ),
  'mansion.huohai': define(
    'Mishap',
    'The mildest of the four bad stars: small quarrels. Good enough for storage or a bathroom.',
  ),
  'mansion.liusha': define(
    'Six Harms',
    'A bad star: entanglement and worry. Good enough for storage or a bathroom.',
  ),
  'mansion.wugui': define(
    'Five Ghosts',
    'A bad star: unrest. Good enough for storage or a bathroom; go easy on open fire.',
  ),
  'mansion.jueming': define(
    'Severed Fate',
    'The heaviest of the four bad stars. Tradition keeps bedrooms away from it and stores things there.',
  ),
  'group.east': define(
    'East group',
    'People of the trigrams Kan, Zhen, Xun and Li. Their good directions are north, east, southeast and south.',
  ),
  'group.west': define(
    'West group',
    'People of the trigrams Qian, Kun, Gen and Dui. Their good directions are northwest, southwest, northeast and west.',
  ),
  'star.1': define('1 White', 'A water star: writing and getting on with people.'),
  'star.2': define(
    '2 Black',
    'An earth star, Jùmén in Chinese, the “great gate”. Keep it quiet; do not linger.',
  ),
  'star.3': define('3 Jade', 'A wood star: arguments. Keep it quiet.'),
  'star.4': define('4 Green', 'A wood star: study and the arts.'),
  'star.5': define(
    '5 Yellow',
    'An earth star that tradition leaves undisturbed: no drilling or building. Keep it quiet.',
  ),
  'star.6': define('6 White', 'A metal star: decision and help from others.'),
  'star.7': define('7 Red', 'A metal star: change and loss. Mind the locks.'),
  'star.8': define('8 White', 'An earth star: saving and steadiness.'),
  'star.9': define('9 Purple', 'A fire star: celebration and good name. It reigns from 2024 to 2043.'),
  'timeliness.reigning': define('Reigning', 'The star of the current period.'),
  'timeliness.coming': define('Coming', 'A star of the next two periods.'),
  'timeliness.leaving': define('Leaving', 'The star of the period that has just ended.'),
  'timeliness.resting': define('Resting', 'A star out of its time; best left quiet.'),
  'formation.prosperous': define(
    'Prosperous sitting and facing',
    'The reigning mountain star is behind the house and the reigning water star in front. Tradition likes support behind and open space in front.',
  ),
  'formation.reversed': define(
    'Up the mountain, down the water',
    'The reigning stars have changed places: mountain in front, water behind. Tradition likes support in front and open space behind.',
  ),
  'formation.double-facing': define(
    'Double stars at the facing',
    'Both reigning stars are in front of the house. Tradition likes water in front with a hill beyond.',
  ),
  'formation.double-sitting': define(
    'Double stars at the sitting',
    'Both reigning stars are behind the house. Tradition likes water behind with a hill beyond.',
  ),
  'certainty.certain': define(
    'Certain',
    'The birth is well away from the start of spring: there is no doubt.',
  ),
  'certainty.near-boundary': define(
    'On the boundary',
    'The birth is within 15 minutes of the start of spring, and few birth times are more exact than that. Both answers are shown.',
  ),
  'certainty.time-unknown': define(
    'Time unknown',
    'The birthday is the day of the start of spring and the time is missing. Both answers are shown.',
  ),
  'match.same-group': define(
    'House and person agree',
    'Both belong to the east or both to the west group, which the school of eight mansions likes.',
  ),
  'match.other-group': define(
    'House and person of different groups',
    'One belongs to the east, the other to the west group. The school then looks at the room, the bed and the desk; it does not say that the person should not live there.',
  ),
  'match.open': define(
    'Not decided',
    'The birth leaves kua numbers of both groups, so nothing can be said about the match.',
  ),
  'year-place.tai-sui': define(
    'Tai Sui',
    'The mountain of the year’s branch, from the start of spring. Custom does not dig or build there; one may sit with the back to it, not face it.',
  ),
  'year-place.sui-po': define(
    'Year Breaker',
    'The mountain across from Tai Sui. Custom does not dig or build there.',
  ),
  'year-place.three-killings': define(
    'Three Killings',
    'Three branches across from the year’s three-harmony frame. Custom does not dig or build there; one may face it, not sit with the back to it. The book Xieji Bianfang Shu gives it five mountains, 75 degrees; later practice often one palace of 45 degrees.',
  ),
  'year-place.five-yellow': define(
    'Five Yellow',
    'The palace where star 5 is this year. Custom does not dig, drill or hammer there.',
  ),
  'year-place.two-black': define(
    'Two Black',
    'The palace where star 2 is this year. Custom keeps building work there small, and the place quiet and clean.',
  ),
  'pair.2-5': define(
    'Two and five meet',
    'Two earth stars together. Tradition wants the place left quiet: no digging, no hammering.',
  ),
  'pair.2-3': define(
    'Fighting bulls',
    'Earth of 2 with wood of 3. Tradition links the pair with arguments and wants it quiet.',
  ),
  'pair.3-7': define(
    'Piercing the heart',
    'Metal of 7 cuts wood of 3. Tradition reminds you to mind the locks.',
  ),
  'pair.6-7': define(
    'Crossed swords',
    'Two metal stars together. Tradition links the pair with disputes and wants it quiet.',
  ),
  'pair.7-9': define(
    'Seven and nine in one track',
    'Fire of 9 on metal of 7. Tradition advises care with open fire.',
  ),
  'pair.5-9': define(
    'Purple and yellow',
    'Fire of 9 feeds the earth of 5. Tradition wants the place left quiet: no digging.',
  ),
  'pair.5-7': define(
    'Of the purple and yellow kind',
    'Today’s tables differ whether the name belongs to 5 with 9 or to 5 with 7. Tradition wants it quiet.',
  ),
  'pair.5-5': define(
    'Five doubled',
    'The same star twice doubles its effect. Tradition wants no digging here.',
  ),
  'pair.2-2': define(
    'Two doubled',
    'The same star twice doubles its effect. Tradition wants the place quiet and clean.',
  ),
  'pair.3-3': define(
    'Three doubled',
    'The same star twice doubles its effect. Tradition links it with arguments and wants it quiet.',
  ),
  'pair.6-9': define(
    'Fire at heaven’s gate',
    'Fire of 9 on metal of 6. Some teach a strain on the eldest, others a good pair: both are given here.',
  ),
  'pair.1-4': define(
    'Four and one in one palace',
    'Tradition likes the pair for study and examinations. Out of its time it is read otherwise.',
  ),
  'pair.4-9': define(
    'Wood and fire shine',
    'Wood of 4 feeds fire of 9. Tradition likes the pair for writing and good name; a few count 3 with 9 too.',
  ),
  'pair.1-6': define('One with six', 'Metal of 6 feeds water of 1. Most like the pair for work and office.'),
  'pair.6-8': define('Six with eight', 'Earth of 8 feeds metal of 6. Most like the pair for saving.'),
  'pair.8-9': define('Eight with nine', 'Fire of 9 feeds earth of 8. Most like the pair for celebrations.'),
  'pair.8-8': define(
    'Eight doubled',
    'Two stars of saving. Most like the pair; how much depends on the period.',
  ),
  'pair.9-9': define('Nine doubled', 'Two stars of celebration. Most like the pair.'),
  'pair.1-8': define(
    'One with eight',
    'Some call the pair good, others say that earth of 8 stops water of 1: both are given here.',
  ),
  'pair.2-7': define('Two with seven', 'Schools contradict each other, so no reading is given.'),
  'pair.2-8': define('Two with eight', 'Schools contradict each other, so no reading is given.'),
  'pair.3-8': define('Three with eight', 'Schools contradict each other, so no reading is given.'),
  'pair.4-6': define('Four with six', 'Schools contradict each other, so no reading is given.'),
  'agreement.agreed': define('Schools agree', 'All the schools compared agree.'),
  'agreement.mostly': define('Most agree', 'Most of the schools compared agree; a few leave it out.'),
  'agreement.disputed': define('Disputed', 'The schools compared are split, so both views are given.'),
  'agreement.contradicted': define(
    'Schools contradict',
    'The schools compared contradict each other, so no reading is given.',
  ),
  'school.eight-mansions': define(
    'Eight Mansions',
    'Reads good and bad directions from a person’s kua number: people and directions.',
  ),
  'school.flying-stars': define(
    'Flying Stars (Shen school)',
    'Reads stars from the way a house faces and the period it was built in: time and directions.',
  ),
  'school.nine-periods': define(
    'Nine periods',
    'Divides 180 years into nine periods of twenty. Charts here use this count.',
  ),
  'school.eight-periods': define(
    'Eight periods',
    'Divides 180 years into eight periods of unequal length, without a fifth. By this count period 9 began in 2017; it is shown for comparison only.',
  ),
  'school.five-elements': define(
    'Five elements',
    'Matches colours and directions by which element feeds which.',
  ),
  'concept.mountains': define(
    '24 mountains',
    'The feng shui compass divides the circle into 24 parts of 15 degrees, called mountains.',
  ),
  'concept.facing': define(
    'Facing',
    'The direction the house faces: that of its main door or its brightest side, as you decide.',
  ),
  'concept.sitting': define('Sitting', 'The direction of the back of the house, opposite the facing.'),
  'concept.true-north': define('True north', 'The north of maps, the sun and the stars: towards the pole.'),
  'concept.magnetic-north': define(
    'Magnetic north',
    'The north a compass points to. The 24 mountains are read from it.',
  ),
  'concept.declination': define(
    'Declination',
    'How far magnetic north lies from true north, east counted positive. It differs from place to place and can exceed half a mountain.',
  ),
  'concept.start-of-spring': define(
    'Start of spring',
    'The moment the sun reaches 315 degrees, about 4 February. Kua numbers and flying stars change year here; some schools use the lunar new year.',
  ),
  'concept.kua': define(
    'Kua number',
    'A number from 1 to 9 from the year of birth and the sex; 5 is read as 2 or 8.',
  ),
  'concept.palace': define('Palace', 'One of the nine parts of a house: eight directions and the centre.'),
  'concept.period': define(
    'Period',
    'Twenty years; nine of them make a cycle. A house belongs to the period it was completed in.',
  ),
  'concept.natal-chart': define(
    'Natal chart',
    'The nine palaces with three stars each, from the way the house faces and its period.',
  ),
  'concept.mountain-star': define(
    'Mountain star',
    'By tradition about people and health; it likes quiet and height.',
  ),
  'concept.water-star': define(
    'Water star',
    'By tradition about money and coming and going; it likes movement and light.',
  ),
  'concept.period-star': define(
    'Period star',
    'The background of the period, behind the mountain and water stars.',
  ),
  'concept.annual-star': define('Annual star', 'The star that is here this year, from the start of spring.'),
  'concept.monthly-star': define('Monthly star', 'The star that is here this solar month.'),
  'concept.five-elements': define(
    'Five elements',
    'Wood, fire, earth, metal and water: each feeds the next and restrains the one after that.',
  ),
  'concept.house-trigram': define(
    'House trigram',
    'The trigram of the palace the house sits in or, where so chosen, of its front door. It makes an east or a west house, read beside each person’s kua number.',
  ),
  'concept.year-places': define(
    'Places of the year',
    'Places where custom avoids digging and building this year, from the start of spring. It is about building work, not luck.',
  ),
  'concept.star-pair': define(
    'Pair of stars',
    'Two stars in one palace; some pairs have a traditional name. Beyond the name, schools weigh them differently.',
  ),
  'concept.timely-pair': define(
    'In its time',
    'One of the two stars reigns now, and the schools then read the pair well.',
  ),
  'concept.tradition': define(
    'Tradition, not science',
    'These readings come from Chinese tradition. Nothing in them is supported by science; take them as culture and fun. A home that is safe, bright and well aired matters more than any chart.',
  ),
};
