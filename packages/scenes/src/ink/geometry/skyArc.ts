// The app's samples for the arcs of sun and moon: it draws nothing itself.
export type { SkySample } from '@app/building';
