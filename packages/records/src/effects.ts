/**
 * The caller's task after a step: give an object URL back. The caller made the URL to show the preview; the rules say
 * when it is no longer needed.
 */
export interface RevokeUrl {
  readonly kind: 'revoke-url';
  readonly url: string;
}

export type Effects = readonly RevokeUrl[];

export const NO_EFFECTS: Effects = [];

export const revoke = (url: string | undefined): Effects =>
  url === undefined ? NO_EFFECTS : [{ kind: 'revoke-url', url }];
