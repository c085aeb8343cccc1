import { Coded } from '../catalogue/cells';
import { TaxonName } from '../catalogue/TaxonName';
import { drawnAlike } from './drawn-alike';

const genus = (name: string) => ({ genus: name, taxonName: name, genusSpecies: name });

const codes = (...value: number[]) => <Coded field="storage" value={value} />;
const taxon = (name: string) => <TaxonName taxonomy={genus(name)} />;

test.each([
  ['the same text', 'a', 'a', true],
  ['another text', 'a', 'b', false],
  ['nothing and nothing', null, undefined, true],
  ['nothing and 0', null, 0, false],
  ['equal codes', codes(10, 20), codes(10, 20), true],
  ['other codes', codes(10, 20), codes(20), false],
  ['nested data', taxon('Zea'), taxon('Zea'), true],
  ['other nested data', taxon('Zea'), taxon('Avena'), false],
  ['lists', [codes(10), 'a'], [codes(10), 'a'], true],
  ['a longer list', [codes(10)], [codes(10), 'a'], false],
  ['other elements', <i key="x">a</i>, <b key="x">a</b>, false],
])('%s', (_, a, b, same) => {
  expect(drawnAlike(a, b)).toBe(same);
});
