import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx';
import './field.css';

export interface SliderProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'onChange'> {
  readonly label: ReactNode;
  readonly value: number;
  readonly onValue: (value: number) => void;
  /** The value in words, beside the label and for screen readers. */
  readonly words: string;
  /** Shown after the words, for the eye alone. */
  readonly more?: ReactNode | undefined;
  /** Beside the value, such as a button back to the usual one. */
  readonly action?: ReactNode | undefined;
  /** The value for screen readers, if it is not the words alone. */
  readonly ariaText?: string | undefined;
}

/** R762: the one slider of the app: its name and value above a hairline. */
export function Slider({
  label,
  words,
  ariaText = words,
  more,
  action,
  value,
  onValue,
  className,
  ...input
}: SliderProps) {
  const id = useId();
  return (
    <div className={cx('ui-slider', className)}>
      <div>
        <label htmlFor={id}>{label}</label>
        {/* R790: the slider itself says its value. */}
        <span className="ui-slider__value ui-num" aria-hidden="true">
          {words}
          {more && <span> {more}</span>}
        </span>
      </div>
      {action}
      <input
        {...input}
        id={id}
        type="range"
        value={value}
        aria-valuetext={ariaText}
        onChange={({ currentTarget }) => onValue(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
