/** `npm run api`: the reference API alone, for scripts and for a portal elsewhere. */
import { apiFrom } from './serve/api/api-from';
import { securityHeaders } from './build/environment';
import { help } from './serve/help';
import { addressFrom, ended, listen } from './serve/listen';
import { environmentOf, parseOptions } from './serve/options';
import { onStop, program, UsageError } from './program';
import { withSecurityHeaders } from './serve/security-headers';
import { guarded } from './serve/serve-portal';

await program(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) {
    console.log(help('npm run api'));
    return;
  }
  if (options.api) throw new UsageError('--api uses a live server; npm run api is the reference API itself.');
  const api = await apiFrom(options, environmentOf(options, process.env));
  const answer = withSecurityHeaders(
    securityHeaders(process.env),
    guarded(process.env, async (request, response) => {
      if (await api.listener(request, response)) return;
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":"not_found"}');
    }),
  );
  const { server, url } = await listen(answer, addressFrom(process.env));
  api.standsAt(url);
  console.log(['', ...api.lines, '', `Reference API   ${url}/api/v2   (tokens: ${url}/oauth/token)`, ''].join('\n'));
  onStop(async () => {
    await ended(server);
    await api.close();
  });
});
