import { HARM } from './comfort/harm';
import { LOSS } from './comfort/loss';
import { SETBACKS } from './comfort/setbacks';
import { SPIRITS } from './comfort/spirits';
import type { Topic } from './topic';

/** Heard before anything else but a cry for help: whoever is in grief is not answered with a remark about cats. */
export const COMFORT: readonly Topic[] = [...LOSS, ...HARM, ...SETBACKS, ...SPIRITS];
