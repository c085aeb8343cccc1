import {
  isEnoughTyped,
  MAX_SEARCH_LENGTH,
  type SuggestAnswer,
  type Understood,
  type WordsPart,
  type WordsSuggestion,
} from '@/contract/accession/suggest';
import { filterOf } from '@/words/filter-of';
import { partsOf } from '@/words/parts-of';
import { wordsIn } from '@/words/words-in';
import { refuseLarge } from '../../tools/lists/filter-limits';
import type { World } from '../world/world';
import { wordsOf } from './knowledge';

const MAX_SUGGESTIONS = 12;
const MAX_PER_KIND = 4;
/** Words before the last one that may belong to a name. */
const MAX_WORDS = 5;
/** Characters of a name of an accession that are looked for: a cultivar's, for instance. */
const MIN_NAME_LENGTH = 3;
/** Parts for which it is counted what there is without them. */
const MAX_LEFT_OUT = 8;

/** Ways to go on: things whose names begin with the last words, the more words the better. */
export async function suggest(world: World, typed: string): Promise<WordsSuggestion[]> {
  const q = typed.slice(0, MAX_SEARCH_LENGTH).normalize('NFC');
  const { lexicon, pages } = await wordsOf(world);
  const found: WordsSuggestion[] = [];
  const seen = new Set<string>();
  const perKind = new Map<string, number>();
  const add = (suggestion: WordsSuggestion) => {
    const { kind, key } = suggestion;
    const ofKind = perKind.get(kind) ?? 0;
    if (seen.has(`${kind}:${key}`) || ofKind >= MAX_PER_KIND || found.length >= MAX_SUGGESTIONS) return;
    seen.add(`${kind}:${key}`);
    perKind.set(kind, ofKind + 1);
    found.push(suggestion);
  };
  // Of the last words, the most of them first.
  const starts = wordsIn(q)
    .slice(-MAX_WORDS)
    .map(({ from }) => from);
  const first = starts[0];
  // A number or a DOI is all that was typed.
  if (first !== undefined && first === q.search(/\S/))
    for (const { kind, key, label } of await world.accessions.suggest(q.trim()))
      add({ kind, key, name: label, from: first });
  for (const from of starts) {
    const words = q.slice(from).trim();
    if (!isEnoughTyped(words)) continue;
    for (const meaning of lexicon.startingWith(words)) add({ ...meaning, from });
    for (const meaning of pages.startingWith(words)) add({ ...meaning, from });
  }
  if (found.length === 0 && q.trim().length >= MIN_NAME_LENGTH && first !== undefined) {
    const named = await world.accessions.page({ _text: q.trim() }, { l: MAX_PER_KIND });
    for (const { uuid, accessionNumber, accessionName } of named.content)
      add({
        kind: 'accession',
        key: uuid,
        name: [accessionNumber, accessionName].filter(Boolean).join(' – '),
        from: first,
      });
  }
  return found;
}

/** What a whole search means, and how many accessions that are. */
export async function understand(world: World, typed: string): Promise<Understood> {
  const q = typed.slice(0, MAX_SEARCH_LENGTH).normalize('NFC');
  const words = await wordsOf(world);
  const { accessions } = world;
  // The same words are asked about more than once.
  const written = new Map<string, Promise<boolean>>();
  const isWritten = async (text: string) => {
    // Others are answered in between.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const asked = written.get(text) ?? accessions.count({ _text: text }).then((count) => count > 0);
    written.set(text, asked);
    return asked;
  };
  const parts = await partsOf(q, { ...words, isWritten });
  const filter = filterOf(q, parts);
  const count = await accessions.count(filter);
  return { q, parts: count > 0 ? parts : await withoutEach(world, q, parts), filter, count };
}

/** Which part is to blame for finding nothing. */
async function withoutEach({ accessions }: World, q: string, parts: readonly WordsPart[]): Promise<WordsPart[]> {
  const asking = parts.filter(({ is }) => is === 'meaning' || is === 'text').slice(0, MAX_LEFT_OUT);
  return Promise.all(
    parts.map(async (part) => {
      if (asking.length < 2 || !asking.includes(part)) return part;
      const others = filterOf(
        q,
        parts.filter((each) => each !== part),
      );
      return { ...part, without: await accessions.count(others) };
    }),
  );
}

/** @throws ApiFailure 400 for more words than anybody searches by. */
export async function suggestAnswer(world: World, q: string, whole: boolean): Promise<SuggestAnswer> {
  refuseLarge({ _text: q });
  if (whole) return { suggestions: [], understood: await understand(world, q) };
  return { suggestions: await suggest(world, q) };
}
