import type { Names } from '@app/almanac';
import { facingOf, homePlaceOf, knownPlaceOf } from '@app/home';
import {
  ANNIVERSARIES_KEY,
  type Anniversaries,
  allAnniversaries,
  formatAnniversaries,
  parseAnniversaries,
} from '@app/home/year';
import type { CivilDate } from '@app/kernel';
import type { ShownDay } from '@app/scenes/almanac';
import { Sheet } from '@app/scenes/Sheet';
import { CalendarPane, YearPane } from '@app/scenes/year';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useLanguage } from '../../common/language';
import { useCalendarFeed } from '../../common/useHolidayRegion';
import { useOfferUndo } from '../../common/useOfferUndo';
import { selectInfo, useApp } from '../../store/store';

export interface YearViewProps {
  readonly shown: ShownDay;
  readonly names: Names;
  readonly onOpenDay: (date: CivilDate) => void;
}

/** R490 to R494: the year of this home, and its days for a calendar. */
export default function YearView({ shown, names, onOpenDay }: YearViewProps) {
  const { t } = useTranslation('visualization');
  const { clock, device, textStore } = usePorts();
  const info = useApp(selectInfo);
  const facts = useApp(state => state.houseFacts);
  const [stored, setStored] = useState(() => parseAnniversaries(textStore.read(ANNIVERSARIES_KEY)));
  const [open, setOpen] = useState(false);
  const feed = useCalendarFeed();
  const { region } = feed;
  const offerUndo = useOfferUndo();
  const { language } = names;
  const { inFace } = useLanguage();
  const zone = clock.zone();
  const days = useMemo(() => allAnniversaries(info?.residents ?? [], stored), [info, stored]);
  const place = useMemo(() => {
    const home = homePlaceOf(info, zone);
    const name = home.isKnown ? (info?.locationName ?? '') : inFace(home.standIn.name[language]);
    return { ...home, name, facing: facingOf(facts, knownPlaceOf(info), clock.now()) };
  }, [info, facts, zone, language, inFace, clock]);
  const request = useMemo(
    () => ({ place, zone, stored: days, observance: stored.observance, region }),
    [place, zone, days, stored, region],
  );
  // Another tab may have written since.
  const change = (step: (days: Anniversaries) => Anniversaries) => {
    const next = step(parseAnniversaries(textStore.read(ANNIVERSARIES_KEY)));
    textStore.write(ANNIVERSARIES_KEY, formatAnniversaries(next));
    setStored(next);
  };
  return (
    <>
      <YearPane
        {...{ request, place, names, onOpenDay }}
        date={shown.date}
        onShow={shown.show}
        onCalendar={() => setOpen(true)}
      />
      {open && (
        <Sheet title={t('year.calendar')} onClose={() => setOpen(false)}>
          <CalendarPane
            {...{ names, days, stored, feed }}
            onOffer={offerUndo}
            today={shown.today}
            now={clock.now}
            onChange={change}
            onSave={(text, name) =>
              device.save(new Blob([text], { type: 'text/calendar;charset=utf-8' }), name)
            }
          />
        </Sheet>
      )}
    </>
  );
}
