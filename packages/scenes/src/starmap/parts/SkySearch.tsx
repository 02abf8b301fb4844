import type { SkyData } from '@app/sky/map';
import { buildSearchIndex, matchedName, type SkyTarget, searchSky } from '@app/sky/stars';
import { Dotted, SearchIcon, TextField, useSearchText } from '@app/ui';
import { INPUT_LIMITS } from '@app/validation';
import { useEffect, useMemo, useRef } from 'react';
import type { SkyWords } from '../useSkyWords';

export interface SkySearchProps {
  readonly words: SkyWords;
  readonly sky: SkyData;
  readonly onFind: (target: SkyTarget) => void;
}

/** Finds by Chinese name, pinyin, English or popular name; Enter takes the first. */
export function SkySearch({ words, sky: { catalogue, names }, onFind }: SkySearchProps) {
  const [query, setQuery] = useSearchText('sky');
  const isAsked = query.trim() !== '';
  const index = useMemo(
    () => (isAsked ? buildSearchIndex(catalogue, names) : []),
    [isAsked, catalogue, names],
  );
  const root = useRef<HTMLElement>(null);
  const found = searchSky(index, query, 6);
  const { t } = words;
  // On a phone the results would be below the fold.
  useEffect(() => {
    if (query !== '') root.current?.scrollIntoView({ block: 'nearest' });
  }, [query]);
  const take = (target: SkyTarget | undefined) => {
    if (!target) return;
    onFind(target);
    setQuery('');
  };
  return (
    <search ref={root} className="starmap__search">
      <form
        onSubmit={event => {
          event.preventDefault();
          take(found[0]);
        }}
      >
        <TextField
          label={t('starMap.search')}
          prefix={<SearchIcon />}
          placeholder={t('starMap.searchHint')}
          limit={INPUT_LIMITS.search}
          value={query}
          autoComplete="off"
          enterKeyHint="search"
          onChange={event => setQuery(event.currentTarget.value)}
        />
      </form>
      <div aria-live="polite">
        {isAsked && found.length === 0 && <p className="starmap__none">{t('starMap.noMatch')}</p>}
        {found.length > 0 && (
          <ul className="starmap__found">
            {found.map(target => {
              const { own, other } = words.nameOf(target);
              const beside = [matchedName(index, target, query), other].filter(name => name !== undefined);
              return (
                <li key={`${target.kind}${target.kind === 'wanderer' ? target.id : target.index}`}>
                  <button type="button" onClick={() => take(target)}>
                    <span>{own}</span>
                    {beside.length > 0 && (
                      <small>
                        <Dotted parts={beside} />
                      </small>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </search>
  );
}
