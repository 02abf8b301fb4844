import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from './Button';

interface FilePickProps {
  /** Kinds of files, as for an `input`. */
  readonly accept: string;
  readonly label: string | undefined;
  readonly onFile: (file: File) => void;
  /** What is pressed to choose one. */
  readonly children: (choose: () => void) => ReactNode;
}

/** Opens the system's file dialog. The same file can be chosen twice in a row. */
export function FilePick({ accept, label, onFile, children }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      {children(() => input.current?.click())}
    </>
  );
}

export interface FileButtonProps
  extends Omit<ButtonProps, 'onClick' | 'type'>,
    Pick<FilePickProps, 'accept' | 'onFile'> {}

/** A button that asks for a file. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const { 'aria-label': label, children } = button;
  return (
    <FilePick
      accept={accept}
      label={label ?? (typeof children === 'string' ? children : undefined)}
      onFile={onFile}
    >
      {choose => <Button {...button} onClick={choose} />}
    </FilePick>
  );
}
