/** `npm start`: the production bundle and the reference API, or a live server, on one origin. */
import { apiFrom } from './server/api-from';
import { buildWhenStale } from './server/build';
import { help } from './server/help';
import { addressFrom, ended } from './server/listen';
import { parseOptions } from './server/options';
import { onStop, program } from './server/program';
import { servePortal } from './server/serve-portal';

await program(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) {
    console.log(help('npm start'));
    return;
  }
  const address = addressFrom(process.env);
  // The data first: a file that cannot be read is said before anything is built.
  const api = await apiFrom(options, process.env);
  await buildWhenStale();
  const { server, url } = await servePortal({ api: api.listener, environment: process.env, address });
  api.standsAt(url);
  console.log(['', ...api.lines, '', `PGR Portal   ${url}`, ''].join('\n'));
  onStop(async () => {
    await ended(server);
    await api.close();
  });
});
