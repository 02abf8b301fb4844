import { type CompassReading, headingOfAngles } from '@app/home';

/** Safari's additions to the event: degrees clockwise from magnetic north, and its accuracy. */
interface CompassEvent extends DeviceOrientationEvent {
  readonly webkitCompassHeading?: number;
  /** Negative while the heading is not valid. */
  readonly webkitCompassAccuracy?: number;
}

/** A device without a reading by then has no compass, ms. */
const PATIENCE_MS = 1500;

/** Undefined if no reading of the device has a known north. */
export function listenToCompass(
  listener: (reading: CompassReading) => void,
): Promise<(() => void) | undefined> {
  return new Promise(resolve => {
    let heard = false;
    const stop = () => {
      window.removeEventListener('deviceorientationabsolute', onEvent);
      window.removeEventListener('deviceorientation', onEvent);
      clearTimeout(patience);
    };
    const onEvent = (event: Event) => {
      const reading = readingOf(event as CompassEvent); // both events carry an orientation
      if (reading === undefined) return;
      if (!heard) resolve(stop);
      heard = true;
      listener(reading);
    };
    const patience = setTimeout(() => {
      if (heard) return;
      stop();
      resolve(undefined);
    }, PATIENCE_MS);
    window.addEventListener('deviceorientationabsolute', onEvent);
    window.addEventListener('deviceorientation', onEvent);
  });
}

type OrientationFacts = Pick<
  CompassEvent,
  'alpha' | 'beta' | 'gamma' | 'absolute' | 'webkitCompassHeading' | 'webkitCompassAccuracy'
>;

/** Only Safari's own heading and absolute angles have a known north; undefined for any other event. */
export function readingOf(event: OrientationFacts): CompassReading | undefined {
  const { alpha, beta, gamma, webkitCompassHeading, webkitCompassAccuracy } = event;
  if (webkitCompassHeading !== undefined) {
    const isValid =
      Number.isFinite(webkitCompassHeading) &&
      !(webkitCompassAccuracy !== undefined && webkitCompassAccuracy < 0);
    return isValid ? { heading: webkitCompassHeading, accuracy: webkitCompassAccuracy } : undefined;
  }
  if (!event.absolute || alpha === null || beta === null || gamma === null) return undefined;
  const heading = headingOfAngles({ alpha, beta, gamma });
  return heading === undefined ? undefined : { heading };
}
