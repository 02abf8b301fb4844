/** R1: every route; `*` matches everything else. */
export const ROUTES = ['/', '/login', '/create', '/user-info', '/visualization', '/deep-dream', '*'] as const;
export type Route = (typeof ROUTES)[number];
/** A route that can be navigated to. */
export type Destination = Exclude<Route, '*'>;

/** The route of a path without query and hash; one trailing slash is allowed. */
export function toRoute(path: string): Route {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return ROUTES.find(route => route === plain && route !== '*') ?? '*';
}

/** The two cards of the home screen that need a login, and to which a person may return afterwards. */
export const RETURN_CARDS = ['upload', 'scan'] as const;
export type ReturnCard = (typeof RETURN_CARDS)[number];

/** A `from` parameter is one of our own words or nothing, so that no address can be injected. */
export const parseReturnCard = (from: unknown): ReturnCard | undefined =>
  RETURN_CARDS.find(card => card === from);
