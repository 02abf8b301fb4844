import { useState } from 'react';
import { isEnter } from './isEnter';
import { TextField, type TextFieldProps } from './TextField';

export interface HeldFieldProps<Fault extends string | object>
  extends Pick<TextFieldProps, 'label' | 'limit' | 'inputMode' | 'suffix'> {
  /** The present value as text. */
  readonly text: string;
  /** The object it belongs to: a refused text is dropped once that changes, because the reason may be gone. */
  readonly of: object;
  /** Takes a typed text when the field is left or Enter is pressed, or says why not. */
  readonly onText: (typed: string) => Fault | undefined;
  readonly tell: (fault: Fault) => string;
  /** A fault of the text itself, whatever it is a part of. */
  readonly ofText: Fault;
}

/** A value that changes when its field is left; a text that is not taken stays in it, with the reason beside it. */
export function HeldField<Fault extends string | object>(props: HeldFieldProps<Fault>) {
  const { text, of, onText, tell, ofText, ...field } = props;
  const [last, setHeld] = useState<{ typed: string; text: string; of: object; fault?: Fault }>();
  const isCurrent = last?.text === text && (last.of === of || !last.fault || last.fault === ofText);
  const held = isCurrent ? last : undefined;
  const leave = () => {
    if (!held) return;
    const fault = held.typed === text ? undefined : onText(held.typed);
    setHeld(fault && { ...held, of, fault });
  };
  return (
    <TextField
      {...field}
      value={held?.typed ?? text}
      error={held?.fault && tell(held.fault)}
      onChange={({ target }) => setHeld({ typed: target.value, text, of })}
      onBlur={leave}
      onKeyDown={({ nativeEvent }) => isEnter(nativeEvent) && leave()}
    />
  );
}
