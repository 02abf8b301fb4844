import { type DayQuery, formatQuery, parseQuery } from '@app/almanac';
import { useState } from 'react';
import { usePorts } from '../../adapters/ports';

const KEY = 'almanac-query';

/** The query, kept as long as the tab, so a reopened dialog has it. */
export function useDayQuery(): readonly [query: DayQuery, change: (part: Partial<DayQuery>) => void] {
  const { tabStore } = usePorts();
  const [query, setQuery] = useState(() => parseQuery(tabStore.read(KEY)));
  const change = (part: Partial<DayQuery>) => {
    const next = { ...query, ...part };
    tabStore.write(KEY, formatQuery(next));
    setQuery(next);
  };
  return [query, change];
}
