import { useRef } from 'react';
import { Button, type ButtonProps } from './Button';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Kinds of files, as for an `input`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Opens the system's file dialog. The same file can be chosen twice in a row. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { 'aria-label': label, children } = button;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label ?? (typeof children === 'string' ? children : undefined)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
