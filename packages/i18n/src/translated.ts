/** The shape of `Source` with any text instead of its own: what every other language must provide, key by key. */
export type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
};
