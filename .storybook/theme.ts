import { create } from 'storybook/theming';

/** Storybook's own frame in the colours of paper. */
export const paperFrame = create({
  base: 'light',
  brandTitle: '墨与星 Ink & Starlight',
  colorPrimary: '#b23a2b',
  colorSecondary: '#7a5b16',
  appBg: '#ece4d5',
  appContentBg: '#fffcf5',
  appPreviewBg: '#fffcf5',
  appBorderColor: '#d6cbb7',
  appBorderRadius: 6,
  barBg: '#f6f1e7',
  barTextColor: '#4a4c4e',
  barSelectedColor: '#a8321f',
  barHoverColor: '#a8321f',
  textColor: '#1b1e22',
  textMutedColor: '#66625a',
  inputBg: '#fffcf5',
  inputBorder: '#7c715e',
  inputTextColor: '#1b1e22',
  fontBase: '-apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Noto Sans CJK SC", sans-serif',
  fontCode: 'ui-monospace, "DejaVu Sans Mono", monospace',
});
