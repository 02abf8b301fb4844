import { createServer, get } from 'node:http';

/** The part of the worker's list that only opening the app offline needs: hundreds of files, one after another. */
const ASSETS = /\{url:"assets\/[^"]*",revision:null\},?/g;

/**
 * The app behind a test server whose worker stores only the first page, and that can deploy: from then on the worker's
 * script differs. offline.spec.ts stores everything.
 */
export async function serveDeployable(origin: string) {
  let suffix = '';
  const server = createServer(({ url = '/', headers: asked }, response) => {
    const isWorker = url === '/sw.js';
    const headers = {
      accept: asked.accept ?? '*/*',
      'accept-encoding': isWorker ? 'identity' : (asked['accept-encoding'] ?? 'identity'),
    };
    get(new URL(url, origin), { headers }, async answer => {
      response.statusCode = answer.statusCode ?? 502;
      for (const name of ['content-type', 'content-encoding']) {
        const value = answer.headers[name];
        if (value) response.setHeader(name, value);
      }
      response.setHeader('cache-control', 'no-cache');
      if (!isWorker) return answer.pipe(response);
      const script = (await answer.setEncoding('utf8').toArray()).join('');
      return response.end(script.replaceAll(ASSETS, '') + suffix);
    });
  });
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      suffix = '\n// another version';
    },
    close: () => server.close(),
  };
}

/** Runs in the page: until the worker has stored its files and answers for the page. */
export async function untilControlled(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve));
}
