import { frozen } from '@app/kernel';
export const FORM_CODES = /* @__PURE__ */ frozen([
  'through-draught',
  'main-door-faces-kitchen-door',
  'main-door-faces-bathroom-door',
  'main-door-faces-bedroom-door',
  'main-door-faces-stairs',
  'main-door-faces-lift',
  'main-door-in-line-with-room-door',
  'kitchen-door-faces-bathroom-door',
  'bedroom-door-faces-bathroom-door',
  'bedroom-door-faces-kitchen-door',
  'door-to-door',
  'two-doors-one-wall',
  'centre-kitchen',
  'centre-bathroom',
  'centre-stairs',
  'centre-free',
  'centre-outside',
  'centre-short',
  'missing-corner',
  'extension',
  'kitchen-northwest',
  'stove-sink',
  'stove-fridge',
  'stove-at-door',
  'stove-no-back',
  'stove-window',
  'wall-shared',
  'bed-in-line',
  'bed-no-wall',
  'bed-window',
  'bed-door-wall',
  'bed-commands',
  'desk-commands',
  'desk-back',
  'desk-window',
  'desk-faces-wall',
  'corner-points',
  'long-corridor',
  'dark-room',
  'bath-through-kitchen',
  'room-through-room',
  'closet-large',
  'long-house',
  'bright-corner-free',
  'bright-corner-open',
  'bathroom-above',
  'stove-below-bed',
  'stairs-above-bed',
  'irregular-room',
] as const);
export type FormCode = (typeof FORM_CODES)[number];

/** The basis of a form: the shapes of walls and things, the squares of the body, or the sectors around the centre. */
export type FormSchool = 'forms' | 'squares' | 'sectors';

export interface FormRule {
  readonly tone: 'notice' | 'good';
  /** `source` if no number of the rule is ours; `ours` if one is, because the sources have only words for it. */
  readonly basis: 'source' | 'ours';
  /** Its remedy, easiest first: a door or curtain to close, a thing to move, a screen, building work; or nothing. */
  readonly mend: 'close' | 'move' | 'screen' | 'build' | 'none';
  /** The source: a site or an author, with the number of the page (№) or the length it gives. */
  readonly sources: readonly string[];
}

const notice = (basis: FormRule['basis'], mend: FormRule['mend'], sources: readonly string[]): FormRule => ({
  tone: 'notice',
  basis,
  mend,
  sources,
});
const good = (basis: FormRule['basis'], sources: readonly string[]): FormRule => ({
  tone: 'good',
  basis,
  mend: 'none',
  sources,
});

/** The sources of each form. A threshold of ours is marked as such; none is claimed as a standard. */
export const FORMS: Readonly<Record<FormCode, FormRule>> = /* @__PURE__ */ frozen({
  'through-draught': notice('ours', 'screen', ['xingmingsuanming.com №80538', '360doc']),
  'main-door-faces-kitchen-door': notice('ours', 'close', [
    'hehuozuo.com №213',
    'king-fabrication',
    'ptttube',
  ]),
  'main-door-faces-bathroom-door': notice('ours', 'close', [
    'hehuozuo.com №213',
    'king-fabrication',
    'ptttube',
  ]),
  'main-door-faces-bedroom-door': notice('ours', 'close', ['king-fabrication', 'ptttube']),
  'main-door-faces-stairs': notice('ours', 'screen', ['hehuozuo.com №213', 'ptttube']),
  'main-door-faces-lift': notice('ours', 'screen', ['king-fabrication', 'ptttube']),
  'main-door-in-line-with-room-door': notice('ours', 'close', ['ptttube']),
  'kitchen-door-faces-bathroom-door': notice('ours', 'close', ['hehuozuo.com №213', 'sina', 'ailan.idv.tw']),
  'bedroom-door-faces-bathroom-door': notice('ours', 'close', ['qytcq', 'sina', 'ailan.idv.tw']),
  'bedroom-door-faces-kitchen-door': notice('ours', 'close', ['qytcq', 'hehuozuo.com №213']),
  'door-to-door': notice('ours', 'close', ['sssfk', '100.com.tw 3 m']),
  'two-doors-one-wall': notice('source', 'close', ['hhh.com.tw']),
  'centre-kitchen': notice('ours', 'build', ['king-fabrication', 'goodfengshuitips', 'HK01', 'ailan.idv.tw']),
  'centre-bathroom': notice('ours', 'build', [
    'king-fabrication',
    'goodfengshuitips',
    'HK01',
    'ailan.idv.tw',
  ]),
  'centre-stairs': notice('ours', 'build', ['king-fabrication', 'HK01']),
  'centre-free': good('ours', ['king-fabrication', 'HK01']),
  'centre-outside': notice('ours', 'none', ['kaso.or.jp']),
  'centre-short': notice('source', 'none', ['creativehomex.com/who-moved-my-qi', '8whitestar']),
  'missing-corner': notice('source', 'build', ['creativehomex.com/who-moved-my-qi', '8whitestar']),
  extension: notice('ours', 'none', ['fortunewonder', 'geomancy.net']),
  'kitchen-northwest': notice('source', 'build', ['sina №96e3e9c3', 'fstips']),
  'stove-sink': notice('ours', 'move', [
    'hhh.com.tw 0.3 m',
    'ailan.idv.tw 0.45 m',
    'm.guangyukeji.com 0.5 m',
    'health.tvbs 0.9 m',
  ]),
  'stove-fridge': notice('ours', 'move', ['MJC', 'epochtimes']),
  'stove-at-door': notice('ours', 'close', ['iask', 'azg168', 'hhh.com.tw']),
  'stove-no-back': notice('ours', 'move', ['azg168', 'hhh.com.tw']),
  'stove-window': notice('ours', 'move', ['iask', 'hhh.com.tw']),
  'wall-shared': notice('ours', 'move', ['ailan.idv.tw', 'Lunio', 'hhh.com.tw']),
  'bed-in-line': notice('ours', 'move', ['masterseanchan', 'fengshuisource', 'searchome']),
  'bed-no-wall': notice('ours', 'move', ['100.com.tw', 'Kartar Diamond']),
  'bed-window': notice('ours', 'close', ['100.com.tw 0.45 m']),
  'bed-door-wall': notice('source', 'move', ['100.com.tw']),
  'bed-commands': good('ours', ['azg168']),
  'desk-commands': good('ours', ['azg168']),
  'desk-back': notice('ours', 'move', ['azg168', 'qytcq', 'kaojiazhao']),
  'desk-window': notice('ours', 'close', ['azg168', 'qytcq']),
  'desk-faces-wall': notice('ours', 'move', ['azg168', 'kaojiazhao']),
  'corner-points': notice('ours', 'screen', ['fengshuidiy', 'Lunio', '100.com.tw']),
  'long-corridor': notice('ours', 'screen', ['ettoday']),
  'dark-room': notice('source', 'none', ['ailan.idv.tw']),
  'bath-through-kitchen': notice('source', 'build', ['ailan.idv.tw']),
  'room-through-room': notice('source', 'build', ['searchome']),
  'closet-large': notice('ours', 'none', ['100.com.tw']),
  'long-house': notice('source', 'none', ['ailan.idv.tw']),
  'bright-corner-free': good('ours', ['mnkan', 'wangchao', 'ailan.idv.tw']),
  'bright-corner-open': notice('ours', 'screen', ['mnkan', 'wangchao', 'ailan.idv.tw']),
  'bathroom-above': notice('source', 'move', ['hhh.com.tw', 'ailan.idv.tw']),
  'stove-below-bed': notice('source', 'move', ['hhh.com.tw', 'ailan.idv.tw']),
  'stairs-above-bed': notice('source', 'move', ['hhh.com.tw', 'ailan.idv.tw']),
  'irregular-room': notice('ours', 'none', ['hhh.com.tw']),
});

const BY_SQUARES = /^centre-|^missing-corner$|^extension$/;

/** The basis of a form. */
export const schoolOf = (code: FormCode): FormSchool =>
  code === 'kitchen-northwest' ? 'sectors' : BY_SQUARES.test(code) ? 'squares' : 'forms';
