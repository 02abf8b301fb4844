export { around } from './around';
export { toSimplified } from './toSimplified';
export { toTraditional } from './toTraditional';
