import type { Message } from '@app/validation';
import { describe, expectTypeOf, it } from 'vitest';
import type { AddRefusal, ContinueRefusal, MediaRefusal, PhotoMark, PhotoRefusal, StorageError } from '.';
import type { ReadingRefusal } from './photos/reading';

describe('what a person reads', () => {
  it('[R17, R46, R117] is a message of the catalogue, with the facts that its text names', () => {
    expectTypeOf<
      ContinueRefusal | MediaRefusal | PhotoMark | PhotoRefusal | ReadingRefusal | StorageError
    >().toExtend<Message>();
  });

  it('[R118] is nothing when there is nothing to add: the button is disabled', () => {
    type Told = Exclude<AddRefusal, { readonly code: 'records/nothing-to-add' }>;
    expectTypeOf<Told>().toExtend<Message>();
    expectTypeOf<AddRefusal>().not.toExtend<Message>();
  });
});
