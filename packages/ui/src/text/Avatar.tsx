import { cx } from '../cx';
import './text.css';

export interface AvatarProps {
  /** A person's name in any script; the first character is shown. If empty, a quiet dot. */
  readonly name: string;
  /** Diameter in CSS pixels. */
  readonly size?: number | undefined;
  /** If there is no text beside it with the name. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A surname in a circle of ink and gilt; red is reserved for the seal. */
export function Avatar({ name, size = 44, label, className }: AvatarProps) {
  const glyph = firstGlyph(name);
  return (
    <span
      className={cx('ui-avatar', className)}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {glyph}
    </span>
  );
}

/** The first character as a person counts it: emoji and combined letters remain whole. */
function firstGlyph(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '·';
}
