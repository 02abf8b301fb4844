import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { createHomeRoute } from '../routes/create';
import { deepDreamRoute } from '../routes/deepDream';
import { homeRoute } from '../routes/home';
import { loginRoute } from '../routes/login';
import { rootRoute } from '../routes/root';
import { userInfoRoute } from '../routes/userInfo';
import { visualizationRoute } from '../routes/visualization';
import type { Theme } from '../store/theme';
import type { RouterContext } from './context';
import { ErrorScreen } from './ErrorScreen';

/** R1: these routes; any other path is not found. */
const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  createHomeRoute,
  userInfoRoute,
  visualizationRoute,
  deepDreamRoute,
]);

export function makeRouter(context: RouterContext, history?: RouterHistory) {
  let isReturn = false;
  if (!history) {
    // The router signs each entry, the first one now; its own listener of popstate is added after this one.
    isReturn = window.history.state?.__TSR_key !== undefined;
    window.addEventListener('popstate', () => {
      isReturn = true;
    });
  }
  const router = createRouter({
    routeTree,
    context: { ...context, isReturn: () => isReturn },
    // Skipped on preload: the guard must not toast for a page not yet requested.
    defaultPreload: false,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
    // R460: only words and plain numbers. As JSON, the router's default, `1e0` and `"almanac"` were second spellings.
    parseSearch: parseSearchWith(text => text),
    stringifySearch: stringifySearchWith(String),
    ...(history ? { history } : {}),
  });
  router.subscribe('onResolved', () => {
    isReturn = false;
  });
  return router;
}

/** The names of document titles, keys of `titles` in the texts. */
type TitleKey = 'home' | 'login' | 'create' | 'userInfo' | 'visualization' | 'deepDream' | 'notFound';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface StaticDataRouteOption {
    title?: TitleKey;
    /** A screen's own theme, overriding the person's choice. */
    theme?: Theme;
  }
}
