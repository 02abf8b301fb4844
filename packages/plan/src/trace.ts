export { type Face, facesOf } from './faces';
export { type Homography, homography, project, unevenness } from './homography';
