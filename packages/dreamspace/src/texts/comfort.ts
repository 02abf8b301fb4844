import { HARM } from './comfort/harm';
import { LOSS } from './comfort/loss';
import { SETBACKS } from './comfort/setbacks';
import { DESPAIR, SPIRITS } from './comfort/spirits';
import type { Topic } from './topic';

/**
 * Checked before everything but a cry for help: grief is not answered with a remark about cats. The gravest is first, and
 * of two troubles the first is answered.
 */
export const COMFORT: readonly Topic[] = [...LOSS, ...HARM, ...DESPAIR, ...SETBACKS, ...SPIRITS];
