import {
  type Box,
  type Bubble,
  createViewpoint,
  cursorOver,
  drawRadius,
  type Field,
  NAME_GAP,
  type NameSize,
  type PointerKind,
  placeName,
  TOUCH_RADIUS,
} from '@app/dreamspace';
import { type Language, useLanguage } from '@app/i18n';
import type { Random } from '@app/kernel';
import {
  attachGestures,
  Button,
  IconButton,
  lazyPart,
  MinusIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  RotateCcwIcon,
  usePageHidden,
  useReducedMotion,
} from '@app/ui';
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { BubbleButtons } from './BubbleButtons';
import './Space.css';

// If the picture cannot be fetched or is lost, the names are shown.
const DreamScene = lazyPart(
  async () => ({ default: (await import('../DreamScene')).DreamScene }),
  ({ onLost }) => {
    useEffect(onLost, []);
    return null;
  },
);
/** One press of a zoom button. */
const ZOOM_STEP = 1.35;
const NAMES = { '--name-gap': `${NAME_GAP}px` } as CSSProperties; // CSSProperties has no custom properties

export interface SpaceProps {
  readonly bubbles: readonly Bubble[];
  /** The matches of the search; the others are dimmed and ignore pointers. */
  readonly found: ReadonlySet<string>;
  readonly field: Field;
  readonly language: Language;
  readonly random: Random;
  readonly away: boolean;
  readonly returnTo: string | undefined;
  readonly tools: ReactNode;
  readonly search: ReactNode | undefined;
  readonly onPress: (bubble: Bubble) => void;
  readonly onLost: () => void;
}

/** R128 to R138: the water with its bubbles, for pointers on the canvas and for keys on the buttons over it. */
export function Space(props: SpaceProps) {
  const { bubbles, found, field, language, random, away, returnTo, tools, search, onPress, onLost } = props;
  const { t } = useTranslation('visualization');
  const hidden = usePageHidden();
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState<boolean>();
  const flowing = !(paused ?? reduced);
  const [hovered, setHovered] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [viewpoint] = useState(createViewpoint);
  const [zoomed, setZoomed] = useState(false);
  const surface = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLUListElement>(null);
  const names = useRef<readonly (NameSize | undefined)[]>([]);
  const taken = useRef<readonly Box[]>([]);
  const invalidate = useRef<() => void>(() => {});
  const lifted = away ? undefined : (hovered ?? focused);

  const { inFace: write } = useLanguage();
  const picture = { bubbles, field, lifted, language, write, flowing, hovered, onPress };
  const latest = useRef(picture);
  latest.current = picture;

  useLayoutEffect(() => {
    for (const [index, { id }] of bubbles.entries()) field.columns.shown[index] = found.has(id) ? 1 : 0;
    names.current = measureNames(buttons.current);
    invalidate.current();
  });

  /** Buttons and names follow their bubbles; styles are written here, not through React, sixty times a second. */
  const followBubbles = useCallback(() => {
    const { columns, count } = latest.current.field;
    const { size } = viewpoint.camera();
    const room = { width: viewpoint.width(), top: viewpoint.frame().top };
    const placed: Box[] = [];
    for (const [index, item] of [...(buttons.current?.children ?? [])].entries()) {
      if (!(item instanceof HTMLElement)) continue;
      const rim = drawRadius(columns.scale[index] ?? 1, size);
      item.style.transform = `translate(${(columns.sx[index] ?? 0).toFixed(1)}px, ${(columns.sy[index] ?? 0).toFixed(1)}px)`;
      item.style.setProperty('--rim', `${rim.toFixed(1)}px`);
      item.style.setProperty('--radius', `${Math.max(TOUCH_RADIUS, rim).toFixed(1)}px`);
      const name = names.current[index];
      if (!name) continue;
      const wasAbove = item.dataset['name'] === 'above';
      const spot = placeName({ columns, count, size, index, name, room, taken: placed, wasAbove });
      placed.push(spot.box);
      item.dataset['name'] = spot.above ? 'above' : 'below';
      item.style.setProperty('--name-shift', `${spot.shift.toFixed(1)}px`);
    }
    taken.current = placed;
  }, [viewpoint]);
  const readPicture = useCallback(
    () => ({
      ...latest.current,
      camera: viewpoint.camera(),
      frame: viewpoint.frame(),
      names: taken.current,
    }),
    [viewpoint],
  );
  const resize = useCallback((width: number, height: number) => viewpoint.resize(width, height), [viewpoint]);
  const moveView = useCallback(
    (move: () => void) => {
      move();
      setZoomed(viewpoint.zoom() > 1);
      invalidate.current();
    },
    [viewpoint],
  );

  useEffect(() => {
    const box = surface.current;
    if (!box || away) return;
    const at = (x: number, y: number, kind: PointerKind) =>
      latest.current.bubbles[latest.current.field.hit(x, y, kind)];
    return attachGestures(box, {
      onHover: point => {
        const bubble = point && at(point.x, point.y, 'mouse');
        box.style.cursor = bubble ? cursorOver(bubble.connectionStatus) : '';
        if (latest.current.hovered !== bubble?.id) setHovered(bubble?.id);
      },
      onTap: ({ x, y }, kind) => {
        const bubble = at(x, y, kind);
        if (bubble) latest.current.onPress(bubble);
      },
      onDrag: moved => moveView(() => viewpoint.pan(moved)),
      onZoom: (factor, point) => moveView(() => viewpoint.zoomBy(factor, point)),
    });
  }, [away, viewpoint, moveView]);
  useEffect(() => {
    if (away) setHovered(undefined);
  }, [away]);

  const zoomFromCentre = (factor: number) => moveView(() => viewpoint.zoomBy(factor));

  return (
    <section className="dream-space" aria-label={t('deepDream.space')} hidden={away}>
      <div
        ref={surface}
        style={NAMES}
        className={zoomed ? 'dream-space__surface dream-space__surface--zoomed' : 'dream-space__surface'}
      >
        <DreamScene
          picture={readPicture}
          random={random}
          onFrame={followBubbles}
          onResize={resize}
          onLost={onLost}
          awake={flowing && !hidden && !away}
          invalidate={invalidate}
        />
        <BubbleButtons
          ref={buttons}
          bubbles={bubbles}
          found={found}
          field={field}
          language={language}
          lifted={lifted}
          away={away}
          returnTo={returnTo}
          onFocus={setFocused}
          onPress={onPress}
        />
      </div>
      {search && <div className="dream-space__search">{search}</div>}
      <div className="dream-tools">
        <Button icon={flowing ? <PauseIcon /> : <PlayIcon />} onClick={() => setPaused(flowing)}>
          {t(flowing ? 'deepDream.pause' : 'deepDream.resume')}
        </Button>
        {tools}
        <fieldset className="dream-space__zoom" aria-label={t('deepDream.zoom')}>
          <IconButton
            label={t('deepDream.zoomOut')}
            icon={<MinusIcon />}
            onClick={() => zoomFromCentre(1 / ZOOM_STEP)}
          />
          <IconButton
            label={t('deepDream.zoomIn')}
            icon={<PlusIcon />}
            onClick={() => zoomFromCentre(ZOOM_STEP)}
          />
          {zoomed && (
            <IconButton
              label={t('deepDream.zoomReset')}
              icon={<RotateCcwIcon />}
              onClick={() => moveView(viewpoint.reset)}
            />
          )}
        </fieldset>
      </div>
    </section>
  );
}

/** The size of each bubble's name; undefined for those without one. Read after a render, not at each frame. */
function measureNames(list: HTMLUListElement | null): readonly (NameSize | undefined)[] {
  return [...(list?.children ?? [])].map(item => {
    const name = item.querySelector<HTMLElement>('.dream-bubble__name');
    return name ? { width: name.offsetWidth, height: name.offsetHeight } : undefined;
  });
}
