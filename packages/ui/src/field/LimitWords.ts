import { createContext } from 'react';

/** How a field states its character limit; the app supplies the sentence in the reader's language. */
export const LimitWords = createContext((limit: number) => `≤ ${limit}`);
