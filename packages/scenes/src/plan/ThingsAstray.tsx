import { formatList, useLanguage } from '@app/i18n';
import type { Floor, Item } from '@app/plan';
import { strayThings } from '@app/plan/drawing';
import { thingName } from '@app/plan/words';
import { useTranslation } from 'react-i18next';

export interface ThingsAstrayProps {
  readonly floor: Floor;
  /** Those that went along with the wall just moved. */
  readonly moved: readonly Item[];
  /** Those it passed, now in another room. */
  readonly left: readonly Item[];
}

/** R855: what a moved wall did to the things beside it, in words; the drawing marks those that lie across one. */
export function ThingsAstray({ floor, moved, left }: ThingsAstrayProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const named = (items: readonly Item[]) => {
    const names = items.map(({ id }) => inFace(thingName(floor, id, language) ?? ''));
    return { things: formatList(language, names) };
  };
  const stray = strayThings(floor);
  return (
    <>
      {moved.length > 0 && `${t('planDesk.movedAlong', named(moved))} `}
      {left.length > 0 && `${t('planDesk.leftThere', named(left))} `}
      {stray.length > 0 && t('planDesk.astray', named(stray))}
    </>
  );
}
