import { fromBase64url, toBase64url } from '../../tools/crypto/base64url';
import { importKey, keyIdOf, sign } from '../../tools/crypto/jwt';
import { makeStore } from '../../tools/store/store';
import { disk } from '../../tools/store/stores.fixture';
import { makeIdKeys } from './id-keys';

const CLAIMS = { iss: 'https://a.example', aud: 'client', sub: 'somebody', iat: 1, exp: 2 };
const kidsOf = async (keys: ReturnType<typeof makeIdKeys>) => (await keys.published()).map(({ kid }) => kid);

test('one key signs from the first call on, over a restart', async () => {
  const { backends } = disk();
  const store = makeStore(await backends());
  await store.ready();
  const keys = makeIdKeys(store);
  const [one, other] = await Promise.all([keys.sign(CLAIMS), keys.sign(CLAIMS)]);
  expect(other).toBe(one);
  await store.commit();

  const restarted = makeStore(await backends());
  await restarted.ready();
  const again = makeIdKeys(restarted);
  expect(await again.sign(CLAIMS)).toBe(one);
  expect(await again.read(one)).toEqual(CLAIMS);
});

test('a new key leaves what the former one has signed, until the next', async () => {
  const keys = makeIdKeys(makeStore());
  // There is nothing to renew yet.
  keys.renew();
  const first = await keys.sign(CLAIMS);
  keys.renew();
  const second = await keys.sign(CLAIMS);
  expect(await kidsOf(keys)).toEqual([keyIdOf(second), keyIdOf(first)]);
  expect(await keys.read(first)).toEqual(CLAIMS);
  keys.renew();
  expect(await keys.read(first)).toBeUndefined();
  expect(await keys.read(second)).toEqual(CLAIMS);
});

test('only public halves are told', async () => {
  const [key] = await makeIdKeys(makeStore()).published();
  expect(Object.keys(key ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

test('nobody signs with what is public', async () => {
  const keys = makeIdKeys(makeStore());
  const [key] = await keys.published();
  if (!key) throw new Error('no key');
  const encode = (value: object) => toBase64url(new TextEncoder().encode(JSON.stringify(value)));
  const unsigned = `${encode({ alg: 'none', typ: 'JWT', kid: key.kid })}.${encode(CLAIMS)}.`;
  const asSecret = await importKey(fromBase64url(key.n) ?? new Uint8Array());
  const [header = '', , signature] = (await keys.sign(CLAIMS)).split('.');
  for (const forged of [
    unsigned,
    await sign(asSecret, CLAIMS, key.kid),
    `${header}.${encode({ ...CLAIMS, sub: 'another' })}.${signature}`,
    'no token',
  ])
    expect(await keys.read(forged)).toBeUndefined();
});
