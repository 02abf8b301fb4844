export { FirstSteps, HouseFindings } from './Findings';
export { PalaceKey } from './PalaceKey';
export { Rose } from './Rose';
