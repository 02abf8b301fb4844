/** A home by its palaces. */
export const palaceFacts = {
  captionOther: '宫位',
  short: 'Short in the {{palaces}}',
  whole: 'All nine palaces are whole',
  facingShort: 'Sits {{sitting}}, faces {{facing}}; short in the {{palaces}}',
  facingWhole: 'Sits {{sitting}}, faces {{facing}}; all palaces whole',
  facing: 'Facing',
  facingAt: {
    magnetic: '{{mountain}}, {{facing}} magnetic',
    true: '{{mountain}}, {{facing}} from true north',
  },
  declination: 'Declination',
  noDeclination: 'unknown without a place',
  left: '{{palace}}: {{percent}} present',
  saidBy: '{{count}} of {{all}} teachings call it missing; the table below says which.',
  outside: '{{room}}, {{area}} m²: not counted',
  outsideHint:
    'It lies outside the home as tradition counts it. If it is glazed in, count it as part of the home under Draw.',
} as const;
