import { type Bubble, type Field, isFound, type PeopleFilter } from '@app/dreamspace';
import type { Language } from '@app/i18n';
import type { Random } from '@app/kernel';
import { Button, IconButton, ListIcon, MoonGateIcon, SearchIcon, useSearchText } from '@app/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasWebGL } from '../webgl';
import { PeopleList } from './PeopleList';
import { Search } from './Search';
import { Space } from './Space';
import './meeting.css';

export interface MeetingProps {
  readonly bubbles: readonly Bubble[];
  readonly field: Field | undefined;
  readonly language: Language;
  readonly random: Random;
  /** True while a conversation is open: the water waits behind it, unchanged. */
  readonly away: boolean;
  /** The bubble or row that takes the focus after the conversation. */
  readonly returnTo: string | undefined;
  readonly onPress: (bubble: Bubble) => void;
}

/** The people, on the water or as a list: two equivalent views. Without WebGL there is only the list. */
export function Meeting({ bubbles, field, language, random, away, returnTo, onPress }: MeetingProps) {
  const { t } = useTranslation('visualization');
  const [canDraw, setCanDraw] = useState(hasWebGL);
  const [chosenView, setChosenView] = useState<'water' | 'list'>('water');
  const [searching, setSearching] = useState(false);
  const [query, setQuery] = useSearchText('people');
  const [filter, setFilter] = useState<PeopleFilter>('all');
  const view = canDraw && field ? chosenView : 'list';
  const narrow = searching || view === 'list';
  const found = useMemo(
    () =>
      new Set(
        bubbles
          .filter(bubble => isFound(bubble, narrow ? query : '', narrow ? filter : 'all'))
          .map(({ id }) => id),
      ),
    [bubbles, query, filter, narrow],
  );
  const search = (
    <Search query={query} filter={filter} found={found.size} onSearch={setQuery} onFilter={setFilter} />
  );
  const switches = (
    <>
      {canDraw && (
        <Button
          variant="quiet"
          icon={view === 'water' ? <ListIcon /> : <MoonGateIcon />}
          onClick={() => setChosenView(view === 'water' ? 'list' : 'water')}
        >
          {t(view === 'water' ? 'deepDream.listView' : 'deepDream.spaceView')}
        </Button>
      )}
      {view === 'water' && (
        <IconButton
          label={t('deepDream.searchPeople')}
          icon={<SearchIcon />}
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        />
      )}
    </>
  );

  return view === 'water' && field ? (
    <Space
      bubbles={bubbles}
      found={found}
      field={field}
      language={language}
      random={random}
      away={away}
      returnTo={returnTo}
      tools={switches}
      search={searching ? search : undefined}
      onPress={onPress}
      onLost={() => setCanDraw(false)}
    />
  ) : (
    <PeopleList
      bubbles={bubbles.filter(({ id }) => found.has(id))}
      language={language}
      hidden={away}
      returnTo={returnTo}
      note={canDraw ? undefined : t('deepDream.noWater')}
      search={search}
      tools={switches}
      onPress={onPress}
    />
  );
}
