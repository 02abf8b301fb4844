import { getRouteApi, useNavigate } from '@tanstack/react-router';

const route = getRouteApi('/visualization');
type Search = ReturnType<typeof route.useSearch>;

/** What is open on the desk is in the address; Back closes it. `replace` is for what is no step of its own. */
export function useDeskSearch() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const open = (change: { readonly [Key in keyof Search]?: Search[Key] | undefined }, replace = false) => {
    const { plan, floor, room, finding, year } = { ...search, ...change };
    void navigate({
      to: '/visualization',
      search: {
        view: 'plan',
        ...(plan && { plan }),
        ...(floor && { floor }),
        ...(room && { room }),
        // What belongs to a sheet goes with it.
        ...(finding && plan === 'reading' && { finding }),
        ...(year && plan === 'year' && { year }),
      },
      replace,
      resetScroll: false,
    });
  };
  return [search, open] as const;
}
