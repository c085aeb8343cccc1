import type { Meaning, WordsPart } from '@/contract/accession/suggest';
import type { Names } from './lexicon';
import { markedParts } from './marked-parts';
import type { NumberPart } from './number-words';
import { isLeftWord, isNotAfter, isNotWord } from './plain-words';
import { isTraitWord, type TitleIndex } from './title-index';
import { UNSPACED } from './unspaced';
import { wordsIn, type Span } from './words-in';

export interface Knowledge {
  lexicon: Names;
  traits?: TitleIndex;
  /** Found by some words of their names. */
  institutes?: TitleIndex;
  /** Whether the text of any accession has these words: what is written there is not corrected. */
  isWritten: (words: string) => Promise<boolean>;
  /** In which the search may be written, where that is known: small words of others are text. */
  languages?: readonly string[];
  /** Words with letters wrong, and traits, are text like others. */
  exactly?: boolean;
  /** Numbers with what they say in a folded text, where more of them are read than usual. */
  numbers?: (folded: string) => NumberPart[];
}

/** What is written without spaces. */
const UNSPACED_LETTER = new RegExp(`[${UNSPACED}]`, 'u');
const UNSPACED_RUN = new RegExp(`[${UNSPACED}ー]+`, 'gu');
/** Small words of French and Italian before a vowel. */
const ELIDED = /^(?:d|l|qu|dell)['’](?=\p{L})/iu;
const MAX_UNSPACED = 14;
const MAX_CORRECTED_WORDS = 3;
/** Words that stand in the names of more institutes name none. */
const MAX_HOLDERS = 8;

/** What is not within the spans, which do not overlap. */
function gaps(length: number, spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (from > at) found.push({ from: at, to: from });
    at = Math.max(at, to);
  }
  if (at < length) found.push({ from: at, to: length });
  return found;
}

/** Words of a gap: separated by spaces and commas; of what is written without spaces each letter. */
function tokensOf(q: string, gap: Span): Span[] {
  const tokens: Span[] = [];
  for (const { from, to } of wordsIn(q, gap)) {
    const elided = ELIDED.exec(q.slice(from, to))?.[0].length ?? 0;
    const start = from + elided;
    if (elided) tokens.push({ from, to: start });
    const word = q.slice(start, to);
    const unspaced = [...word.matchAll(UNSPACED_RUN)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
    }));
    for (const spaced of gaps(word.length, unspaced)) tokens.push({ from: start + spaced.from, to: start + spaced.to });
    for (const run of unspaced)
      for (const letter of word.slice(run.from, run.to).matchAll(/./gsu)) {
        const at = start + run.from + letter.index;
        tokens.push({ from: at, to: at + letter[0].length });
      }
  }
  return tokens.toSorted((a, b) => a.from - b.from);
}

/** The search in parts, in their order; every word of it is in one of them. `q` is in NFC. */
export async function partsOf(q: string, knowledge: Knowledge): Promise<WordsPart[]> {
  const parts = markedParts(q, knowledge.lexicon, knowledge.numbers);
  for (const gap of gaps(q.length, parts)) parts.push(...exactParts(q, tokensOf(q, gap), knowledge));
  parts.sort((a, b) => a.from - b.from);
  await addEpithets(q, parts, knowledge);
  const resolved: WordsPart[] = [];
  for (const part of parts) {
    const isQuoted = part.is === 'text' && isQuotation(q.slice(part.from, part.to));
    if (part.is === 'text' && !isQuoted) resolved.push(...(await unknownParts(q, part, knowledge)));
    else resolved.push(part);
  }
  return told(negated(q, resolved));
}

const EPITHET = /^[a-z]+(?:-[a-z]+)?(?=[ ,;]|$)/;
/** A crop that is called like its genus is one where Latin follows: "Capsicum pubescens". */
const LATIN = /(?:us|um|is|ens|ense|ii|oides|ata|ica|osa|ana|ea|ora|ifera)$/;

/** The genus that a part is by its first meaning, or, written as one, by another. */
function genusOf(word: string, { meanings = [] }: WordsPart, epithet: string): string | undefined {
  const isLatin = /^\p{Lu}/u.test(word) && LATIN.test(epithet);
  const genera = (isLatin ? meanings : meanings.slice(0, 1)).map(({ filter }) => filter?.taxonomy?.genus?.[0]);
  return genera.find((genus) => genus !== undefined);
}

/** A genus and the unknown word behind it are a species, which the catalogue may not have. */
async function addEpithets(q: string, parts: WordsPart[], { isWritten }: Knowledge): Promise<void> {
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    const isBehind = next?.is === 'text' && /^\s*$/.test(q.slice(part.to, next.from));
    const epithet = isBehind ? EPITHET.exec(q.slice(next.from, next.to))?.[0] : undefined;
    const genus = epithet && genusOf(q.slice(part.from, part.to), part, epithet);
    if (!genus || !next || !epithet || (await isWritten(epithet))) continue;
    const key = `${genus} ${epithet}`;
    part.to = next.from + epithet.length;
    part.meanings = [{ kind: 'taxon', key, count: 0, filter: { taxonomy: { genusSpecies: [key] } } }];
    next.from = part.to;
    while (next.from < next.to && /[\s,;]/.test(q.charAt(next.from))) next.from += 1;
    if (next.from === next.to) parts.splice(at + 1, 1);
  }
}

const isQuotation = (text: string): boolean => /^["“„«「]/u.test(text);

/** The longest names that words are, from the left; what lies between them is text, or nothing. */
function exactParts(q: string, tokens: readonly Span[], knowledge: Knowledge): WordsPart[] {
  const parts: WordsPart[] = [];
  let unknown: Span[] = [];
  const flush = () => {
    parts.push(...unknownRun(q, unknown, knowledge));
    unknown = [];
  };
  for (let at = 0; at < tokens.length;) {
    const found = longestAt(q, tokens, at, knowledge);
    const first = tokens[at];
    if (!first) break;
    if (!found) {
      unknown.push(first);
      at += 1;
      continue;
    }
    flush();
    parts.push({ from: first.from, to: found.to, is: 'meaning', meanings: [...found.meanings] });
    at += found.tokens;
  }
  flush();
  return parts;
}

function longestAt(q: string, tokens: readonly Span[], at: number, { lexicon, languages }: Knowledge) {
  const { from = 0, to: end = from } = tokens[at] ?? {};
  const first = q.slice(from, end);
  const most = UNSPACED_LETTER.test(first)
    ? Math.max(lexicon.longest, MAX_UNSPACED)
    : Math.max(lexicon.longestFrom(first), 1);
  for (let count = Math.min(most, tokens.length - at); count > 0; count -= 1) {
    const to = tokens[at + count - 1]?.to ?? from;
    const words = q.slice(from, to);
    // Commas part names.
    if (count > 1 && /[,;]/.test(words)) continue;
    const meanings = lexicon.exact(words);
    if (meanings.length > 0 && !isLeftWord(words, languages)) return { to, meanings, tokens: count };
  }
  return undefined;
}

/** What no name is: small words at both ends are left out, the rest stays one text. */
function unknownRun(q: string, tokens: readonly Span[], { languages }: Knowledge): WordsPart[] {
  const wordOf = ({ from, to }: Span) => q.slice(from, to);
  const isSmall = (span: Span) => isLeftWord(wordOf(span), languages);
  const words = merged(q, tokens);
  const isNot = (span: Span) => isNotWord(wordOf(span)) || isNotAfter(wordOf(span));
  const parts: WordsPart[] = [];
  let text: Span[] = [];
  const flush = () => {
    while (text[0] && isSmall(text[0])) parts.push({ ...(text.shift() as Span), is: 'left' });
    const behind: WordsPart[] = [];
    for (let last = text.at(-1); last && isSmall(last); last = text.at(-1)) {
      behind.unshift({ ...last, is: 'left' });
      text.pop();
    }
    const [first, last] = [text[0], text.at(-1)];
    if (first && last) parts.push({ from: first.from, to: last.to, is: 'text' });
    parts.push(...behind);
    text = [];
  };
  for (const word of words) {
    if (!isNot(word)) {
      text.push(word);
      continue;
    }
    flush();
    parts.push({ ...word, is: 'left' });
  }
  flush();
  return parts;
}

/** Letters of what is written without spaces are one word again where they touch. */
function merged(q: string, tokens: readonly Span[]): Span[] {
  const words: Span[] = [];
  for (const token of tokens) {
    const last = words.at(-1);
    if (last && last.to === token.from) last.to = token.to;
    else words.push({ ...token });
  }
  return words.filter(({ from, to }) => /[\p{L}\p{N}]/u.test(q.slice(from, to)));
}

type Reading = Pick<WordsPart, 'is' | 'meanings' | 'corrected'>;

/** The most of the words from the first on that are read as something, and how many. */
async function longestRead(
  q: string,
  words: readonly Span[],
  read: (typed: string, count: number) => Promise<Reading | undefined>,
): Promise<{ part: WordsPart; count: number } | undefined> {
  const from = words[0]?.from ?? 0;
  for (let count = words.length; count > 0; count -= 1) {
    const to = words[count - 1]?.to ?? from;
    const reading = await read(q.slice(from, to), count);
    if (reading) return { part: { from, to, ...reading }, count };
  }
  return undefined;
}

/** A text that is nothing yet: a trait, something with a letter wrong, else what is written in accessions. */
async function unknownParts(q: string, part: WordsPart, knowledge: Knowledge): Promise<WordsPart[]> {
  const { lexicon, traits, institutes, isWritten, exactly = false } = knowledge;
  const words = wordsIn(q, part);
  const whole = q.slice(part.from, part.to);
  const holders = institutes?.find(whole);
  if (holders && holders.length <= MAX_HOLDERS) return [{ ...part, is: 'meaning', meanings: holders }];
  if (exactly) return [part];
  if (words.length > 1 && (await isWritten(whole)) && !traits?.find(whole)) return [part];

  const asTrait = async (typed: string, count: number): Promise<Reading | undefined> => {
    const meanings = traits?.find(typed);
    return meanings && (count > 1 || !(await isWritten(typed))) ? { is: 'trait', meanings } : undefined;
  };
  const asMistake = async (typed: string): Promise<Reading | undefined> => {
    const meanings = typed.split(' ').some(isTraitWord) ? [] : lexicon.similar(typed);
    if (meanings.length === 0 || (await isWritten(typed))) return undefined;
    return { is: 'meaning', meanings: [...meanings], corrected: true };
  };
  const parts: WordsPart[] = [];
  let rest: readonly Span[] = words;
  for (let [first] = rest; first; [first] = rest) {
    const found =
      (await longestRead(q, rest, asTrait)) ?? (await longestRead(q, rest.slice(0, MAX_CORRECTED_WORDS), asMistake));
    parts.push(found?.part ?? { ...first, is: isLeftWord(q.slice(first.from, first.to)) ? 'left' : 'text' });
    rest = rest.slice(found?.count ?? 1);
  }
  return joinedTexts(q, parts);
}

/** Neighbouring texts are one. */
function joinedTexts(q: string, parts: readonly WordsPart[]): WordsPart[] {
  const joined: WordsPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.is === 'text' && last?.is === 'text' && !/[,;]/.test(q.slice(last.to, part.from))) last.to = part.to;
    else joined.push({ ...part });
  }
  return joined;
}

/** The first part from there on that is not a small word, or refuses. */
function behindSmall(q: string, parts: readonly WordsPart[], from: number): number {
  const at = parts.findIndex(
    (part, index) => index >= from && (part.is !== 'left' || isNotWord(q.slice(part.from, part.to))),
  );
  return at < 0 ? parts.length : at;
}

/** A "not" belongs to what it stands before, small words aside, or in some languages behind. */
function negated(q: string, parts: readonly WordsPart[]): WordsPart[] {
  const result: WordsPart[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part) break;
    const word = q.slice(part.from, part.to);
    const last = result.at(-1);
    const isNot = part.is === 'left' && isNotWord(word);
    const next = isNot ? behindSmall(q, parts, at + 1) : at + 1;
    const target = parts[next];
    if (isNot && target?.is === 'meaning') {
      result.push({ ...target, from: part.from, not: true });
      at = next;
    } else if (part.is === 'left' && isNotAfter(word) && last?.is === 'meaning') {
      result[result.length - 1] = { ...last, to: part.to, not: true };
    } else result.push(isNot ? { ...part, is: 'text' } : part);
  }
  return result;
}

/** A taxon says of which crop something is. */
const kindOf = (meaning: Meaning | undefined) => (meaning?.kind === 'taxon' ? 'crop' : meaning?.kind);

/** Of several meanings first the one of a kind that nothing else in the search is. */
function told(parts: readonly WordsPart[]): WordsPart[] {
  const sure = new Set(parts.flatMap(({ meanings = [] }) => (meanings.length === 1 ? kindOf(meanings[0]) : [])));
  return parts.map((part) => {
    const { meanings } = part;
    if (!meanings || meanings.length < 2 || part.is !== 'meaning') return part;
    return {
      ...part,
      meanings: meanings.toSorted((a, b) => Number(sure.has(kindOf(a))) - Number(sure.has(kindOf(b)))),
    };
  });
}
