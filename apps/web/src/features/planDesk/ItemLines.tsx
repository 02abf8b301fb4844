import { type ItemFinding, nameOf, readItems, type TermId } from '@app/fengshui';
import { planItems } from '@app/home';
import { type Floor, type LayoutOptions, layoutOf, type Palace } from '@app/plan';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/language';
import { useHomeReading } from '../../shared/useHomeReading';

export interface ItemLinesProps {
  readonly floor: Floor;
  readonly options: LayoutOptions;
}

/** What the schools say of the things on a floor, and where they do not say the same. */
export function ItemLines({ floor, options }: ItemLinesProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const reading = useHomeReading();
  const read = useMemo(() => {
    const layout = layoutOf(floor, options);
    return reading?.facing && layout ? readItems(reading, planItems(floor, layout)) : undefined;
  }, [floor, options, reading]);
  if (!read || !reading) return <p className="plan-desk__note">{t('planItems.unknown')}</p>;
  const thingOf = (id: string): string => {
    const item = floor.items.find(each => each.id === id);
    if (item) return t(`planDesk.itemKinds.${item.kind}`);
    return t(`planDesk.openingKinds.${floor.openings.find(each => each.id === id)?.kind ?? 'main-door'}`);
  };
  const palaceOf = (text: string): string => nameOf(`palace.${text as Palace}`)[language];
  return (
    <section>
      <h3>{t('planItems.title')}</h3>
      <ul className="item-lines">
        {read.findings.map(finding => (
          <li
            key={[finding.code, finding.itemId, finding.residentId, finding.mark?.place].join()}
            data-tone={finding.tone}
          >
            {t(`planItems.${finding.code}.${finding.tone}`, {
              thing: thingOf(finding.itemId),
              star: termOf(finding).map(id => nameOf(id)[language])[0] ?? '',
              resident: reading.residents.find(each => each.residentId === finding.residentId)?.name ?? '',
            })}
          </li>
        ))}
        {read.differs.map(({ kind, itemId, one, other }) => (
          <li key={[kind, itemId, other].join()} data-tone="differs">
            {t(`planItems.differs.${kind}`, {
              thing: thingOf(itemId),
              one: kind === 'division' ? palaceOf(one) : one,
              other: kind === 'division' ? palaceOf(other) : other,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The word of the field that a line turns on. */
function termOf({ star, pair, flying, mark }: ItemFinding): readonly TermId[] {
  if (star) return [`mansion.${star}`];
  if (pair) return [`pair.${pair.pair}`];
  if (flying) return [`star.${flying}`];
  return mark ? [`year-place.${mark.place}`] : [];
}
