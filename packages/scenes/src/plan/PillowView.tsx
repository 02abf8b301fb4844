import { type ViewedOpening, type ViewOfSky, viewOfSky, type YearOfLight } from '@app/home';
import { formatDegrees, formatList, useLanguage, writeAll } from '@app/i18n';
import { directionAt } from '@app/kernel';
import { DIRECTIONS, type Floor, isBed, type Plan } from '@app/plan';
import { sunTargets } from '@app/plan/light';
import { planWords, thingName } from '@app/plan/words';
import type { Place } from '@app/sky';
import { Select } from '@app/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf } from './LightWords';
import { SkyView } from './SkyView';

export interface PillowViewProps {
  readonly plan: Plan;
  readonly floor: Floor;
  readonly roomId: string;
  readonly light: YearOfLight;
  readonly place: Place;
  readonly zone: string;
  /** Index of the chosen day, and the minute of it. */
  readonly term: number;
  readonly minute: number;
  readonly nameOf: (term: number) => string;
  /** Beside the title, or alone where there is no view: the choice of the day. */
  readonly children?: ReactNode;
}

/** R383: the windows, doors and sun seen from a bed, desk or sofa of the room, as a picture and in words. */
export function PillowView({
  plan,
  floor,
  roomId,
  light,
  place,
  zone,
  term,
  minute,
  nameOf,
  children,
}: PillowViewProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { directions, openings, items } = writeAll(planWords(language), inFace);
  const thingOf = ({ id }: { readonly id: string }) => inFace(thingName(floor, id, language) ?? '');
  const targets = useMemo(
    () => sunTargets(floor).filter(({ item, room }) => room.id === roomId && item.kind !== 'plant'),
    [floor, roomId],
  );
  const [chosenId, setChosenId] = useState<string>();
  // A bed comes before the desk beside it.
  const target =
    targets.find(({ item }) => item.id === chosenId) ?? targets.find(({ item }) => isBed(item)) ?? targets[0];
  const view = useMemo(
    () => target && viewOfSky({ plan, level: floor.level, target, place, zone, days: light.days, term }),
    [plan, floor.level, target, place, zone, light.days, term],
  );
  // In a room without them the day is chosen all the same.
  if (!target || !view)
    return children && <div className="pillow-view__head ui-labels-hidden">{children}</div>;
  const thing = thingOf(target.item);
  const spot = items[target.item.kind].toLowerCase();
  const [short, title] = isBed(target.item)
    ? [t('planLight.view.fromPillow'), t('planLight.view.pillow', { thing })]
    : [t('planLight.view.fromSpot', { spot }), t('planLight.view.thing', { thing })];
  const seen = view.openings.map(each => tellOpening(each));
  function tellOpening({ kind, isSky, outlines }: ViewedOpening): string {
    const slices = outlines.flat();
    const [first, last] = [slices[0], slices.at(-1)];
    if (!first || !last) return t('planLight.view.hidden', { opening: openings[kind] });
    return t(isSky ? 'planLight.view.window' : 'planLight.view.door', {
      opening: openings[kind],
      direction: directions[directionAt((first.azimuth + last.azimuth) / 2)],
      low: formatDegrees(language, Math.min(...slices.map(({ low }) => low))),
      high: formatDegrees(language, Math.max(...slices.map(({ high }) => high))),
    });
  }
  const days = view.paths.map(path => tellDay(path, view));
  function tellDay({ term: day, spans }: ViewOfSky['paths'][number], { paths }: ViewOfSky): string {
    const words = { day: nameOf(day), spans: formatList(language, spans.map(span), 'figures') };
    const isChosen = day === paths[0]?.term;
    if (spans.length === 0) return t('planLight.view.none', words);
    return t(isChosen ? 'planLight.view.chosen' : 'planLight.view.other', words);
  }
  return (
    <section className="pillow-view" aria-label={title}>
      <div className="pillow-view__head ui-labels-hidden">
        <h3>{short}</h3>
        {targets.length > 1 && (
          <Select
            label={t('planLight.view.from')}
            value={target.item.id}
            options={targets.map(({ item }) => ({ value: item.id, label: thingOf(item) }))}
            onChange={event => setChosenId(event.target.value)}
          />
        )}
        {children}
      </div>
      <SkyView
        view={view}
        minute={minute}
        label={t('planLight.view.label', { title })}
        directions={DIRECTIONS.map(direction => directions[direction])}
        nameOf={nameOf}
      />
      <details>
        <summary>
          {days[0]} <span className="pillow-view__more">{t('planLight.view.more')}</span>
          <span className="pillow-view__more">{t('planLight.view.less')}</span>
        </summary>
        <ul>
          {[...days.slice(1), ...seen, t('planLight.view.north')].map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const span = ([from, to]: readonly [number, number]): string =>
  from === to ? clockOf(from) : `${clockOf(from)}–${clockOf(to)}`;
