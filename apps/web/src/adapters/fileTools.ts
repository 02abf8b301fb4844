// File functions of only some screens, in one chunk.
export { copyFile } from './copyFile';
export { fromDataUrl, toDataUrl } from './dataUrl';
export { loadLicences } from './licences';
export { shareFile } from './shareFile';
export { svgToPng } from './svgToPng';
export { posterOf } from './videoPoster';
