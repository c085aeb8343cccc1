import { readFileSync } from 'node:fs';
import { stacklessErrors, withoutStacks } from './stackless-errors';

const REACT_DOM = 'node_modules/react-dom/cjs/react-dom-client.production.js';
const RTK_QUERY = 'node_modules/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs';

test('marks of a library stay errors that are told apart, without a stack', () => {
  const code = `var OneException = Error(message(1)), OtherException = new Error('two');`;
  const made = new Function('message', `${withoutStacks(code, 2)} return [OneException, OtherException];`);
  const [one, other] = made(String) as [Error, Error];
  expect(one).toBeInstanceOf(Error);
  expect([one.message, other.message]).toEqual(['1', 'two']);
  expect(Object.hasOwn(one, 'stack')).toBe(false);
  expect(one).not.toBe(other);
});

test('the libraries of the build make as many errors at once as are expected', () => {
  const { transform } = stacklessErrors();
  if (typeof transform !== 'function') throw new Error('The plugin changes no file.');
  for (const file of [REACT_DOM, RTK_QUERY]) {
    const changed = transform.call(undefined as never, readFileSync(file, 'utf8'), `/${file}`) as { code: string };
    expect(changed.code).toContain('stacklessError(');
  }
  expect(transform.call(undefined as never, 'throw new Error()', '/src/main.tsx')).toBeUndefined();
});

test('a library that is written otherwise is told by the build', () => {
  expect(() => withoutStacks('var SuspenseException = makeError(460);', 5)).toThrow('0 errors are made at once');
});
