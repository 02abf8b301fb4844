import { flatTracing, type Traced } from '@app/home';
import { type Floor, isInside, type Point, type Ring } from '@app/plan';
import type { ProposalCode } from '@app/plan/propose';
import {
  cornersOn,
  fitted,
  onPicture,
  type Placing,
  type TraceCode,
  type TraceResult,
} from '@app/plan/trace';
import { useEffect, useRef, useState } from 'react';
import { usePorts } from '../../adapters/ports';
import { useNotify } from '../../common/messages';
import { faultOf, LONGEST, type PictureFault, readPicture } from './readPicture';
import type { Desk } from './useDesk';

type TraceFault = TraceCode | ProposalCode | PictureFault | 'trace/outside';

export interface Trace {
  /** The picture under the plan, if there is one. */
  readonly shown: Traced | undefined;
  readonly isBusy: boolean;
  readonly fault: TraceFault | undefined;
  readonly pick: (file: File, floor: Floor) => Promise<void>;
  readonly setOpacity: (opacity: number) => void;
  /** Moves the picture; false if refused, which has been reported. Lines already drawn scale with it when a length is entered. */
  readonly lay: (
    change: (placing: Placing) => TraceResult<Placing>,
    ends?: readonly [Point, Point],
  ) => boolean;
  /** R399: a proposed room around a point of the plan, until it is accepted or dismissed. */
  readonly proposed: Ring | undefined;
  readonly propose: (at: Point, floor: Floor) => Promise<void>;
  readonly forget: () => void;
  /** The plan's four points over the sheet's corners. */
  readonly flatten: (corners: readonly Point[]) => Promise<void>;
  readonly remove: () => void;
}

/** The picture a plan is traced from. It is stored with the account, apart from the plan and without its metadata. */
export function useTracing(desk: Desk): Trace {
  const ports = usePorts();
  const { files, images } = ports;
  const notify = useNotify();
  const [fault, setFault] = useState<TraceFault>();
  const [isBusy, setBusy] = useState(false);
  const [proposed, setProposed] = useState<Ring>();
  /** Counted, so that a proposal that comes after the next tap is dropped. */
  const taps = useRef(0);
  const shown = desk.traced;
  // Decoding takes time: the plan may have changed meanwhile, and after a sign-out there is none.
  const here = useRef<Desk>(undefined);
  useEffect(() => {
    here.current = desk;
    return () => {
      here.current = undefined;
    };
  }, [desk]);
  const forget = () => {
    taps.current += 1;
    setFault(undefined);
    setProposed(undefined);
  };
  const lay = (next: Traced | undefined) => {
    forget();
    here.current?.trace(next);
  };
  const shownFault = (reason: TraceFault | 'missing'): TraceFault | undefined => {
    if (reason !== 'missing') return reason;
    notify({ code: 'app/part-missing' });
    return undefined;
  };
  const during = async (work: () => Promise<TraceFault | undefined>) => {
    setBusy(true);
    setFault(await work().catch((): TraceFault => 'trace/unreadable'));
    setBusy(false);
  };
  return {
    shown,
    isBusy,
    fault,
    proposed,
    forget,
    propose: (at, floor) =>
      during(async () => {
        forget();
        const tap = taps.current;
        if (!shown) return undefined;
        const { placing, width, height } = shown;
        if (!isInside(at, cornersOn(placing, width, height))) return 'trace/outside';
        const found = await images.propose(await files.fromText(shown.url), onPicture(placing, at), placing);
        if (tap !== taps.current) return undefined;
        if (!found.ok) return shownFault(faultOf(found.error));
        if (!found.value.ok) return found.value.error.code;
        setProposed(fitted(floor, placing, found.value.value));
        return undefined;
      }),
    pick: (file, floor) =>
      during(async () => {
        const read = await readPicture(file, floor, ports);
        if (!read.ok) return shownFault(read.error);
        lay(read.value);
        return undefined;
      }),
    setOpacity: opacity => shown && desk.trace({ ...shown, opacity }, 'now'),
    lay: (change, ends) => {
      if (!shown) return false;
      const laid = change(shown.placing);
      if (!laid.ok) setFault(laid.error.code);
      else if (ends) {
        forget();
        const [from, to] = ends.map(p => onPicture(shown.placing, p));
        return desk.measure(laid.value, from && to && [from, to]);
      } else lay({ ...shown, placing: laid.value });
      return laid.ok;
    },
    flatten: corners =>
      during(async () => {
        if (!shown) return undefined;
        const flat = flatTracing(shown, corners, LONGEST);
        if (!flat.ok) return flat.error.code;
        const picture = await images.flatten(await files.fromText(shown.url), flat.value.straightening);
        if (!picture.ok) return shownFault(faultOf(picture.error));
        const url = await files.toText(picture.value);
        // Turned with the plan meanwhile: the corners are no longer there.
        if (String(here.current?.traced?.placing) === String(shown.placing))
          lay({ ...flat.value.tracing, url });
        return undefined;
      }),
    remove: () => lay(undefined),
  };
}
