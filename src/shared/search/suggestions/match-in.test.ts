import { matchIn } from './match-in';

const marked = (name: string, typed: string) => {
  const match = matchIn(name, typed);
  return match && name.slice(...match);
};

test.each([
  ['Ethiopia', 'ETHI', 'Ethi'],
  ['Éthiopie', 'ethi', 'Éthi'],
  ['Straße der Gene', 'strass', 'Straß'],
  ['Triticum aestivum', 'aest', 'aest'],
  ['e\u0301pinard', 'epi', 'e\u0301pi'],
  ['日本の小麦', '小麦', '小麦'],
  ['سوريا', 'سور', 'سور'],
  ['<img src=x onerror=alert(1)>', 'img', 'img'],
  ['Barley', 'arl', undefined],
  ['Wheat', ' ', undefined],
])('in "%s" marks of "%s" %j', (name, typed, expected) => expect(marked(name, typed)).toBe(expected));
