export { drifting, FLOCKS, snowFlakes } from './air';
export { drawBough } from './bough';
export { dressCourt, dressHome, type HomeStage, UPRIGHT_STYLES } from './dress';
export { drawHills, type HillOptions, type Hills } from './hills';
export type { Dress, SeasonLook, Upright } from './look';
export { cloudBank, rainDrift, rainStrokes, scatteredStars, type WashOptions, waves } from './weather';
