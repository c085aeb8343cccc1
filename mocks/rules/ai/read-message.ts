import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { WordsPart } from '@/contract/accession/suggest';
import type { Names } from '@/words/lexicon';
import { foldedInPlace } from '@/words/marked-parts';
import { normalForm } from '@/words/normal-form';
import { partsOf } from '@/words/parts-of';
import { isLeftWord, isNotWord } from '@/words/plain-words';
import { wordsIn, type Span } from '@/words/words-in';
import { wordsOf } from '../search/knowledge';
import type { World } from '../world/world';
import { askWordsOf, type AskWords } from './reading/ask-words';
import { changed, criteriaOf, sayable, type Criterion, type SaidCriterion } from './reading/criteria';
import { phrasesIn } from './reading/phrases';
import * as speech from './reading/plain-speech';
import { quantitiesIn } from './reading/quantities';

export interface ReadMessage {
  /** Of the whole conversation. */
  criteria: readonly Criterion[];
  /** As they were written. */
  notUnderstood: string[];
  /** Whether anything of this message is in the filter. */
  isUnderstood: boolean;
  /** Whether what was asked for before is let go of. */
  isAnew: boolean;
}

/** What a part of the message asks for. */
interface Asked extends Span {
  filter: AccessionFilter;
  not: boolean;
}

/** Where a pattern stands; it is global. */
const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ index: from, 0: { length } }) => ({ from, to: from + length }));

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** In place of the words stands what parts others and means nothing; every other word keeps its place. */
const blanked = (text: string, spans: readonly Span[], by = ','): string =>
  spans.reduce(
    (rest, { from, to }) => rest.slice(0, from) + by.slice(0, to - from).padEnd(to - from) + rest.slice(to),
    text,
  );

/** Signs between words, but for those within numbers and names. */
const spaced = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u2009\u202f]/gu, ' ')
    .replaceAll(/[?¿!¡:()[\]…]/gu, ' ')
    .replaceAll(/\.(?=\s|$)/gu, ',');

/** But for what names something. */
const plainOnes = (text: string, lexicon: Names): Span[] =>
  wordsIn(text).flatMap((span) =>
    // Of "Montre-moi" both are, of "m'intéresse", too, but not of "1200 m".
    !/^[cmst]$/i.test(text.slice(span.from, span.to)) &&
    text.slice(span.from, span.to).split(/[-’']/).filter(Boolean).every(speech.isPlainSpeech) &&
    lexicon.exact(text.slice(span.from, span.to)).length === 0
      ? [span]
      : [],
  );

/** A country of origin, or a region, as the place of a genebank. */
function ofHolder(filter: AccessionFilter): AccessionFilter {
  const { countryOfOrigin, ...others } = filter;
  if (!countryOfOrigin) return filter;
  const { code3, region } = countryOfOrigin;
  return { ...others, institute: { country: { ...(code3 && { code3 }), ...(region && { region }) } } };
}

/** An institute as whoever gave the material. Of a country nothing is kept. */
function ofDonor({ institute }: AccessionFilter): AccessionFilter | undefined {
  return institute?.code && { donorCode: institute.code };
}

/** "Not before 1975" is "since 1975", and does not ask for what has no date. */
function oppositeOf({ coll }: AccessionFilter): AccessionFilter | undefined {
  const { ge, le, ...others } = coll?.collDate ?? {};
  if ((ge === undefined) === (le === undefined) || Object.keys(others).length > 0) return undefined;
  const year = Number((ge ?? le ?? '').slice(0, 4));
  return { coll: { collDate: ge === undefined ? { ge: `${year + 1}-01-01` } : { le: `${year - 1}-12-31` } } };
}

/** Whether both are about the same property. */
const isOfKind = (one: AccessionFilter | undefined, other: AccessionFilter): boolean =>
  one !== undefined && Object.keys(one).join() === Object.keys(other).join();

/** What stands around the parts. */
interface Said {
  holding: readonly Span[];
  giving: readonly Span[];
  portuguese: boolean;
}

/** What the parts ask for: places behind "held in" are those of genebanks. */
function askedBy(folded: string, parts: readonly WordsPart[], { holding, giving, portuguese }: Said): Asked[] {
  const asked: Asked[] = [];
  let isHolding = false;
  let isGiving = false;
  let end = 0;
  for (const { from, to, meanings = [], not = false } of parts) {
    const between = folded.slice(end, from);
    // Of "Peru or Chili" the second is a country, too, and no pepper.
    const last = asked.at(-1);
    const isListed = last !== undefined && speech.joinedBy(between, portuguese) !== undefined;
    const first = (isListed && meanings.find(({ filter }) => isOfKind(filter, last.filter))) || meanings[0];
    const isAcquired = first?.kind === 'collected' && between.search(speech.ACQUIRING) >= 0;
    const meant = isAcquired ? (meanings.find(({ kind }) => kind === 'acquired') ?? first) : first;
    if (!meant?.filter) continue;
    const isPlace = meant.filter.countryOfOrigin !== undefined;
    const isMarked = holding.some((span) => span.from >= end && span.to <= to);
    const isOfGenebanks = speech.OF_GENEBANKS.test(folded.slice(to));
    isHolding = isPlace && (isMarked || isOfGenebanks || (isHolding && isListed));
    const opposite = not ? oppositeOf(meant.filter) : undefined;
    const isGiver = isPlace || meant.filter.institute?.code !== undefined;
    const isGiven =
      giving.some(
        (span) =>
          span.from >= end && span.to <= to && !(isPlace && speech.RECEIVED.test(folded.slice(span.from, span.to))),
      ) || speech.GAVE.test(folded.slice(to));
    isGiving = isGiver && (isGiven || (isGiving && isListed));
    const filter = opposite ?? (isGiving ? ofDonor(meant.filter) : isHolding ? ofHolder(meant.filter) : meant.filter);
    if (!filter) continue;
    asked.push({ from, to, filter, not: not && !opposite });
    end = to;
  }
  return asked;
}

/** Of what a word means in several languages, what it means in this one. */
function inLanguage(part: WordsPart, text: string, { cropsIn, isCropName }: AskWords, language: string): WordsPart {
  const { meanings = [] } = part;
  if (meanings[0]?.kind !== 'crop') return part;
  const words = text.slice(part.from, part.to);
  // Of "except the rice" the last words are the name.
  const names = part.not ? [...words.matchAll(/(?<=\s)\S/g)].map(({ index }) => words.slice(index)) : [words];
  const own = names.flatMap((name) => cropsIn(language, name));
  const others = meanings.filter(({ kind, key }) => kind !== 'crop' || names.some((name) => isCropName(key, name)));
  const all = [...new Set([...own, ...others])];
  return all.length > 0 ? { ...part, meanings: all } : { from: part.from, to: part.to, is: 'text' };
}

/** French "mais" beside another crop is "but", and no maize that was written without its dots. */
function withoutBut(text: string, parts: readonly WordsPart[]): readonly WordsPart[] {
  const isBut = ({ from, to }: Span) => /^mais$/i.test(text.slice(from, to));
  const isCrop = ({ meanings: [first] = [] }: WordsPart) => first?.kind === 'crop';
  return parts.some((part) => isCrop(part) && !isBut(part)) ? parts.filter((part) => !isBut(part)) : parts;
}

/** Wider than what is asked for: no region of the catalogue. */
const WIDER_PLACES = new Set(['andes']);

/** Which parts are surely what is asked for. */
function meantIn(text: string, folded: string, parts: readonly WordsPart[], { isCity, names }: AskWords) {
  const wordsAt = ({ from, to }: Span) => text.slice(from, to);
  // One of several institutes whose names have these words would be a guess.
  const isGuess = ({ meanings = [] }: WordsPart) =>
    meanings.length > 1 &&
    meanings.every(({ kind }) => kind === 'institute') &&
    meanings.filter(({ count = 0 }) => count > 0).length !== 1;
  // A synonym means all that its accepted name does, which may be more than was asked for.
  const isWider = ({ from, to, meanings: [first] = [] }: WordsPart) =>
    (first?.kind === 'taxon' && !normalForm(text.slice(from, to)).endsWith(normalForm(first.key))) ||
    (first?.kind === 'region' && WIDER_PLACES.has(folded.slice(from, to)));
  // One word of a long name may be that of a place, or any other: "North", "Aragón".
  const isCommon = ({ from, to, meanings: [first] = [] }: WordsPart) =>
    first?.kind === 'institute' &&
    /^[^\s]+$/u.test(text.slice(from, to)) &&
    names.exact(text.slice(from, to)).length === 0;
  const meant = new Set<WordsPart>();
  let before: WordsPart | undefined;
  let isRefused = false;
  for (const part of parts) {
    if (part.is === 'left') continue;
    const between = folded.slice(before?.to ?? 0, part.from);
    if (/[,;]/.test(between)) isRefused = false;
    const isPlaced =
      !isCity(wordsAt(part)) ||
      speech.AT_PLACE.test(between) ||
      (before && before.meanings?.[0]?.key === part.meanings?.[0]?.key) ||
      (before && meant.has(before) && isCity(wordsAt(before)));
    const isSure =
      part.is === 'meaning' &&
      !isGuess(part) &&
      !(isCommon(part) && !speech.AT_PLACE.test(between)) &&
      !isWider(part) &&
      part.meanings?.[0]?.filter !== undefined;
    // Whether "not" is about what follows a word that is not known, nobody can tell.
    if (isSure && isPlaced && !isRefused) meant.add(part);
    if (part.is === 'meaning') isRefused = false;
    if (part.is === 'text' && isNotWord(wordsAt(part))) isRefused = true;
    before = part;
  }
  return (part: WordsPart): boolean => meant.has(part);
}

/** "Without rice or maize" wants neither; "without rice and maize" neither, too, but then comes something else. */
function saidBy(
  folded: string,
  asked: readonly Asked[],
  portuguese: boolean,
): { criterion: SaidCriterion; span: Asked }[] {
  const said: { criterion: SaidCriterion; span: Asked }[] = [];
  for (const [at, span] of asked.entries()) {
    const before = asked[at - 1];
    const between = before ? folded.slice(before.to, span.from) : '';
    const joined = before && speech.joinedBy(between, portuguese);
    const last = said.at(-1)?.criterion;
    const isListed = joined !== undefined || /^[\s,]+$/.test(between);
    for (const criterion of criteriaOf(span.filter, false)) {
      const isNeither = last?.not === true && isListed && (joined === 'or' || last.path === criterion.path);
      const not = span.not || isNeither;
      const each = not ? criteriaOf(span.filter, true) : [criterion];
      const isFirst = said.at(-1)?.span !== span;
      if (not && !isFirst) continue;
      said.push(...each.map((one) => ({ criterion: { ...one, joined: isFirst ? joined : undefined }, span })));
    }
  }
  return said;
}

/** The words, without the signs around them. */
const wordsOfPart = (message: string, { from, to }: Span): string =>
  message
    .slice(from, to)
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%°]+$/gu, '')
    // Of "d’hiver" the word is "hiver".
    .replace(/^(?:d|l|qu)['’](?=\p{L})/iu, '');

/**
 * Reads a message by the words of the catalogue and a small grammar around them. What is neither of the one nor of the
 * other is told of as not understood, and is in no filter. `message` is looked at a fixed number of times.
 */
export async function readMessage(
  world: World,
  message: string,
  before: readonly Criterion[],
  language: string,
): Promise<ReadMessage> {
  const text = spaced(message.normalize('NFC'));
  const folded = foldedInPlace(text);
  const portuguese = speech.isPortuguese(folded, language);
  const { lexicon, institutes } = await wordsOf(world);
  const words = await askWordsOf(world, lexicon);
  const numbers = quantitiesIn(folded);
  const marked = [...numbers, ...phrasesIn(folded).filter((span) => !numbers.some((other) => overlaps(span, other)))];
  const holding = spansOf(folded, speech.HOLDING);
  const giving = spansOf(folded, speech.DONATED);
  const not = spansOf(folded, speech.NOT_VERBS).filter((span) => !marked.some((other) => overlaps(span, other)));
  const left = [...speech.courtesies(folded, portuguese), ...plainOnes(text, words.names)].filter(
    (span) => ![...not, ...marked].some((other) => overlaps(span, other)),
  );
  const asking = blanked(blanked(text, left), not, 'no');
  const found = await partsOf(asking, {
    lexicon: words.names,
    institutes,
    isWritten: async () => false,
    exactly: true,
    numbers: () => marked,
  });
  const parts = withoutBut(
    text,
    found.map((part) => inLanguage(part, text, words, language)),
  );
  const isMeant = meantIn(text, folded, parts, words);
  const asked = askedBy(folded, parts.filter(isMeant), { holding, giving, portuguese });
  const said = saidBy(folded, asked, portuguese);
  const isAnew = folded.search(speech.ANEW) >= 0;
  const also = folded.search(speech.ALSO) >= 0 || speech.GOES_ON.test(folded);
  const count = sayable(said.map(({ criterion }) => criterion));
  const criteria = changed(
    isAnew ? [] : before,
    said.slice(0, count).map(({ criterion }) => criterion),
    also,
  );
  const unsaid = (criteria ? said.slice(count) : said).map(({ span }) => span);
  const isAsked = (part: WordsPart) => asked.some(({ from, to }) => from === part.from && to === part.to);
  const unread = parts.filter((part) => part.is !== 'left' && !isAsked(part));
  const notUnderstood = [...new Set<Span>([...unread, ...unsaid])]
    .toSorted((a, b) => a.from - b.from)
    .map((part) => wordsOfPart(text, part))
    .filter((told) => told !== '' && !isLeftWord(told) && !speech.isOfKind(told));
  return {
    criteria: criteria ?? before,
    notUnderstood,
    isUnderstood: criteria !== undefined && count > 0,
    isAnew,
  };
}
