/** Degrees clockwise from magnetic north that the top of the device points to, and a way to stop listening. */
export interface DeviceCompass {
  /**
   * Starts listening; undefined when the device has no compass or the person says no.
   * Must be called from a press: iOS asks for permission only then.
   */
  watch(listener: (heading: number) => void): Promise<(() => void) | undefined>;
}

/** Safari's addition to the event: degrees clockwise from magnetic north. */
interface CompassEvent extends DeviceOrientationEvent {
  readonly webkitCompassHeading?: number;
}

interface AskingOrientation {
  readonly requestPermission?: () => Promise<PermissionState>;
}

/** A device that has sent no reading by then has no compass, ms. */
const PATIENCE_MS = 1500;

export const browserCompass: DeviceCompass = {
  async watch(listener) {
    if (!('DeviceOrientationEvent' in window)) return undefined;
    // The permission is Safari's alone and missing from the types of the DOM.
    const { requestPermission } = DeviceOrientationEvent as unknown as AskingOrientation;
    if (requestPermission && (await requestPermission().catch(() => 'denied')) !== 'granted')
      return undefined;
    return new Promise(resolve => {
      let heard = false;
      const stop = () => {
        window.removeEventListener('deviceorientationabsolute', onReading);
        window.removeEventListener('deviceorientation', onReading);
        clearTimeout(patience);
      };
      const onReading = (event: Event) => {
        const heading = headingOf(event as CompassEvent); // both events carry an orientation
        if (heading === undefined) return;
        if (!heard) resolve(stop);
        heard = true;
        listener(heading);
      };
      const patience = setTimeout(() => {
        if (heard) return;
        stop();
        resolve(undefined);
      }, PATIENCE_MS);
      window.addEventListener('deviceorientationabsolute', onReading);
      window.addEventListener('deviceorientation', onReading);
    });
  },
};

/** `alpha` counts counter-clockwise, and only absolute readings know where north is. */
export function headingOf(
  event: Pick<CompassEvent, 'alpha' | 'absolute' | 'webkitCompassHeading'>,
): number | undefined {
  if (event.webkitCompassHeading !== undefined) return event.webkitCompassHeading;
  return event.absolute && event.alpha !== null ? (360 - event.alpha) % 360 : undefined;
}
