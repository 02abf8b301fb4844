import { createContext } from 'react';

/** How a field says that it takes at most so many characters; an app says it in the language of its reader. */
export const LimitWords = createContext((limit: number) => `≤ ${limit}`);
