import type { Rolldown } from 'vite';
import { LICENCES, licences, unnamedIn } from './licences';

const asset = (source: string, originalFileNames: string[] = []) => ({ type: 'asset', source, originalFileNames });

function written(bundle: Record<string, ReturnType<typeof asset>>): string {
  const { generateBundle } = licences();
  if (typeof generateBundle !== 'object') throw new Error('The hook has an order.');
  generateBundle.handler.call(
    undefined as never,
    {} as never,
    bundle as unknown as Rolldown.OutputBundle,
    true as never,
  );
  return bundle[LICENCES]?.source ?? '';
}

test('our own licence comes first, then the modules, then each package of fonts once', () => {
  const text = written({
    [LICENCES]: asset('# Licenses\n\n## react - 19.3.1 (MIT)\n\nPermission is hereby granted\n'),
    'assets/a.woff2': asset('', ['node_modules/@fontsource/bitter/files/bitter-latin-600-normal.woff2']),
    'assets/b.woff2': asset('', ['node_modules/@fontsource/bitter/files/bitter-cyrillic-600-normal.woff2']),
    'assets/c.woff2': asset('', ['node_modules/@fontsource/open-sans/files/open-sans-latin-400-normal.woff2']),
    'assets/style.css': asset('', ['src/app/style.css']),
  });
  expect([...text.matchAll(/^## (\S+) - /gm)].map(([, name]) => name)).toEqual([
    'react',
    '@fontsource/bitter',
    '@fontsource/open-sans',
  ]);
  expect(text.indexOf('Apache License')).toBeLessThan(text.indexOf('## react'));
  expect(text).toContain('SIL OPEN FONT LICENSE');
  // Modules are named by the bundler, of which there is one here.
  expect(unnamedIn(text)).toEqual(['@mui/material', 'ol', 'i18next']);
});
