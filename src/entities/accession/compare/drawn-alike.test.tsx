import { Coded } from '../cells';
import { TaxonName } from '../TaxonName';
import { drawnAlike } from './drawn-alike';

const genus = (name: string) => ({ genus: name, taxonName: name, genusSpecies: name });

test.each([
  ['the same text', 'a', 'a', true],
  ['another text', 'a', 'b', false],
  ['nothing and nothing', null, undefined, true],
  ['nothing and 0', null, 0, false],
  ['equal codes', <Coded field="storage" value={[10, 20]} />, <Coded field="storage" value={[10, 20]} />, true],
  ['other codes', <Coded field="storage" value={[10, 20]} />, <Coded field="storage" value={[20]} />, false],
  ['nested data', <TaxonName taxonomy={genus('Zea')} />, <TaxonName taxonomy={genus('Zea')} />, true],
  ['other nested data', <TaxonName taxonomy={genus('Zea')} />, <TaxonName taxonomy={genus('Avena')} />, false],
  ['other elements', <i key="x">a</i>, <b key="x">a</b>, false],
])('%s', (_, a, b, same) => {
  expect(drawnAlike(a, b)).toBe(same);
});
