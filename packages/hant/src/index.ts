export { around } from './around';
export { convertAll } from './convertAll';
export { toSimplified } from './toSimplified';
export { toTraditional } from './toTraditional';
