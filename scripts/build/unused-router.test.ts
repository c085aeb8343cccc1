import { readdirSync, readFileSync } from 'node:fs';
import { unusedRouter, withoutNames } from './unused-router';

const FOLDER = 'node_modules/react-router/dist/production';

test('what is made of a component may be left out, and goes without the name that developers see', () => {
  const code = 'var Link = React10.forwardRef(function LinkWithRef() {});\nLink.displayName = "Link";\nrun();';
  expect(withoutNames(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(function LinkWithRef() {});\n\nrun();',
  );
});

test('the router of the build is written as is expected, and nothing else is changed', () => {
  const { transform } = unusedRouter();
  if (typeof transform !== 'function') throw new Error('The plugin changes no file.');
  const changed = (id: string, code: string) => transform.call(undefined as never, code, id);
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => `${FOLDER}/${name}`);
  const links = files.filter((file) => /^Link\.displayName = /m.test(readFileSync(file, 'utf8')));
  expect(links).toHaveLength(1);
  for (const file of links) expect(changed(`/${file}`, readFileSync(file, 'utf8'))).toBeTruthy();
  expect(changed('/src/app/App.tsx', 'App.displayName = "App";')).toBeUndefined();
});
