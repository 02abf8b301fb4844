import type { Destination } from '@app/session';
import { type Address, readAddress, type Search, toShare, type VisitHistory } from '@app/session/addresses';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '../store/store';

/** What is open on a route, and functions to change it, which stay stable. */
export interface Opened<Route extends Destination> {
  readonly address: Address<Route>;
  /** R461: a step, which Back reverses. `turn` is not a step: like turning a page, it replaces the address. */
  readonly open: (change: Address<Route>, how?: 'step' | 'turn') => void;
  /** R461: goes back to where these were opened; if a link opened them, they are dropped from the address. */
  readonly close: (...names: readonly (keyof Address<Route>)[]) => void;
  /** R463: the path of a link to the current view, with nothing of the account. */
  readonly link: () => string;
}

type Router = ReturnType<typeof useRouter>;

const placeOf = ({ history }: Router): number => history.location.state.__TSR_index;

function followVisit(router: Router, visit: VisitHistory) {
  const note = () => visit.note(placeOf(router), router.history.location.href);
  note();
  return router.history.subscribe(note);
}

/** What is open on the current route. */
export function useRouteAddress<Route extends Destination>(route: Route): Opened<Route> {
  const router = useRouter();
  const search: Search = useRouterState({ select: state => state.location.search });
  const visit = useApp(state => state.visitHistory);
  useEffect(() => followVisit(router, visit), [router, visit]);
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
        const rest = { ...now() };
        for (const name of names) delete rest[name];
        const here = placeOf(router);
        // Closing twice goes back once.
        if (visit.isLeaving(here)) return;
        // A tool opened by another one returns to it.
        const under = names.some(name => name === 'tool') ? visit.stepsUnder(here, 'tool') : undefined;
        const steps = under ?? visit.stepsTo(here, hrefOf(rest));
        if (steps) {
          visit.leave(here);
          router.history.go(-steps);
        } else void router.navigate({ ...to(rest), replace: true, resetScroll: false });
      },
      link: () => hrefOf(toShare(route, now())),
    };
  }, [route, router, visit]);
  return useMemo(() => ({ address, ...acts }), [address, acts]);
}

/** R460: a missing or finished target is dropped from the address. */
export function useOver<Name extends string>(
  isOver: boolean,
  open: (change: { readonly [N in Name]: undefined }, how: 'turn') => void,
  name: Name,
): void {
  useEffect(() => {
    if (isOver) open({ [name]: undefined } as { readonly [N in Name]: undefined }, 'turn'); // the one name
  }, [isOver, open, name]);
}

/** What is open over the home. */
export const HomeAddress = createContext<Opened<'/visualization'> | undefined>(undefined);

/** What is open over the home; a component without a route, as in a story, keeps its own. */
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
