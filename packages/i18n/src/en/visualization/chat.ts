/** The frame of the chat dialog; the assistant’s own words stand in `common`. */
export const chat = {
  title: 'Cosmic Messenger',
  settings: 'Chat settings',
  settingsIntro: 'Use your own OpenAI-compatible service, or leave this empty to use the one of this site.',
  endpoint: 'Endpoint',
  endpointHint: 'An address that begins with https://',
  model: 'Model',
  key: 'API key',
  keyHint: 'Kept in this tab only, never saved or exported',
  showKey: 'Show key',
  hideKey: 'Hide key',
  shareHousehold: 'Let the assistant know my household',
  shareHouseholdHint: 'Sends place name and residents with your questions',
  saved: 'Chat settings saved',
  reset: 'Use the settings of this site',
} as const;
