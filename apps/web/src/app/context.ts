import type { i18n } from 'i18next';
import type { Ports } from '../adapters/ports';
import type { AppStore } from '../store/store';

/** What routes may use before a component exists. */
export interface RouterContext {
  readonly store: AppStore;
  readonly ports: Ports;
  readonly i18n: i18n;
}
