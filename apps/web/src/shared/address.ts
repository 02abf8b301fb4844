import type { Destination } from '@app/session';
import { type Address, readAddress, type Search, toShare } from '@app/session/addresses';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';

/** What is open on a route, and the ways to change it. Each stays the same function. */
export interface Opened<Route extends Destination> {
  readonly address: Address<Route>;
  /** R461: a step, which Back takes back. `turn` is none, as turning a page: it changes the address in its place. */
  readonly open: (change: Address<Route>, how?: 'step' | 'turn') => void;
  /** R461: goes back to where these were opened; where a link opened them, they leave the address. */
  readonly close: (...names: readonly (keyof Address<Route>)[]) => void;
  /** R463: the path of a link to what is open, with nothing of the account's own. */
  readonly link: () => string;
}

type Router = ReturnType<typeof useRouter>;

/** The addresses of this visit by their place in the history of the tab. */
const ways = new WeakMap<Router, Map<number, string>>();
const placeOf = ({ history }: Router): number => history.location.state.__TSR_index;

function followWay(router: Router) {
  const way = ways.get(router) ?? new Map<number, string>();
  ways.set(router, way);
  const note = () => void way.set(placeOf(router), router.history.location.href);
  note();
  return router.history.subscribe(note);
}

/** How many steps back, all on the same screen, this address was shown last; undefined when it was not. */
function stepsTo(router: Router, href: string): number | undefined {
  const way = ways.get(router);
  const here = placeOf(router);
  const screen = href.split('?', 1)[0];
  for (let place = here - 1; way?.get(place)?.split('?', 1)[0] === screen; place -= 1)
    if (way?.get(place) === href) return here - place;
  return undefined;
}

/** R418: whether another tool was open a step ago, as the talk whose card opened the almanac. */
function isOverTool(router: Router, tool: string): boolean {
  const [screen, search] = (ways.get(router)?.get(placeOf(router) - 1) ?? '').split('?');
  const before = new URLSearchParams(search).get('tool');
  return screen === router.history.location.pathname && before !== null && before !== tool;
}

/** What is open on the route that is shown. */
export function useRouteAddress<Route extends Destination>(route: Route): Opened<Route> {
  const router = useRouter();
  const search: Search = useRouterState({ select: state => state.location.search });
  useEffect(() => followWay(router), [router]);
  const address = useMemo(() => readAddress(route, search), [route, search]);
  const acts = useMemo(() => {
    const now = () => readAddress(route, router.state.location.search);
    const to = (next: Address<Route>) => ({ to: route as Destination, search: readAddress(route, next) });
    const hrefOf = (next: Address<Route>) => router.buildLocation(to(next)).href;
    const open: Opened<Route>['open'] = (change, how = 'step') =>
      void router.navigate({ ...to({ ...now(), ...change }), replace: how === 'turn', resetScroll: false });
    return {
      open,
      close(...names: readonly (keyof Address<Route>)[]) {
        const rest: Address<Route> & { readonly tool?: string } = { ...now() };
        if (names.some(name => name === 'tool') && rest.tool && isOverTool(router, rest.tool))
          return router.history.back();
        for (const name of names) delete rest[name];
        const steps = stepsTo(router, hrefOf(rest));
        if (steps) router.history.go(-steps);
        else void router.navigate({ ...to(rest), replace: true, resetScroll: false });
      },
      link: () => hrefOf(toShare(route, now())),
    };
  }, [route, router]);
  return useMemo(() => ({ address, ...acts }), [address, acts]);
}

/** What is open over the home. */
export const HomeAddress = createContext<Opened<'/visualization'> | undefined>(undefined);

/** What is open over the home; of a part that stands alone, as in a story, its own. */
export function useHomeAddress(): Opened<'/visualization'> {
  const opened = use(HomeAddress);
  const [address, setAddress] = useState<Address<'/visualization'>>({});
  const change = useCallback(
    (part: Address<'/visualization'>) => setAddress(before => ({ ...before, ...part })),
    [],
  );
  return (
    opened ?? {
      address,
      open: change,
      close: (...names) => change(Object.fromEntries(names.map(name => [name, undefined]))),
      link: () => '/visualization',
    }
  );
}

/** Changes settle for so long before they come into the address: browsers count how often it changes. */
const SETTLE_MS = 300;

/** A value that moves often, as under a slider: shown at once, told when it rests; where `told` moves by itself, it follows. */
export function useSettled<Value>(
  told: Value,
  tell: (value: Value) => void,
): readonly [value: Value, move: (value: Value) => void] {
  const [own, setOwn] = useState<{ readonly of: Value; readonly value: Value; readonly sent?: Value }>({
    of: told,
    value: told,
  });
  if (own.of !== told) setOwn({ of: told, value: told === own.sent ? own.value : told });
  const { value } = own;
  useEffect(() => {
    if (value === told) return undefined;
    const timer = setTimeout(() => {
      setOwn(before => ({ ...before, sent: value }));
      tell(value);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value, told, tell]);
  return [value, useCallback((next: Value) => setOwn(before => ({ ...before, value: next })), [])];
}
