/** A home by its palaces. */
export const palaceFacts = {
  captionOther: '宫位',
  short: 'Short in the {{palaces}}',
  whole: 'No palace is missing',
  /** One of the next two follows it. */
  sits: 'Sits {{sitting}}, faces {{facing}};',
  facingShort: 'short in the {{palaces}}',
  facingWhole: 'no palace missing',
  facing: 'Facing',
  facingAt: {
    magnetic: '{{mountain}}, {{facing}} magnetic',
    true: '{{mountain}}, {{facing}} from true north',
  },
  offMiddle: {
    clockwise: '{{degrees}} clockwise from its middle',
    counter: '{{degrees}} counter-clockwise from its middle',
  },
  inMiddle: 'in its middle',
  declination: 'Declination',
  noDeclination: 'unknown without a place',
  left: '{{palace}}: {{percent}} present',
  saidBy: 'Missing by the bound “{{bound}}”; {{count}} of {{all}} teachings call it so.',
  beyond: '{{palace}}: projects by {{percent}} of a square',
  beyondBy: 'It projects {{length}}; {{count}} of {{all}} teachings call it extended.',
  all: 'Nine palaces, {{share}} present',
  others: 'The other {{count}}, {{share}} present',
  wholeBy: 'None is missing by the bound “{{bound}}”.',
  restBy: 'Whole by the bound “{{bound}}”.',
  between: '{{least}} to {{most}}',
  outside: '{{room}}, {{area}} m²: not counted',
  outsideHint: 'Tradition does not count it. If it is glazed in, count it under Draw.',
} as const;
