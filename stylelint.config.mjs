import stylelint from 'stylelint';

// Every style value has a name: in packages/ui/src/tokens, or as a custom property of the drawing that owns it.
const COLOUR = [/#[\da-f]{3,8}\b/i, /\b(rgb|hsl|oklch)a?\(/i];
/** A length above three pixels: what is thinner is a line, not a space. */
const SPACE = /(?<![-\w.])(?![0-3]px)\d{0,6}\.?\d{1,6}(px|rem)\b/;

/**
 * Where layouts change, in px and the same in em where larger text counts: small phone, phone, large phone, tablet, small
 * window, desk, wide desk; and the heights of a phone lying down, a phone, a notebook.
 */
const WIDTHS = [375, 390, 480, 600, 768, 900, 1024, 1280, 1920];
const HEIGHTS = [480, 800, 860];
/** Where a part changes with its own width: the year's dial, three times, the almanac's bar, and the sheets of a photo and of the nine palaces. */
const CONTAINERS = [352, 480, 520, 600, 770, 1000];
/** `(width < 600px)`, `(width >= 37.5em)`, `(768px <= width < 1024px)`. */
const SIZE = /\((?:(\d{1,4})px <= )?(width|height) (?:<|>=) (\d{1,4}(?:\.\d{1,4})?)(px|em)\)/g;
const withoutNamed = (name, params) =>
  params.replaceAll(SIZE, (whole, from, side, size, unit) => {
    const sizes = name === 'container' ? CONTAINERS : side === 'width' ? WIDTHS : HEIGHTS;
    const bounds = [...(from ? [Number(from)] : []), Number(size) * (unit === 'em' ? 16 : 1)];
    return bounds.every(bound => sizes.includes(bound)) ? '' : whole;
  });

const named = 'house/named-sizes';
const namedSizes = stylelint.createPlugin(named, isOn => (root, result) => {
  if (!isOn) return;
  root.walkAtRules(/^(media|container)$/, rule => {
    if (!/width|height/.test(withoutNamed(rule.name, rule.params))) return;
    const message = `"@${rule.name} ${rule.params}": WIDTHS, HEIGHTS and CONTAINERS in stylelint.config.mjs, as (width < 600px) or (width >= 600px)`;
    stylelint.utils.report({ ruleName: named, result, node: rule, message });
  });
});

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['**/dist/**', '**/api/**', '**/storybook-static/**', 'site/**', 'packages/ui/src/tokens/**'],
  plugins: [namedSizes],
  rules: {
    [named]: true,
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
    // A browser that knows no pointer has neither a fine nor a coarse one: everything but fingers is laid out alike.
    'media-feature-name-value-allowed-list': { pointer: ['coarse'] },
    'no-duplicate-selectors': true,
    'declaration-block-no-duplicate-properties': true,
  },
};
