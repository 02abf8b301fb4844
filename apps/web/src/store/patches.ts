/** Not on the first page, where nothing is changed yet. */
export const loadPatches = () => import('./comparing');
