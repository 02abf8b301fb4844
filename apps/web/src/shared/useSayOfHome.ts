import { type Say, sayAround } from '@app/i18n';
import { selectInfo, useApp } from '../store/store';
import { useLanguage } from './language';

/** R520: how texts about the people of the home are written: their names stay as they were typed. */
export function useSayOfHome(): Say {
  const { say } = useLanguage();
  const info = useApp(selectInfo);
  return sayAround(say, [info?.locationName ?? '', ...(info?.residents ?? []).map(({ name }) => name)]);
}
