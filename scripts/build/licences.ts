/** Vite plugin: third-party licences of the bundle and its fonts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Vite's option `build.license` writes it, from the packages of the bundle's modules. */
export const LICENCES = 'licences.txt';

/** Some of what every build is made of. */
const SHIPPED = ['react', '@mui/material', 'ol', 'i18next', '@fontsource/bitter', '@fontsource/open-sans'];

/** What a text of licences should name with its words, and does not. */
export const unnamedIn = (text: string): string[] => [
  ...SHIPPED.filter((name) => !text.includes(`\n## ${name} - `)),
  ...['Apache License', 'Permission is hereby granted', 'SIL OPEN FONT LICENSE'].filter(
    (words) => !text.includes(words),
  ),
];

const PACKAGE = /(?:^|\/)(node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The packages that files of a build were copied from, such as fonts, as folders below `node_modules`. */
function packagesOf(bundle: Rolldown.OutputBundle): string[] {
  const names = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
  return [...new Set(names.flatMap((name) => PACKAGE.exec(name.replaceAll('\\', '/'))?.[1] ?? []))].sort();
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying)/i.test(each));
  return `\n## ${name} - ${version} (${license})\n\n${file ? `${readFileSync(join(folder, file), 'utf8').trim()}\n` : ''}`;
}

/** Our own licence before the notices of what is shipped, and the fonts, which are no modules, behind them. */
export const licences = (): Plugin => ({
  name: 'portal-licences',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const file = bundle[LICENCES];
      if (file?.type !== 'asset') return this.error(`${LICENCES} is not written.`);
      const own = `# PGR Portal\n\n${readFileSync('LICENSE', 'utf8').trim()}\n`;
      file.source = [own, '\n', String(file.source), ...packagesOf(bundle).map(noticeOf)].join('');
    },
  },
});
