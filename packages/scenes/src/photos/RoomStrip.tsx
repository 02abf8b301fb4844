import type { PhotoDifference } from '@app/home';
import type { Photo } from '@app/records';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TurnedPhoto } from '../TurnedPhoto';
import './photoSheet.css';

/** Another photo of the room, and its difference from the one in view. */
export interface RoomPhoto {
  readonly photo: Photo;
  readonly url: string | undefined;
  /** The day it was taken, in the reader's language; absent without a time. */
  readonly day: string | undefined;
  readonly difference: PhotoDifference;
  /** A judgement left to the person, such as "may be blurred". */
  readonly question: string | undefined;
}

export interface RoomStripProps {
  readonly photo: Photo;
  readonly url: string | undefined;
  readonly day: string | undefined;
  readonly others: readonly RoomPhoto[];
}

/** R238: the other photos of the room; a press puts one beside the photo in view, the earlier of the two on the left. */
export function RoomStrip({ photo, url, day, others }: RoomStripProps) {
  const { t } = useTranslation('createHome');
  const [chosen, choose] = useState<string>();
  const beside = others.find(other => other.photo.id === chosen);
  const pairBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) pairBox.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  if (others.length === 0) return null;
  const pair = beside && [{ photo, url, day }, beside];
  return (
    <section className="room-strip" aria-label={t('read.sameRoom')}>
      <h3>{t('read.sameRoom')}</h3>
      <div ref={pairBox}>
        {pair && (
          <div className="room-strip__pair">
            {(beside.difference.isEarlier ? pair.toReversed() : pair).map(each => (
              <figure key={each.photo.id}>
                <Print photo={each.photo} url={each.url} />
                <figcaption>{each.day ?? nameOf(each.photo)}</figcaption>
              </figure>
            ))}
          </div>
        )}
        <p role="status">{beside && <Words {...beside} />}</p>
      </div>
      <ul>
        {others.map(other => (
          <li key={other.photo.id}>
            <button
              type="button"
              aria-pressed={other.photo.id === chosen}
              aria-label={t('read.layBeside', { name: nameOf(other.photo) })}
              onClick={() => choose(other.photo.id === chosen ? undefined : other.photo.id)}
            >
              <Print photo={other.photo} url={other.url} />
            </button>
            <span>{other.day ?? nameOf(other.photo)}</span>
            {other.question && <em>{other.question}</em>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ caption, name }: Photo): string => caption ?? name;

/** A list joined by the reader's own commas would need a sentence for each pair: two short sentences need none. */
function Words({ photo, day, difference: { busyness, light } }: RoomPhoto) {
  const { t } = useTranslation('createHome');
  const name = day ? t('read.photoOf', { day }) : t('read.quoted', { name: nameOf(photo) });
  const facts = [
    busyness && busyness !== 'alike' && t(`read.${busyness}`, { name }),
    light && light !== 'alike' && t(`read.${light}`, { name }),
  ].filter(Boolean);
  if (facts.length > 0) return facts.join(' · ');
  return busyness || light ? t('read.alike', { name }) : t('read.notCompared', { name: nameOf(photo) });
}

/** Named by the button or the caption around it. */
const Print = ({ photo, url }: Pick<RoomPhoto, 'photo' | 'url'>) =>
  url ? (
    <TurnedPhoto
      className="room-strip__print"
      url={url}
      turns={photo.turns}
      straightened={photo.straightened ?? 0}
      alt=""
    />
  ) : (
    <span className="room-strip__print" />
  );
