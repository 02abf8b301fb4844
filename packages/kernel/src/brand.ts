declare const tag: unique symbol;

/** A primitive with a name, so two kinds of number or text cannot be mixed up. */
export type Brand<Value, Name extends string> = Value & { readonly [tag]: Name };
