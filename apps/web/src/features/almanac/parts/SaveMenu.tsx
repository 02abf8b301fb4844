import { type AlmanacDay, almanacEvents, getYear, type Names, toICalendar, unwrap, zh } from '@app/almanac';
import { holidaysOf, inRegion } from '@app/almanac/regions';
import { formatCivilDate } from '@app/kernel';
import { cardContent, drawCard } from '@app/scenes/card';
import { Button, DownloadIcon, ImageIcon, Menu, PrinterIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../common/language';
import { useHolidayRegion } from '../../../common/useHolidayRegion';

export interface SaveMenuProps {
  readonly day: AlmanacDay;
  readonly names: Names;
}

/** Ways to take the almanac along: an image, calendar entries, paper. */
export function SaveMenu({ day, names }: SaveMenuProps) {
  const { t, i18n } = useTranslation('visualization');
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();
  const { device, files, notifier } = usePorts();
  const [region] = useHolidayRegion();
  const { year } = day.date;
  const key = formatCivilDate(day.date);

  const shareImage = async () => {
    const picture = await drawCard(cardContent(t, language, day, names, common('app.name')));
    if (!picture) {
      notifier.notify({
        tone: 'error',
        get text() {
          return i18n.t('visualization:almanac.imageFailed');
        },
      });
      return;
    }
    const file = new File([picture], `almanac-${key}.png`, { type: 'image/png' });
    if ((await files.share(file, t('almanac.calendarName'))) !== 'unable') return;
    device.save(file, file.name);
    notifier.notify({
      tone: 'ok',
      get text() {
        return i18n.t('visualization:almanac.imageSaved');
      },
    });
  };
  const exportDays = (days: readonly AlmanacDay[], fileName: string, everyDay: boolean) => {
    const events = almanacEvents(
      days,
      everyDay ? { everyDay } : { solarTerms: true, festivals: true, holidays: holidaysOf(region) },
      names.language === 'zh' ? [names] : [names, zh],
    );
    const text = unwrap(toICalendar({ name: t('almanac.calendarName'), events }));
    device.save(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileName);
  };
  const ofYear = getYear(year, inRegion(region));
  return (
    <Menu
      trigger={
        <Button size="s" variant="quiet" icon={<DownloadIcon />} className="almanac__save">
          {t('almanac.save')}
        </Button>
      }
      items={[
        {
          id: 'image',
          label: t('almanac.shareImage'),
          icon: <ImageIcon />,
          onSelect: () => void shareImage(),
        },
        {
          id: 'day',
          label: t('almanac.exportDay'),
          icon: <DownloadIcon />,
          startsGroup: true,
          onSelect: () => exportDays([day], `almanac-${key}.ics`, true),
        },
        {
          id: 'year',
          label: t('almanac.exportYear', { year }),
          icon: <DownloadIcon />,
          disabled: !ofYear.ok,
          onSelect: () => ofYear.ok && exportDays(ofYear.value, `almanac-${year}.ics`, false),
        },
        {
          id: 'print',
          label: t('almanac.print'),
          icon: <PrinterIcon />,
          startsGroup: true,
          onSelect: () => window.print(),
        },
      ]}
    />
  );
}
