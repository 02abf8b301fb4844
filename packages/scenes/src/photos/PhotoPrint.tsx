import type { PhotoAtHome } from '@app/home';
import { formatDegrees, useLanguage } from '@app/i18n';
import { directionAt, turnBetween, turned } from '@app/kernel';
import type { PhotoReading } from '@app/photo';
import type { Photo } from '@app/records';
import { Dotted } from '@app/ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './photoSheet.css';

export interface PhotoPrintProps {
  readonly photo: Photo;
  readonly reading: PhotoReading | undefined;
  readonly atHome: PhotoAtHome;
  /** Size of its picture; absent until it is loaded. */
  readonly url: string | undefined;
  /** The content below it on the mat. */
  readonly children?: ReactNode;
}

/** The photo on its mat, straightened if the person chose so, above the bearings of its columns. */
export function PhotoPrint({ photo, reading, atHome, url, children }: PhotoPrintProps) {
  const { t } = useTranslation('createHome');
  const { straightened = 0, turns } = photo;
  const { field } = atHome;
  const bearing = atHome.bearing?.true;
  const [shape, setShape] = useState<number>();
  const isTurned = turns % 2 !== 0;
  const ratio = shape === undefined || !isTurned ? shape : 1 / shape;
  return (
    <div
      className="photo-sheet__mat"
      {...(ratio !== undefined && { style: { '--ratio': ratio } as CSSProperties })}
    >
      <div className="photo-sheet__print" data-straightened={straightened !== 0}>
        {url && photo.state === 'ready' && (
          <span>
            <img
              src={url}
              data-turned={isTurned}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setShape(naturalHeight > 0 ? naturalWidth / naturalHeight : undefined)
              }
              alt={photo.caption ?? photo.name}
              style={{
                rotate: `${turns * 90 + straightened}deg`,
                // Enlarged until no corner of the mat shows.
                ...(straightened === 0 ? {} : { scale: 1 + Math.abs(straightened) * 0.024 }),
              }}
            />
          </span>
        )}
        {straightened !== 0 && <i aria-hidden="true" style={{ rotate: `${straightened}deg` }} />}
      </div>
      {straightened !== 0 && <p>{t('read.dashed')}</p>}
      {bearing !== undefined && field !== undefined && (
        <BearingStrip
          bearing={bearing}
          field={field}
          within={reading?.capture.direction?.uncertainty ?? 0}
          sun={atHome.sun && atHome.sun.altitude > 0 ? atHome.sun.azimuth : undefined}
        />
      )}
      {children}
    </div>
  );
}

interface StripProps {
  readonly bearing: number;
  readonly field: number;
  readonly within: number;
  readonly sun: number | undefined;
}

const WIDTH = 600;

/** Every bearing under its column, as the lens draws it: by the tangent of its angle. */
function BearingStrip({ bearing, field, within, sun }: StripProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const half = Math.tan((field * Math.PI) / 360);
  const columnOf = (turn: number) => (WIDTH / 2) * (1 + Math.tan((turn * Math.PI) / 180) / half);
  const first = Math.ceil(bearing - field / 2);
  const marks = Array.from({ length: Math.floor(bearing + field / 2) - first + 1 }, (_, i) => first + i);
  const sunTurn = sun === undefined ? undefined : turnBetween(bearing, sun);
  const isSunInView = sunTurn !== undefined && Math.abs(sunTurn) < field / 2;
  const reach = Math.min(within, field / 2);
  const text = t('read.strip', {
    degrees: formatDegrees(language, bearing),
    within: formatDegrees(language, within),
  });
  return (
    <>
      <svg className="photo-sheet__strip" viewBox={`0 0 ${WIDTH} 66`} aria-hidden="true">
        {marks.map(mark => {
          const named = mark % 45 === 0;
          const x = columnOf(mark - bearing);
          return (
            <g key={mark} transform={`translate(${x} 0)`}>
              <path d={`M0 28v${named ? 13 : mark % 5 === 0 ? 8 : 4}`} opacity={mark % 5 === 0 ? 1 : 0.6} />
              {mark % 15 === 0 && (
                <text
                  y="58"
                  data-named={named}
                  textAnchor={x < 60 ? 'start' : x > WIDTH - 60 ? 'end' : 'middle'}
                >
                  {named && `${t(`read.walls.${directionAt(turned(mark))}`)} `}
                  {turned(mark)}°
                </text>
              )}
            </g>
          );
        })}
        <path
          className="photo-sheet__reach"
          d={`M${columnOf(-reach)} 12v10m0-5H${columnOf(reach)}m0-5v10M${WIDTH / 2 - 6} 4h12l-6 9z`}
        />
        {isSunInView && <circle className="photo-sheet__sun" cx={columnOf(sunTurn)} cy="17" r="7" />}
      </svg>
      <p>
        <Dotted parts={[text, isSunInView && t('read.stripSun')]} />
      </p>
    </>
  );
}
