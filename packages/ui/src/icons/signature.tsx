import type { ComponentProps } from 'react';
import { cx } from '../cx';

export type IconProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'>;

/** The house view: a hall with upturned eaves. */
export function CourtyardIcon(props: IconProps) {
  return (
    <Sign {...props}>
      <path d="M3 10.5 12 5l9 5.5" />
      <path d="M2 12.2c1.3 0 2.2-.5 3-1.2M22 12.2c-1.3 0-2.2-.5-3-1.2" />
      <path d="M5 11.6V19h14v-7.4" />
      <path d="M9.5 19v-4.6h5V19M12 14.4V19" />
    </Sign>
  );
}

/** The star map: pole, ecliptic off centre, the rim of the sky. */
export function PlanisphereIcon(props: IconProps) {
  return (
    <Sign {...props}>
      <circle cx="12" cy="12" r="9.2" />
      <circle cx="12" cy="12" r="3" />
      <circle cx="12.8" cy="13" r="6" strokeDasharray="1.4 2" />
      <path d="M12 2.8V9M12 15v6.2M2.8 12H9M15 12h6.2" />
    </Sign>
  );
}

/** The plan: outer walls with the front door's opening and leaf, and the walls between the rooms. */
export function FloorPlanIcon(props: IconProps) {
  return (
    <Sign {...props}>
      <path d="M12.5 20H3.5V4h17v16H17" />
      <path d="M12.5 20v-4.5A4.5 4.5 0 0 1 17 20" />
      <path d="M9.5 4v3M9.5 10.5v2h-6M20.5 11h-5.5" />
    </Sign>
  );
}

/** The almanac: one leaf of a tear-off calendar. */
export function AlmanacLeafIcon(props: IconProps) {
  return (
    <Sign {...props}>
      <path d="M5 3.5h14v17H5z" />
      <path d="M5 7.5h14M8 3.5v-1M16 3.5v-1" />
      <path d="M12 10.5v7M9 12.5h6M9.5 15.5h5" />
    </Sign>
  );
}

/** Bearing: dial and needle. */
export function LuopanIcon(props: IconProps) {
  return (
    <Sign {...props}>
      <circle cx="12" cy="12" r="9.2" />
      <circle cx="12" cy="12" r="6.2" />
      <path d="m12 7.5 1.6 4.5L12 16.5 10.4 12z" />
      <path d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3" />
    </Sign>
  );
}

/** The messenger: a round gate to talk through. */
export function MoonGateIcon(props: IconProps) {
  return (
    <Sign {...props}>
      <circle cx="12" cy="11.5" r="8.2" />
      <path d="M2.5 21h19M8.2 18.7V21M15.8 18.7V21" />
    </Sign>
  );
}

/** Photographs. */
export function ShutterIcon(props: IconProps) {
  return (
    <Sign {...props}>
      <path d="M3 7.5h4l1.5-2.5h7L17 7.5h4v12H3z" />
      <circle cx="12" cy="13" r="3.8" />
    </Sign>
  );
}

/** Our own icons are on lucide's 24-unit grid, so that both families match. */
function Sign({ className, children, ...rest }: ComponentProps<'svg'>) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: decoration beside text, unless the caller gives role and aria-label.
    <svg
      {...rest}
      viewBox="0 0 24 24"
      aria-hidden={rest['aria-label'] ? undefined : true}
      className={cx('ui-icon', className)}
    >
      {children}
    </svg>
  );
}
