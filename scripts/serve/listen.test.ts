import { ended, listen } from './listen';

test('who stops the server lets what is under way end, and takes nothing new', async () => {
  let finish: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let arrived: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const { server, url } = await listen(
    (_, response) => {
      response.write('begun, ');
      arrived();
      void asked.then(() => response.end('and ended'));
    },
    { host: '127.0.0.1', port: 0 },
  );
  const underWay = fetch(url.replace('localhost', '127.0.0.1')).then((answer) => answer.text());
  await begun;
  const stopped = ended(server);
  await expect(fetch(url.replace('localhost', '127.0.0.1'))).rejects.toThrow();
  finish();
  expect(await underWay).toBe('begun, and ended');
  await stopped;
});
