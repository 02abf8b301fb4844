import type { ItemDifference, ItemReadingCode, ItemRole, ItemSchool } from '@app/fengshui';
import type { Conventions } from './conventions';

/**
 * The schools' readings of doors, beds, stoves, desks and toilets on a plan: `{thing}`, `{looks}`, `{star}`, `{resident}`,
 * `{extent}`.
 */
export interface ItemTexts
  extends Readonly<Record<ItemReadingCode, { readonly good: string; readonly notice: string }>> {
  /** How a thing has a direction: the front of a door or stove, a sleeper's head, a sitter's face. */
  readonly looks: Readonly<Record<ItemRole, string>>;
  readonly schools: Readonly<Record<ItemSchool, string>>;
  /** The number of a reading: `{degrees}` by the needle, or by squares the `{palace}`. */
  readonly measured: { readonly bearing: string; readonly square: string };
  /** The sources of each school, `{sources}`. */
  readonly taughtBy: string;
  /** `{thing}`, `{looks}`, and of each side `{palace}`, `{star}`, `{resident}`, `{kua}`; those of the other end in `Other`. */
  readonly differs: Readonly<Record<ItemDifference['kind'], string>>;
  /** For a mark that only the wider extent of a year's place reaches. */
  readonly onlyWide: string;
  /** How a house, a bed or a stove is read here, and who reads it otherwise; one line each. */
  readonly disputes: Readonly<Record<Conventions[keyof Conventions] | 'crown', string>>;
  /** The same in passing, for a list of conventions. */
  readonly readBy: Readonly<Record<Conventions[keyof Conventions], string>>;
}

export const itemTextsEn: ItemTexts = {
  'house-place': {
    good: '{thing}: {star} of the house, a place that suits it',
    notice: '{thing}: {star} of the house; tradition prefers another place',
  },
  'house-front': {
    good: '{thing} faces {star} of the house',
    notice: '{thing} faces {star} of the house; another side would suit better',
  },
  'resident-front': {
    good: '{thing}{looks} {resident}’s {star}, a good direction',
    notice: '{thing}{looks} {resident}’s {star}; another direction would suit better',
  },
  'toilet-northwest': {
    good: '{thing} keeps out of the northwest',
    notice: '{thing} is in the northwest, which some keep free of it',
  },
  'star-pair': {
    good: '{thing} is under {star}, welcome here',
    notice: '{thing} is under {star}: keep the place quiet',
  },
  'role-star': {
    good: '{thing} has {star}, timely now',
    notice: '{thing} has {star}: keep the place quiet',
  },
  'period-pair': {
    good: '{thing}: its star and that of the period make {star}, welcome here',
    notice: '{thing}: its star and that of the period make {star}: keep the place quiet',
  },
  'year-pair': {
    good: '{thing}: its star and that of this year make {star}, welcome here',
    notice: '{thing}: its star and that of this year make {star}: keep the place quiet this year',
  },
  'year-mark': {
    good: '{thing}: {star} this year',
    notice: '{thing} is in {star} this year{extent}: no building work or noise there',
  },
  'year-ahead': {
    good: '{thing} does not face {star} this year',
    notice: '{thing} faces {star} this year; tradition prefers it at the back',
  },
  'year-behind': {
    good: '{thing} has {star} ahead this year, as tradition allows',
    notice: '{thing} has {star} at its back this year{extent}; tradition prefers to face it',
  },
  looks: {
    door: ' faces',
    stove: ' faces',
    bed: ': the sleeper’s head points to',
    desk: ': the sitter faces',
    toilet: ' faces',
  },
  schools: { 'eight-mansions': 'Eight Mansions', 'flying-stars': 'Flying Stars', year: 'the year' },
  measured: { bearing: '{school}, {degrees}°', square: '{school}, {palace} square' },
  taughtBy: '{school}: {sources}',
  differs: {
    division: '{thing}: squares and sectors put it in two palaces, {palace} and {palaceOther}.',
    'house-and-resident':
      '{thing}: its place is {star} of the house, its direction {starOther} of {residentOther}; the two disagree.',
    residents: '{thing}{looks} {star} for {resident}, {starOther} for {residentOther}; each line applies.',
    'place-and-front':
      '{thing}: its place is {star} of the house, its direction {starOther}; the two disagree.',
    kua: '{thing}{looks} {star} if {resident}’s kua number is {kua}, {starOther} if it is {kuaOther}; which one is not sure.',
  },
  onlyWide: ', by the wider teaching only',
  disputes: {
    sitting:
      'The house is read here by its sitting, as in Bazhai Mingjing; Yangzhai Sanyao takes its front door.',
    door: 'The house is read here by its front door, as in Yangzhai Sanyao; Bazhai Mingjing takes its sitting.',
    crown: 'A bed is read here by the crown of the head; a minority turns the soles to the good side.',
    cook: 'A stove is read here by the side of its cook, with the knobs; others take the mouth of its fire, where the fuel enters.',
    mouth:
      'A stove is read here by the mouth of its fire, where the fuel enters, taken to be at its back (ours); others take the side of its cook, with the knobs.',
  },
  readBy: {
    sitting: 'the house by its sitting',
    door: 'the house by its front door',
    cook: 'stoves by the side of the cook',
    mouth: 'stoves by the mouth of the fire, taken to be at the back',
  },
};

export const itemTextsZh: ItemTexts = {
  'house-place': {
    good: '{thing}：在宅之{star}，相宜',
    notice: '{thing}：在宅之{star}，传统上宁可放在别处',
  },
  'house-front': {
    good: '{thing}朝宅之{star}',
    notice: '{thing}朝宅之{star}，换一面更好',
  },
  'resident-front': {
    good: '{thing}{looks}{resident}的{star}，是好方位',
    notice: '{thing}{looks}{resident}的{star}，换个方位更好',
  },
  'toilet-northwest': { good: '{thing}不在西北', notice: '{thing}在西北，有人主张避开' },
  'star-pair': { good: '{thing}处有{star}，相宜', notice: '{thing}处有{star}，宜静' },
  'role-star': { good: '{thing}得{star}，正当时', notice: '{thing}得{star}，宜静' },
  'period-pair': { good: '{thing}与运星相会，成{star}，相宜', notice: '{thing}与运星相会，成{star}，宜静' },
  'year-pair': {
    good: '{thing}与今年飞星相会，成{star}，相宜',
    notice: '{thing}与今年飞星相会，成{star}，今年宜静',
  },
  'year-mark': { good: '{thing}：今年{star}', notice: '{thing}处今年有{star}{extent}，不动工、少喧闹' },
  'year-ahead': { good: '{thing}今年不向{star}', notice: '{thing}今年坐着面向{star}，传统说可坐不可向' },
  'year-behind': {
    good: '{thing}今年面向{star}，传统说可向',
    notice: '{thing}今年坐着背靠{star}{extent}，传统说可向不可坐',
  },
  looks: { door: '朝', stove: '朝', bed: '：头朝', desk: '：坐着面向', toilet: '朝' },
  schools: { 'eight-mansions': '八宅', 'flying-stars': '飞星', year: '流年' },
  measured: { bearing: '{school}，{degrees}°', square: '{school}，{palace}宫' },
  taughtBy: '{school}：{sources}',
  differs: {
    division: '{thing}按九宫与八方落在两处：{palace}与{palaceOther}。',
    'house-and-resident': '{thing}：所在是宅之{star}，所向是{residentOther}的{starOther}，宅与人所说不同。',
    residents: '{thing}{looks}{resident}的{star}、{residentOther}的{starOther}，各自成行。',
    'place-and-front': '{thing}：所在是宅之{star}，所向是{starOther}，两说不同。',
    kua: '{thing}{looks}：{resident}命卦为{kua}时是{star}，为{kuaOther}时是{starOther}，命卦未定。',
  },
  onlyWide: '（只按较宽之说）',
  disputes: {
    sitting: '此处以坐山定宅，依《八宅明镜》；《阳宅三要》以大门为伏位。',
    door: '此处以大门为伏位，依《阳宅三要》；《八宅明镜》以坐山定宅。',
    crown: '此处以头顶所指论床；少数人以脚底所指。',
    cook: '此处以掌勺人所在、开关一面论灶；也有人取火门，即进柴进气之处。',
    mouth: '此处以火门论灶，即进柴进气之处，取在灶背（自定）；也有人取掌勺人所在、开关一面。',
  },
  readBy: {
    sitting: '宅以坐山',
    door: '宅以大门为伏位',
    cook: '灶以掌勺人一面',
    mouth: '灶以火门，取在灶背',
  },
};
