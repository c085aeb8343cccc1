/** `npm start`: the production bundle and the reference API, or a live server, on one origin. */
import { apiFrom } from './serve/api/api-from';
import { buildWhenStale } from './build/build';
import { help } from './serve/help';
import { addressFrom, ended } from './serve/listen';
import { environmentOf, parseOptions } from './serve/options';
import { onStop, program } from './program';
import { servePortal } from './serve/serve-portal';

await program(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) {
    console.log(help('npm start'));
    return;
  }
  const environment = environmentOf(options, process.env);
  const address = addressFrom(environment);
  // The builder is another process: the data are read beside it, and a file that cannot be read ends both.
  const [api] = await Promise.all([apiFrom(options, environment), buildWhenStale()]);
  const { server, url } = await servePortal({ api: api.listener, environment, address });
  api.standsAt(url);
  console.log(['', ...api.lines, '', `PGR Portal   ${url}`, ''].join('\n'));
  onStop(async () => {
    await ended(server);
    await api.close();
  });
});
