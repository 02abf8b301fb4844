/** The QR panel: how to shoot with a phone. */
export const qr = {
  captionOther: '其二',
  title: 'Scan to shoot',
  code: 'QR code of {{url}}',
  openLink: 'No camera? Open the link',
  steps: 'Four steps',
  scanTitle: 'Scan',
  scanBody: 'Point your phone camera at the code.',
  installTitle: 'Install',
  installBody: 'Add it to the home screen; no store needed.',
  signInTitle: 'Sign in',
  signInBody: 'Use the same e-mail as here.',
  shootTitle: 'Shoot',
  shootBody: 'Stand in a corner and shoot each room.',
} as const;
