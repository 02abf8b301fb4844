// Written by scripts/generate.mjs: do not edit.
/** Activities that no day suits, in index order. */
export const UNSEARCHABLE = "(-.3>?TUZ^_emxz£¤¥°±²³¸ÂÃÄÆÉÊËÎ";
