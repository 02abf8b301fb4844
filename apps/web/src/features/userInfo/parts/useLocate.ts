import { type Location, toLocationMessage } from '@app/validation';
import { useEffect, useRef, useState } from 'react';
import { usePorts } from '../../../adapters/ports';
import { useNotify } from '../../../common/messages';

/** R49, R52: asks the browser for the location; a failure shows a toast, and then `onFail` offers another way. */
export function useLocate(onPlace: (place: Location) => void, onFail: () => void) {
  const { geolocator } = usePorts();
  const notify = useNotify();
  const [locating, setLocating] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return {
    locating,
    async locate() {
      setLocating(true);
      const found = await geolocator.locate();
      // The person has left the screen: the answer is dropped.
      if (!here.current) return;
      setLocating(false);
      if (found.ok) {
        onPlace(found.value);
        return;
      }
      notify(toLocationMessage(found.error));
      onFail();
    },
  };
}
