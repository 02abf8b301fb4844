export { type House, type HouseOptions, openHouse } from './house';
export { isBlob, PHOTOS, RECORDS } from './stores';
