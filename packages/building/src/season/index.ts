export { drawBough } from './bough';
export { dressCourt, dressHome, type HomeStage } from './dress';
export type { Dress, SeasonLook, Upright } from './look';
