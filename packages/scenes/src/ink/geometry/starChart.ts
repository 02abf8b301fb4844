// The app's projection for the dot of a place: it draws no stars itself.
export { chartProjection } from '@app/building';
