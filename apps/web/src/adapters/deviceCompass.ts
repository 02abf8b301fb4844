import type { CompassReading } from '@app/home';

/** The compass of the device, and a way to stop listening. */
export interface DeviceCompass {
  /**
   * Starts listening; undefined if the device has no compass or the person declines. Must be called from a press: iOS
   * asks for permission only then.
   */
  watch(listener: (reading: CompassReading) => void): Promise<(() => void) | undefined>;
}

interface AskingOrientation {
  readonly requestPermission?: () => Promise<PermissionState>;
}

export const browserCompass: DeviceCompass = {
  async watch(listener) {
    if (!('DeviceOrientationEvent' in window)) return undefined;
    // The permission exists only in Safari and is missing from the DOM types. It is requested before anything is
    // fetched: afterwards the press no longer counts.
    const { requestPermission } = DeviceOrientationEvent as unknown as AskingOrientation;
    if (requestPermission && (await requestPermission().catch(() => 'denied')) !== 'granted')
      return undefined;
    const { listenToCompass } = await import('./compassEvents');
    return listenToCompass(listener);
  },
};
