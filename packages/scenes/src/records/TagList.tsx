import type { UsedTag } from '@app/records';
import { useTranslation } from 'react-i18next';
import './records.css';

export interface TagListProps {
  readonly tags: readonly UsedTag[];
  readonly chosen: string | undefined;
  readonly onChoose: (tag: string | undefined) => void;
}

/** As many as fill two lines; a rarer one is found by its words. */
const MOST = 12;

/** R242: the tags in use, one of which can be chosen. */
export function TagList({ tags, chosen, onChoose }: TagListProps) {
  const { t } = useTranslation('visualization');
  if (tags.length === 0) return null;
  return (
    <ul className="record-tags" aria-label={t('records.tags')}>
      {tags
        .filter(({ tag }, index) => index < MOST || tag === chosen)
        .map(({ tag, count }) => (
          <li key={tag}>
            <button
              type="button"
              aria-pressed={tag === chosen}
              onClick={() => onChoose(tag === chosen ? undefined : tag)}
            >
              <bdi>#{tag}</bdi> <span className="ui-num">{count}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}
