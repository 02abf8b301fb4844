import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import './choice.css';

export interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** The group's name for screen readers; use `labelledBy` instead if the text is on the page. */
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly options: readonly SegmentOption<Value>[];
  /** Absent while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** `view` floats over a scene, `form` is part of a form and fills its column. */
  readonly look?: 'view' | 'form' | undefined;
  readonly className?: string | undefined;
}

/** One of a few visible options. Arrows move, Space or Enter chooses; choosing the selected one changes nothing. */
export function SegmentedControl<Value extends string>({
  label,
  labelledBy,
  options,
  value,
  onChoose,
  look = 'view',
  className,
}: SegmentedControlProps<Value>) {
  const choose = (next: string) => {
    const option = options.find(each => each.value === next);
    if (option) onChoose(option.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      className={cx('ui-segments', `ui-segments--${look}`, className)}
      value={value ?? ''}
      onValueChange={choose}
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': label })}
    >
      {options.map(option => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className="ui-segments__item"
        >
          {option.icon}
          <span>{option.label}</span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
