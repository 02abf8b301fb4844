/** Not on the first page, where nothing has changed yet. */
export const loadPatches = () => import('./comparing');
