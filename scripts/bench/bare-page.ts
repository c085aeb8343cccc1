import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '../build/environment';
import { listen } from '../serve/listen';
import { precompress } from '../build/precompress';
import { secured } from '../serve/secured';
import { ownAddresses } from '../serve/own-addresses';
import { staticSite } from '../serve/static-site';

const SOURCE = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));
`;
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>Hello</title>
    <meta name="viewport" content="width=device-width" />
    <script type="module" src="/assets/main.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** A page of React and one heading, sent as the portal is: the least that a page like ours can take. */
export async function serveBarePage(): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.contents ?? '';
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets/main.js'), script);
  await precompress(folder, 'assets/main.js', script);
  const site = secured(
    securityHeaders({}),
    staticSite({ folder, extra: {}, isKnown: () => true, own: ownAddresses({}) }),
  );
  const { server, url } = await listen((request, response) => void site(request, response), {
    host: '127.0.0.1',
    port: 0,
  });
  const stop = () => {
    server.close();
    rmSync(folder, { recursive: true });
  };
  return { url, stop };
}
