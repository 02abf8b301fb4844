import type { Message } from '@app/validation';
import { describe, expectTypeOf, it } from 'vitest';
import type { AddRefusal, ContinueRefusal, MediaRefusal, PhotoMark, PhotoRefusal, StorageError } from '.';
import type { ReadingRefusal } from './photos/reading';

describe('messages to a person', () => {
  it('[R17, R46, R117] come from the catalogue, with the facts their text uses', () => {
    expectTypeOf<
      ContinueRefusal | MediaRefusal | PhotoMark | PhotoRefusal | ReadingRefusal | StorageError
    >().toExtend<Message>();
  });

  it('[R118] are missing when there is nothing to add: the button is disabled', () => {
    type Told = Exclude<AddRefusal, { readonly code: 'records/nothing-to-add' }>;
    expectTypeOf<Told>().toExtend<Message>();
    expectTypeOf<AddRefusal>().not.toExtend<Message>();
  });
});
