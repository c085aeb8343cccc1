import { makeWorld } from '../world/world';
import { suggest, understand } from './suggest';

test('a crop is found by the names that it was given since', async () => {
  const world = makeWorld({ accessions: 60 });
  expect((await understand(world, 'farroupilha')).filter).not.toHaveProperty('crop');
  const { translations } = world.crops.get('wheat') ?? {};
  const patch = { translations: { ...translations, 'pt-BR': { name: 'Farroupilha' } }, otherNames: ['Weytzen'] };
  world.crops.change('wheat', undefined, patch, { by: undefined });
  for (const name of ['farroupilha', 'weytzen'])
    expect((await understand(world, name)).filter).toEqual({ crop: ['wheat'] });
  expect(await suggest(world, 'farrou')).toContainEqual(expect.objectContaining({ kind: 'crop', key: 'wheat' }));
});

test.each(['ce', 'barley from ma', 'tri'])(
  'after “%s” nothing is suggested twice, nor more than four of a kind or twelve in all',
  async (typed) => {
    const found = await suggest(makeWorld({ accessions: 300 }), typed);
    for (const kind of new Set(found.map((each) => each.kind)))
      expect(found.filter((each) => each.kind === kind).length).toBeLessThanOrEqual(4);
    expect(found.length).toBeLessThanOrEqual(12);
    expect(new Set(found.map(({ kind, key }) => `${kind}:${key}`)).size).toBe(found.length);
  },
);
