import { useRef } from 'react';
import { IconButton } from '../button/IconButton';
import { CalendarIcon } from '../icons/icons';
import './field.css';

export interface DatePickerButtonProps {
  /** The button's name, for example "Choose the day from a calendar". */
  readonly label: string;
  /** `YYYY-MM-DD`: the calendar opens there; any other value opens it at today. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onPick: (date: string) => void;
}

/** The browser's own calendar beside a date that can also be typed. */
export function DatePickerButton({ label, value, min, max, onPick }: DatePickerButtonProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <span className="ui-pick-date">
      <IconButton
        label={label}
        icon={<CalendarIcon />}
        onClick={() => {
          // Browsers without it open their calendar on click.
          if (calendar.current?.showPicker) calendar.current.showPicker();
          else calendar.current?.click();
        }}
      />
      <input
        ref={calendar}
        className="ui-pick-date__calendar"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
        min={min}
        max={max}
        onChange={event => event.target.value !== '' && onPick(event.target.value)}
      />
    </span>
  );
}
