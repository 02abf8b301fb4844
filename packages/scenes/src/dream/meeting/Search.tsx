import type { PeopleFilter } from '@app/dreamspace';
import { SearchIcon, SegmentedControl, TextField } from '@app/ui';
import { INPUT_LIMITS } from '@app/validation';
import { useTranslation } from 'react-i18next';

export interface SearchProps {
  readonly query: string;
  readonly filter: PeopleFilter;
  /** The number of matches. */
  readonly found: number;
  readonly onSearch: (query: string) => void;
  readonly onFilter: (filter: PeopleFilter) => void;
}

export function Search({ query, filter, found, onSearch, onFilter }: SearchProps) {
  const { t } = useTranslation('visualization');
  return (
    <search className="dream-search">
      <TextField
        label={t('deepDream.searchPeople')}
        placeholder={t('deepDream.searchHint')}
        prefix={<SearchIcon />}
        type="search"
        limit={INPUT_LIMITS.search}
        value={query}
        onChange={event => onSearch(event.currentTarget.value)}
      />
      <SegmentedControl<PeopleFilter>
        label={t('deepDream.filter')}
        value={filter}
        onChoose={onFilter}
        options={[
          { value: 'all', label: t('deepDream.filterAll') },
          { value: 'available', label: t('deepDream.filterAvailable') },
          { value: 'mine', label: t('deepDream.filterMine') },
        ]}
      />
      <p className="dream-search__count" role="status">
        {found === 0 ? t('deepDream.noMatches') : t('deepDream.matchCount', { count: found })}
      </p>
    </search>
  );
}
