/** `npm run dev`: Vite with hot reload and the reference API, or a live server, on one origin. */
import { createServer as createVite } from 'vite';
import { apiFrom } from './serve/api/api-from';
import { configJson } from './build/environment';
import { help } from './serve/help';
import { SELF_DESTROYING_WORKER } from './build/self-destroying-worker';
import { addressFrom, ended, listen } from './serve/listen';
import { environmentOf, parseOptions } from './serve/options';
import { onStop, program } from './program';
import { withSecurityHeaders } from './serve/security-headers';
import { guarded } from './serve/serve-portal';
import { SERVICE_WORKER } from './build/service-worker-file';

await program(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) {
    console.log(help('npm run dev'));
    return;
  }
  const environment = environmentOf(options, process.env);
  const address = addressFrom(environment);
  const api = await apiFrom(options, environment);
  const { server, url } = await listen(
    // Vite writes into its pages what no policy of ours would allow.
    withSecurityHeaders(
      [],
      guarded(environment, async (request, response) => {
        if (await api.listener(request, response)) return;
        const path = request.url?.split('?', 1)[0];
        // Of `npm start` on the same port.
        if (path === `/${SERVICE_WORKER}`) {
          response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SELF_DESTROYING_WORKER);
          return;
        }
        if (path === '/config.json') {
          response.writeHead(200, { 'Content-Type': 'application/json' }).end(configJson(environment));
          return;
        }
        (await vite).middlewares(request, response);
      }),
    ),
    address,
  );
  // Changes are announced over the same server: one port to open, no second origin.
  const vite = createVite({
    configLoader: 'runner',
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  await vite;
  api.standsAt(url);
  console.log(['', ...api.lines, '', `PGR Portal, hot reload   ${url}`, ''].join('\n'));
  onStop(async () => {
    await (await vite).close();
    await ended(server);
    await api.close();
  });
});
