import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { firstPageFile, firstPageNames, OTHER_PAGE } from './first-page';
import { filesOf, sheetsOf } from './first-pages';

export const SERVICE_WORKER = 'service-worker.js';

/** What opens without a network: the start, accessions as a list and one by one, My List, and what leads there. */
const MODULES = [
  'src/app/other-screens.ts',
  'src/features/welcome/Welcome.tsx',
  'src/shared/list/screen/list-screen.tsx',
  'src/entities/accession/list.tsx',
  'src/shared/detail/detail-screen.tsx',
  'src/entities/accession/detail.tsx',
  'src/features/my-list/MyListScreen.tsx',
  'src/app/shell/menu/SideMenu.tsx',
  'src/app/shell/UserMenu.tsx',
  'src/app/shell/FaultDialog.tsx',
  'src/app/shell/NewVersionNotice.tsx',
];
const NAMESPACES = ['common', 'nav', 'ui', 'welcome', 'accession', 'country', 'my-list', 'export'];

interface Place {
  folder: string;
  bundle: Rolldown.OutputBundle;
}

/** Builds the service worker, which knows the names of the files of this build, beside them. */
export async function writeServiceWorker(portal: InlineConfig, { folder, bundle }: Place): Promise<void> {
  const [entry] = filesOf(['src/main.tsx'], bundle);
  const texts = Object.keys(bundle).find((name) => name.endsWith('/en/common.json')) ?? '';
  const page = readFileSync(join(folder, firstPageFile({ name: OTHER_PAGE, language: 'en' })));
  const kit = {
    version: createHash('sha256').update(Object.keys(bundle).sort().join()).update(page).digest('hex').slice(0, 8),
    entry,
    pages: firstPageNames,
    files: [filesOf, sheetsOf].flatMap((needed) => needed(['src/main.tsx', ...MODULES], bundle)),
    texts: { folder: texts.replace('/en/common.json', ''), namespaces: NAMESPACES },
  };
  const built = await build({
    ...portal,
    configFile: false,
    logLevel: 'error',
    define: { ...portal.define, __KIT__: JSON.stringify(kit) },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/app/worker/service-worker.ts', output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  writeFileSync(join(folder, SERVICE_WORKER), code);
}
