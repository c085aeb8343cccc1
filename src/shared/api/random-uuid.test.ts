import { randomUuid } from './random-uuid';

test('uuids of version 4 are drawn without a secure context', () => {
  const drawn = Array.from({ length: 200 }, randomUuid);
  for (const uuid of drawn) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(drawn).size).toBe(200);
});
