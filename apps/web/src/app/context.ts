import type { i18n } from 'i18next';
import type { FirstPorts } from '../adapters/firstPorts';
import type { FirstStore } from '../store/firstStore';

/** What routes may use before a component exists. */
export interface RouterContext {
  readonly store: FirstStore;
  readonly ports: FirstPorts;
  readonly i18n: i18n;
  /** R1070: whether Back, Forward or a reload led to where the history already was, and so no link. */
  readonly isReturn?: () => boolean;
}
