import {
  type Bubble,
  type ConnectionStatus,
  type Direction,
  emphasisOf,
  type Field,
  nameOf,
  nearestTowards,
} from '@app/dreamspace';
import { type Language, useLanguage } from '@app/i18n';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface BubbleButtonsProps {
  /** One item per bubble, in their order, for the code that moves them. */
  readonly ref: Ref<HTMLUListElement>;
  readonly bubbles: readonly Bubble[];
  readonly found: ReadonlySet<string>;
  readonly field: Field;
  readonly language: Language;
  readonly lifted: string | undefined;
  readonly away: boolean;
  readonly returnTo: string | undefined;
  /** The bubble whose button has a visible focus. */
  readonly onFocus: (id: string | undefined) => void;
  readonly onPress: (bubble: Bubble) => void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const TO_DO = {
  available: 'deepDream.toConnect',
  'connected-to-me': 'deepDream.toTalk',
  'connected-to-others': 'deepDream.toNobody',
} as const satisfies Record<ConnectionStatus, string>;
const HINT = {
  available: 'deepDream.pressToConnect',
  'connected-to-me': 'deepDream.pressToOpen',
  'connected-to-others': 'deepDream.taken',
} as const satisfies Record<ConnectionStatus, string>;

/**
 * The bubbles as buttons over the canvas: one stop of the Tab key, arrows to the nearest, Home and End, letters to a
 * name. Pointers pass through to the canvas, where the space decides the hits.
 */
export function BubbleButtons(props: BubbleButtonsProps) {
  const { ref, bubbles, found, field, language, lifted, away, returnTo, onFocus, onPress } = props;
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLUListElement, []); // rendered unconditionally below
  const [current, setCurrent] = useState(0);
  const nameIn = (bubble: Bubble) => inFace(nameOf(bubble, language)) ?? t('deepDream.stranger');

  const focusAt = (index: number) => list.current?.querySelectorAll('button')[index]?.focus();
  useEffect(() => {
    if (away || !returnTo) return;
    const index = bubbles.findIndex(({ id }) => id === returnTo);
    list.current?.querySelectorAll('button')[index]?.focus();
    // Only on return, not whenever a bubble changes.
  }, [away, returnTo]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = destination(event.key);
    if (next === undefined || next < 0) return;
    event.preventDefault();
    focusAt(next);
  };
  const destination = (key: string): number | undefined => {
    const direction = ARROWS[key];
    if (direction) return nearestTowards(field.columns, bubbles.length, current, direction);
    if (key === 'Home') return 0;
    if (key === 'End') return bubbles.length - 1;
    if (key.length > 1 || key === ' ') return undefined;
    // Type-ahead: the next bubble, cyclically, whose name begins with the letters.
    const order = bubbles.map((_, step) => (current + 1 + step) % bubbles.length);
    return order.find(index => {
      const bubble = bubbles[index];
      return bubble && nameIn(bubble).toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
    });
  };

  return (
    <>
      <p id="dream-space-help" className="ui-hidden">
        {t('deepDream.spaceHelp')}
      </p>
      <ul ref={list} className="dream-bubbles" aria-describedby="dream-space-help" onKeyDown={onKeyDown}>
        {bubbles.map((bubble, index) => {
          const { id, connectionStatus: status } = bubble;
          const emphasis = emphasisOf(id, lifted);
          const isLifted = emphasis === 'lifted';
          const isMissed = emphasis === 'plain' && !found.has(id);
          return (
            <li
              key={id}
              className={`dream-bubble dream-bubble--${status} dream-bubble--${isMissed ? 'dimmed' : emphasis}`}
            >
              <button
                type="button"
                tabIndex={index === current ? 0 : -1}
                aria-label={t('deepDream.bubble', { name: nameIn(bubble), status: t(TO_DO[status]) })}
                aria-disabled={status === 'connected-to-others' || !found.has(id) || undefined}
                onFocus={event => {
                  setCurrent(index);
                  if (event.currentTarget.matches(':focus-visible')) onFocus(id);
                }}
                onBlur={() => onFocus(undefined)}
                onClick={() => onPress(bubble)}
              />
              {(isLifted || bubble.name) && (
                <span className="dream-bubble__name" aria-hidden="true">
                  <b>{nameIn(bubble)}</b>
                  {isLifted && <small>{t(HINT[status])}</small>}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
