/**
 * R883: whether a press is an Enter of the person's own. One that commits the characters of an input method is not; Safari
 * reports it after the composition, as key code 229.
 *
 * @example
 * isEnter(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true })); // false
 */
export const isEnter = ({ key, isComposing, keyCode }: KeyboardEvent): boolean =>
  key === 'Enter' && !isComposing && keyCode !== 229;
