/** `npm run ai`: a language model behind the portal, by the protocol of docs/ai-service.md. */
import { systemClock } from '../mocks/tools/store/clock';
import { makeBridge } from './ai/bridge';
import { makeCatalogue } from './ai/catalogue';
import { makeModel } from './ai/model';
import { nodeListener } from './ai/node-listener';
import { AI_HELP, aiSettings } from './ai/settings';
import { onStop, program } from './program';
import { addressFrom, ended, listen } from './serve/listen';

await program(async () => {
  const settings = aiSettings(process.argv.slice(2), process.env);
  if (!settings) {
    console.log(AI_HELP);
    return;
  }
  const { model, api, patience, origins, accounts, translate } = settings;
  const shared = { fetch: (request: Request) => fetch(request), onTrouble: (what: string) => console.error(what) };
  const bridge = makeBridge({
    model: makeModel({ ...model, ...shared, timeout: () => AbortSignal.timeout(patience) }),
    catalogue: makeCatalogue({ ...api, ...shared, clock: systemClock }),
    origins,
    accounts,
    translate,
    clock: systemClock,
    onTrouble: shared.onTrouble,
  });
  const answer = nodeListener(bridge);
  const { server, url } = await listen(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
    addressFrom({ ...process.env, PORT: process.env.PORT || '8090' }),
  );
  console.log(`\nAI service   ${url}   (AI_URL=${url}, ${model.name} at ${new URL(model.url).host})\n`);
  onStop(() => ended(server));
});
