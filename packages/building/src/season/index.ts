export { drifting, FLOCKS, firework, snowFlakes } from './air';
export { drawBough } from './bough';
export { decorateCourt, decorateHome, type HomeStage, UPRIGHT_STYLES } from './decorate';
export type { SeasonDecor, SeasonLook, Upright } from './look';
export { cloudBank, rainDrift, rainStrokes, scatteredStars, type WashOptions, waves } from './weather';
