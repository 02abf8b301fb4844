import { firstTracing, flatTracing, layTracing, liftTracing, TRACING_KEY } from '@app/home';
import type { Floor, Plan, Point, Ring } from '@app/plan';
import type { ProposalCode } from '@app/plan/propose';
import {
  fitted,
  onPicture,
  type Placing,
  readTracing,
  type TraceCode,
  type TraceResult,
  type Tracing,
} from '@app/plan/trace';
import { MAX_FILE_BYTES, MAX_PIXELS } from '@app/records';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import type { WorkFailure } from '../../adapters/workshop/workshop';
import { useNotify } from '../../shared/messages';
import { useOfferUndo } from '../../shared/useOfferUndo';

type PictureFault =
  | TraceCode
  | ProposalCode
  | 'trace/not-a-picture'
  | 'trace/picture-too-large'
  | 'trace/unreadable';

export interface Trace {
  /** The picture under the plan, if there is one. */
  readonly shown: (Tracing & { readonly url: string }) | undefined;
  readonly isBusy: boolean;
  readonly fault: PictureFault | undefined;
  readonly pick: (file: File, floor: Floor) => Promise<void>;
  readonly setOpacity: (opacity: number) => void;
  /** Moves the picture; false if refused, which has been reported. */
  readonly lay: (change: (placing: Placing) => TraceResult<Placing>) => boolean;
  /** R399: a proposed room around a point of the plan, until it is accepted or dismissed. */
  readonly proposed: Ring | undefined;
  readonly propose: (at: Point, floor: Floor) => Promise<void>;
  readonly forget: () => void;
  /** The plan's four points over the sheet's corners. */
  readonly flatten: (corners: readonly Point[]) => Promise<void>;
  readonly remove: () => void;
  /** R847: takes back the latest step of the picture; undefined while later steps of the plan come first. */
  readonly undo: (() => void) | undefined;
}

interface PictureStep {
  /** The plan it was made on: the plan's own history keeps each as the same object. */
  readonly plan: Plan;
  readonly before: Tracing & { readonly url: string };
}

const PICTURE = 'plan-picture';
/** Pixels on the longer side: enough to see a door, small enough to be stored as text. */
const LONGEST = 1600;
/** The format this desk writes; a browser that cannot write WebP writes PNG. */
const PICTURE_TEXT = /^data:image\/(?:webp|png);base64,/;

/** Counted, so that a removed picture does not come back with the placing of one laid since. */
let laidPictures = 0;

/** The picture a plan is traced from. It is stored with the account, apart from the plan and without its metadata. */
export function useTracing(plan: Plan): Trace {
  const { files, images, textStore } = usePorts();
  const { i18n } = useTranslation('visualization');
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const [fault, setFault] = useState<PictureFault>();
  const [isBusy, setBusy] = useState(false);
  const [proposed, setProposed] = useState<Ring>();
  const [, redraw] = useState({});
  const [steps, setSteps] = useState<readonly PictureStep[]>([]);
  /** Counted, so that a proposal that comes after the next tap is dropped. */
  const taps = useRef(0);
  const [url, setUrl] = useState(() => {
    const stored = textStore.read(PICTURE);
    return stored && PICTURE_TEXT.test(stored) ? stored : undefined;
  });
  // R746: the desk moves the stored placing with the plan, so it is read from there.
  const stored = textStore.read(TRACING_KEY) ?? '';
  const tracing = useMemo(() => readTracing(stored), [stored]);
  const shown = useMemo(() => (url && tracing ? { ...tracing, url } : undefined), [url, tracing]);
  // Decoding takes time. A picture that arrives after a sign-out is dropped.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    if (textStore.read(PICTURE) === undefined) textStore.remove(TRACING_KEY);
    return () => {
      isHere.current = false;
    };
  }, [textStore]);
  const keep = ({ width, height, placing, opacity }: Tracing, url: string) => {
    const tracing = { width, height, placing, opacity };
    if (!isHere.current) return;
    setFault(undefined);
    setProposed(undefined);
    textStore.write(TRACING_KEY, JSON.stringify(tracing));
    if (url !== shown?.url) {
      laidPictures += 1;
      textStore.write(PICTURE, url);
    }
    setUrl(url);
    redraw({});
  };
  const step = (before: PictureStep['before'], next: Tracing, url: string) => {
    setSteps(all => [...all, { plan, before }]);
    keep(next, url);
  };
  const last = steps.at(-1);
  const toFault = (reason: WorkFailure): PictureFault | undefined => {
    if (reason !== 'missing') return 'trace/unreadable';
    notify({ code: 'app/part-missing' });
    return undefined;
  };
  const during = async (work: () => Promise<PictureFault | undefined>) => {
    setBusy(true);
    setFault(await work().catch((): PictureFault => 'trace/unreadable'));
    setBusy(false);
  };
  return {
    shown,
    isBusy,
    fault,
    proposed,
    forget: () => {
      taps.current += 1;
      setFault(undefined);
      setProposed(undefined);
    },
    propose: (at, floor) =>
      during(async () => {
        taps.current += 1;
        const tap = taps.current;
        setProposed(undefined);
        if (!shown) return undefined;
        const [a, b, c, d] = shown.placing;
        const perPixel = Math.sqrt(Math.abs(a * d - b * c));
        const found = await images.propose(
          await files.fromText(shown.url),
          onPicture(shown.placing, at),
          perPixel,
        );
        if (tap !== taps.current) return undefined;
        if (!found.ok) return toFault(found.error);
        if (!found.value.ok) return found.value.error.code;
        setProposed(fitted(floor, shown.placing, found.value.value));
        return undefined;
      }),
    pick: (file, floor) =>
      during(async () => {
        // A system that does not know a type reports none; such a file is tried.
        if (file.type !== '' && !file.type.startsWith('image/')) return 'trace/not-a-picture';
        if (file.size > MAX_FILE_BYTES) return 'trace/picture-too-large';
        const read = await images.read(file, false);
        const size = read.ok ? read.value.reading.header?.size : undefined;
        if (size && size.width * size.height > MAX_PIXELS) return 'trace/picture-too-large';
        // Decoded and redrawn: no byte about its location remains.
        const scaled = await images.scale(file, LONGEST, false);
        if (!scaled.ok) return toFault(scaled.error);
        const { picture, width, height } = scaled.value;
        setSteps([]);
        keep(firstTracing({ width, height }, LONGEST, floor), await files.toText(picture));
        return undefined;
      }),
    setOpacity: opacity => {
      if (shown) keep({ ...shown, opacity }, shown.url);
    },
    lay: change => {
      if (!shown) return false;
      const laid = change(shown.placing);
      if (!laid.ok) setFault(laid.error.code);
      else if (laid.value !== shown.placing) step(shown, { ...shown, placing: laid.value }, shown.url);
      return laid.ok;
    },
    flatten: corners =>
      during(async () => {
        if (!shown) return undefined;
        const flat = flatTracing(shown, corners, LONGEST);
        if (!flat.ok) return flat.error.code;
        const picture = await images.flatten(await files.fromText(shown.url), flat.value.straightening);
        if (!picture.ok) return toFault(picture.error);
        // Turned with the plan meanwhile: the corners are no longer there.
        const now = readTracing(textStore.read(TRACING_KEY) ?? '');
        if (String(now?.placing) !== String(shown.placing)) return undefined;
        step(shown, flat.value.tracing, await files.toText(picture.value));
        return undefined;
      }),
    remove: () => {
      setSteps([]);
      textStore.remove(PICTURE);
      liftTracing(textStore);
      setFault(undefined);
      setProposed(undefined);
      setUrl(undefined);
      if (!shown) return;
      const laid = laidPictures;
      offerUndo(
        () => i18n.t('visualization:planTrace.removed'),
        () => {
          if (laid !== laidPictures || textStore.read(PICTURE) !== undefined) return; // another was chosen since
          layTracing(textStore);
          textStore.write(PICTURE, shown.url);
          if (isHere.current) setUrl(shown.url);
        },
        'button',
      );
    },
    undo:
      last?.plan === plan
        ? () => {
            setSteps(steps.slice(0, -1));
            keep(last.before, last.before.url);
          }
        : undefined,
  };
}
