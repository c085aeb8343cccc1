import { waitFor } from '@testing-library/react';
import { NavigationType } from 'react-router-dom';
import { settled } from '../../../test/harness/settled';
import { browserHistory, type HistoryChange } from './browser-history';

/** Pages are told apart by their first segment. */
const pageOf = (path: string) => path.split('/')[1];
const leaves = (from: string, to: string) => pageOf(from) !== pageOf(to);

let stop: () => void = () => undefined;
let changes: HistoryChange[] = [];

function begin() {
  window.history.pushState(null, '', '/a');
  const history = browserHistory(leaves);
  changes = [];
  stop = history.listen((change) => changes.push(change));
  return history;
}

afterEach(() => stop());

const here = () => window.location.pathname + window.location.search;
const heard = () => changes.map(({ action, location }) => `${action} ${location.pathname}`);

test('tells where one is, with the state of the entry', () => {
  const history = begin();
  history.push('/b?x=1#y', { of: 'b' });
  history.replace({ pathname: '/c', search: '', hash: '' });
  expect(changes).toMatchObject([
    { action: NavigationType.Push, location: { pathname: '/b', search: '?x=1', hash: '#y', state: { of: 'b' } } },
    { action: NavigationType.Replace, location: { pathname: '/c', state: null } },
  ]);
  expect(new Set(changes.map(({ location }) => location.key)).size).toBe(2);
  history.push('?f=v1');
  expect(here()).toBe('/c?f=v1');
});

test('what was gone to before anybody listened is told when somebody does', () => {
  window.history.replaceState({ idx: 0, key: 'one' }, '', '/a?f=1');
  const history = browserHistory(leaves);
  window.history.pushState({ idx: 1, key: 'two' }, '', '/a?f=2');
  changes = [];
  stop = history.listen((change) => changes.push(change));
  expect(changes).toMatchObject([{ action: NavigationType.Pop, location: { search: '?f=2', key: 'two' } }]);
  stop();
  stop = history.listen((change) => changes.push(change));
  expect(changes).toHaveLength(1);
});

test('each newly opened address has an entry of its own', () => {
  const keys = ['/a', '/a'].map((path) => {
    window.history.replaceState(null, '', path);
    return browserHistory(leaves).location().key;
  });
  expect(new Set(keys).size).toBe(2);
});

test('Back is told with what the entry held', async () => {
  const history = begin();
  history.push('/b', 1);
  history.push('/c', 2);
  history.go(-1);
  await waitFor(() => expect(changes.at(-1)).toMatchObject({ action: NavigationType.Pop, location: { state: 1 } }));
});

describe('a page that holds', () => {
  test('is left by a link only when it lets go', () => {
    const history = begin();
    const asked: (() => void)[] = [];
    const release = history.hold((go) => asked.push(go));
    history.push('/b');
    expect([here(), heard(), asked.length]).toEqual(['/a', [], 1]);
    release();
    asked[0]?.();
    expect([here(), heard()]).toEqual(['/b', ['PUSH /b']]);
  });

  test('is not asked about a change of its own address', () => {
    const history = begin();
    const ask = jest.fn();
    history.hold(ask);
    history.push('/a/2?x=1');
    history.replace('/a/3');
    expect([here(), ask.mock.calls.length]).toEqual(['/a/3', 0]);
  });

  test('is still there after Back, which is taken when it lets go', async () => {
    const history = begin();
    history.push('/b');
    history.push('/c');
    changes = [];
    const asked: (() => void)[] = [];
    const release = history.hold((go) => asked.push(go));
    window.history.go(-2);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(here()).toBe('/c'));
    await settled();
    expect(heard()).toEqual([]);
    release();
    asked[0]?.();
    await waitFor(() => expect(heard()).toEqual(['POP /a']));
    expect(here()).toBe('/a');
  });

  test('is asked again when it stayed', async () => {
    const history = begin();
    history.push('/b');
    const ask = jest.fn();
    history.hold(ask);
    for (const times of [1, 2]) {
      window.history.back();
      await waitFor(() => expect(ask).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(here()).toBe('/b'));
      await settled();
    }
  });

  test('holds no longer when another one does', () => {
    const history = begin();
    const first = jest.fn();
    const second = jest.fn();
    const release = history.hold(first);
    history.hold(second);
    release();
    history.push('/b');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });
});
