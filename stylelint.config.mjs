// Every style value has a name: in packages/ui/src/tokens, or as a custom property of the drawing that owns it.
const COLOUR = [/#[\da-f]{3,8}\b/i, /\b(rgb|hsl|oklch)a?\(/i];
/** A length above three pixels: what is thinner is a line, not a space. */
const SPACE = /(?<![-\w.])(?![0-3]px)\d{0,6}\.?\d{1,6}(px|rem)\b/;

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['**/dist/**', '**/api/**', '**/storybook-static/**', 'site/**', 'packages/ui/src/tokens/**'],
  rules: {
    'declaration-property-value-disallowed-list': [
      {
        '/^(?!--|mask)/': COLOUR,
        // A drawing's texts are measured in pixels of its own viewBox.
        '/^font(-size)?$/': [/\d(rem|em)/],
        '/radius$/': [SPACE],
        '/^(padding|margin|gap|row-gap|column-gap)/': [SPACE],
        '/^transition/': [/\d(ms|s)\b/],
      },
      { message: (property, value) => `"${property}: ${value}" is written by hand: name it, or use a token` },
    ],
    'no-duplicate-selectors': true,
    'declaration-block-no-duplicate-properties': true,
  },
};
