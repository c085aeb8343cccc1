import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { WordsPart } from '@/contract/accession/suggest';
import type { Lexicon } from '@/words/lexicon';
import { foldedInPlace } from '@/words/marked-parts';
import { normalForm } from '@/words/normal-form';
import { partsOf } from '@/words/parts-of';
import { isLeftWord } from '@/words/plain-words';
import { wordsIn, type Span } from '@/words/words-in';
import { wordsOf } from '../search/knowledge';
import type { World } from '../world/world';
import { compassParts } from './reading/compass';
import { changed, criteriaOf, sayable, type Criterion, type SaidCriterion } from './reading/criteria';
import * as speech from './reading/plain-speech';

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
  spans.reduce((rest, { from, to }) => rest.slice(0, from) + by.padEnd(to - from) + rest.slice(to), text);

/** Signs between words, but for those within numbers and names. */
const spaced = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u2009\u202f]/gu, ' ')
    .replaceAll(/[?¿!¡:()[\]…]/gu, ' ')
    .replaceAll(/\.(?=\s|$)/gu, ',');

/** But for what names something. */
const plainOnes = (text: string, lexicon: Lexicon): Span[] =>
  wordsIn(text).flatMap((span) =>
    // Of "Montre-moi" both are.
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

/** What the parts ask for: places behind "held in" are those of genebanks. */
function askedBy(folded: string, parts: readonly WordsPart[], holding: readonly Span[], portuguese: boolean): Asked[] {
  const asked: Asked[] = [];
  let isHolding = false;
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
    const filter = opposite ?? (isHolding ? ofHolder(meant.filter) : meant.filter);
    asked.push({ from, to, filter, not: not && !opposite });
    end = to;
  }
  return asked;
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
  const compass = compassParts(folded);
  const holding = spansOf(folded, speech.HOLDING);
  const not = spansOf(folded, speech.NOT_VERBS);
  const left = [...speech.courtesies(folded, portuguese), ...plainOnes(text, lexicon)].filter(
    (span) => ![...not, ...compass].some((other) => overlaps(span, other)),
  );
  const asking = blanked(blanked(blanked(text, left), compass), not, 'not');
  const found = await partsOf(asking, { lexicon, institutes, isWritten: async () => false, exactly: true });
  // One of several institutes whose names have these words would be a guess.
  const isGuess = ({ meanings = [] }: WordsPart) =>
    meanings.length > 1 &&
    meanings.every(({ kind }) => kind === 'institute') &&
    meanings.filter(({ count = 0 }) => count > 0).length !== 1;
  // A synonym means all that its accepted name does, which may be more than was asked for.
  const isWider = ({ from, to, meanings: [first] = [] }: WordsPart) =>
    first?.kind === 'taxon' && !normalForm(text.slice(from, to)).endsWith(normalForm(first.key));
  const isMeant = (part: WordsPart) =>
    part.is === 'meaning' && !isGuess(part) && !isWider(part) && part.meanings?.[0]?.filter !== undefined;
  const asked = [
    ...askedBy(folded, found.filter(isMeant), holding, portuguese),
    ...compass.map((part) => ({ ...part, not: false })),
  ].toSorted((a, b) => a.from - b.from);
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
  const unread = found.filter((part) => part.is !== 'left' && !isMeant(part));
  const notUnderstood = [...new Set<Span>([...unread, ...unsaid])]
    .toSorted((a, b) => a.from - b.from)
    .map((part) => wordsOfPart(text, part))
    .filter((words) => words !== '' && !isLeftWord(words));
  return {
    criteria: criteria ?? before,
    notUnderstood,
    isUnderstood: criteria !== undefined && count > 0,
    isAnew,
  };
}
