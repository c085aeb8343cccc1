import { kinds, kindOf, kindsWith, makersOf, readersOf, writersOf, type Kind } from './kinds';

it('names kinds that there are', () => {
  const named = kinds.flatMap((kind) => Object.values(kindOf(kind).refers ?? {}));
  expect(named.filter((kind) => !kinds.includes(kind as Kind))).toEqual([]);
});

it('finds kinds by what their rows have', () => {
  expect(kindsWith('states', 'published')).toEqual(['bibliography', 'article', 'menu', 'activitypost']);
  expect(kindsWith('members')).toEqual(['dataset', 'subset', 'divtree']);
});

it.each<[Kind, string[], string[], string[]]>([
  ['subset', ['ROLE_VETTEDUSER'], ['ROLE_VETTEDUSER'], ['ROLE_VETTEDUSER']],
  ['divtree', ['ROLE_DIVTREE'], ['ROLE_DIVTREE'], ['ROLE_VETTEDUSER', 'ROLE_DIVTREE']],
  ['crop', ['ROLE_CONTENTMANAGER'], [], ['ROLE_CONTENTMANAGER']],
  ['partner', [], [], []],
])('%s is written, made and read as a draft by administrators and %s, %s, %s', (kind, writers, makers, readers) => {
  expect(writersOf(kind)).toEqual([...writers, 'ROLE_ADMINISTRATOR']);
  expect(makersOf(kind)).toEqual([...makers, 'ROLE_ADMINISTRATOR']);
  expect(readersOf(kind)).toEqual([...readers, 'ROLE_ADMINISTRATOR']);
});
