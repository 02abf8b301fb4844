import type { DraftError } from '@app/home';
import { MessageText } from '@app/scenes/MessageText';
import { CircleAlertIcon } from '@app/ui';

export interface FieldErrorProps {
  readonly id: string;
  readonly error: DraftError | undefined;
}

/** An error beside something that is not an input, styled like the inputs' errors. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    error && (
      <p className="profile__error" id={id}>
        <CircleAlertIcon aria-hidden="true" />
        <span>
          <MessageText message={error} />
        </span>
      </p>
    )
  );
}
