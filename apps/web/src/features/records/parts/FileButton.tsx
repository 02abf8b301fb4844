import { Button } from '@app/ui';
import { type ReactNode, useRef } from 'react';

export interface FileButtonProps {
  /** Its action; `text` is the short form on the button. */
  readonly label: string;
  readonly text: string;
  readonly icon: ReactNode;
  readonly accept: string;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
}

/** Opens the system's file dialog. The same file can be chosen twice in a row. */
export function FileButton({ label, text, icon, accept, disabled, onChoose }: FileButtonProps) {
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
          if (file) onChoose(file);
        }}
      />
      <Button
        variant="quiet"
        icon={icon}
        aria-label={label}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
    </>
  );
}
