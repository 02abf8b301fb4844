import type { QuarterTurns } from '@app/records';
import './turnedPhoto.css';

export interface TurnedPhotoProps {
  readonly url: string;
  readonly turns: QuarterTurns;
  /** Degrees clockwise on top of the turns. */
  readonly straightened?: number;
  readonly alt: string;
  /** Gives the frame its size. */
  readonly className: string;
}

/** A photo as the person has turned it, filling a frame of any shape. */
export function TurnedPhoto({ url, turns, straightened = 0, alt, className }: TurnedPhotoProps) {
  return (
    <span className={`turned-photo ${className}`} data-sideways={turns % 2 === 1}>
      <img
        src={url}
        alt={alt}
        draggable={false}
        style={{
          rotate: `${turns * 90 + straightened}deg`,
          // Enlarged until it fills a frame of 4 : 3.
          ...(straightened === 0 ? {} : { scale: 1 + Math.abs(straightened) * 0.024 }),
        }}
      />
    </span>
  );
}
