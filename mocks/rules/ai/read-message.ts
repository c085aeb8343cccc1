import type { MeaningKind, WordsPart } from '@/contract/accession/suggest';
import type { Names } from '@/words/lexicon';
import { foldedInPlace } from '@/words/marked-parts';
import { partsOf } from '@/words/parts-of';
import { isLeftWord } from '@/words/plain-words';
import { wordsIn, type Span } from '@/words/words-in';
import { wordsOf } from '../search/knowledge';
import type { World } from '../world/world';
import { askWordsOf } from './reading/ask-words';
import { askedBy, saidBy } from './reading/asked';
import { isPlainSpeech } from './reading/asking-words';
import { changed, sayable, type Criterion } from './reading/criteria';
import { NOT_BEFORE, NOT_IDLE } from './reading/negations';
import { inLanguage, withoutBut, withoutSeason } from './reading/in-language';
import { meantIn } from './reading/meant';
import { ELIDED, overlaps, spansOf } from './reading/patterns';
import { withoutSlips } from './reading/slips';
import { phrasesIn } from './reading/phrases';
import * as speech from './reading/plain-speech';
import { quantitiesIn } from './reading/quantities';
import { isFiller, spokenLanguages } from './reading/spoken-language';

export interface ReadMessage {
  /** Of the whole conversation. */
  criteria: readonly Criterion[];
  /** As they were written. */
  notUnderstood: string[];
  /** Words with a letter wrong, and what they are taken for. */
  corrected: { typed: string; name: string }[];
  /** Whether anything of this message is in the filter. */
  isUnderstood: boolean;
  /** Whether what was asked for before is let go of. */
  isAnew: boolean;
}

/** In place of the words stands what parts others and means nothing; every other word keeps its place. */
const blanked = (text: string, spans: readonly Span[], by = ','): string =>
  spans.reduce(
    (rest, { from, to }) => rest.slice(0, from) + by.slice(0, to - from).padEnd(to - from) + rest.slice(to),
    text,
  );

/** What makes one word of a place and what is done there. */
const HELD_BEHIND =
  /(?<=\p{L})-(?=(?:held|kept|conserved|stored|maintained|owned|origin|grown|collected|bred|based|duplicated|type)(?!\p{L}))/giu;
/** What makes one word of a refusal and what is refused. */
const NOT_WITHIN =
  /(?<!\p{L})(?:non?[-‑]|not[-‑](?:yet[-‑])?|un(?=(?:photographed|genotyped|geo-?referenced|characteri[sz]ed|evaluated|duplicated|sequenced|documented)(?!\p{L})))(?=\p{L})/giu;

/** Signs between words, but for those within numbers and names, and one space between any two. */
const spaced = (text: string): string =>
  text
    .replaceAll(/\/\/|(?<=\s)[/|](?=\s)/gu, ', ')
    // "Rye & oats", "rye + oats".
    .replaceAll(/(?<=\p{L})\s*[&+]\s*(?=\p{L})/gu, ' and ')
    // "US-held wheat", "non-hybrid", "unphotographed".
    .replaceAll(HELD_BEHIND, ' ')
    .replaceAll(NOT_WITHIN, 'not ')
    .replaceAll('>=', '≥')
    .replaceAll('<=', '≤')
    .replaceAll(/[?¿!¡:()[\]…=|]/gu, ' ')
    .replaceAll(/[<>≤≥]/gu, ' $& ')
    // Of "EE. UU." the first is no end of a sentence.
    .replaceAll(/(?<!(?:^|\s)(?:EE|St|Sta?|subsp|ssp|var|cv))\.(?=\s|$)/gu, ',')
    .replaceAll(/\s+/gu, ' ');

/** Names of several words that are in the text: small words within them are theirs, as in "Países Bajos". */
function longNames(text: string, tokens: readonly Span[], { exact, longestFrom }: Names): Span[] {
  const found: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { from: start = 0, to = 0 } = tokens[at] ?? {};
    // "L’Australian Grains Genebank".
    const from = start + (ELIDED.exec(text.slice(start, to))?.[0].length ?? 0);
    for (let count = Math.min(longestFrom(text.slice(from, to)), tokens.length - at); count > 1; count -= 1) {
      const end = tokens[at + count - 1]?.to ?? to;
      const words = text.slice(from, end);
      if (/[,;]/.test(words) || exact(words).length === 0) continue;
      found.push({ from, to: end });
      at += count - 1;
      break;
    }
  }
  return found;
}

const within = (a: Span, b: Span): boolean => a.from >= b.from && a.to <= b.to;

/** Kinds of which titles may be any words. */
const TITLED: ReadonlySet<MeaningKind> = new Set(['dataset', 'subset', 'network', 'trait']);

/** Names of several words of which some may be those of asking. */
function protectedNames(text: string, names: Names, languages: readonly string[]): Span[] {
  // "Genetic stocks" are a status, "Plant genetic resources" the title of some dataset.
  return longNames(text, wordsIn(text), names).filter(
    (span) =>
      names.exact(text.slice(span.from, span.to)).some(({ kind }) => !TITLED.has(kind)) ||
      wordsIn(text, span).some(({ from, to }) => !isFiller(text.slice(from, to), languages)),
  );
}

/** Before what is a place. */
const PLACED = /(?<![a-z])(?:from|in|at|the|of|by|and|or) $/i;

/** Words of asking, but for what names something. */
function plainOnes(
  text: string,
  folded: string,
  names: Names,
  kept: readonly Span[],
  languages: readonly string[],
): Span[] {
  const sides = spansOf(folded, speech.SIDE_OF);
  return wordsIn(text).filter((span) => {
    const word = text.slice(span.from, span.to);
    // "Ask us about", but "us wheat", "from us".
    const [next] = wordsIn(text, { from: span.to, to: text.length });
    const isUs = word === 'us' && (!next || isFiller(text.slice(next.from, next.to), languages));
    if (isUs && !PLACED.test(text.slice(Math.max(0, span.from - 6), span.from))) return true;
    // Of "Montre-moi" both are, of "m'intéresse", too, but not of "1200 m".
    return (
      !/^[cmst]$/i.test(word) &&
      word
        .split(/[-’']/)
        .filter(Boolean)
        .every((part) => isPlainSpeech(part, languages)) &&
      // Of "d’Asie" the last part is a name.
      [word, word.replace(/^.*[’']/, '')].every((part) => part.length < 2 || names.exact(part).length === 0) &&
      ![...kept, ...sides].some((other) => overlaps(other, span))
    );
  });
}

/** The words, without the signs around them; what commas part is told of one by one. */
const wordsOfPart = (message: string, { from, to }: Span): string[] =>
  message
    .slice(from, to)
    .split(/[,;]/)
    .map((words) =>
      words
        .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%°]+$/gu, '')
        // Of "d’hiver" the word is "hiver".
        .replace(ELIDED, ''),
    );

/** MCPD's code of landraces. */
const LANDRACE = 300;

/** How far "nor" looks back for the "not" that it goes on with. */
const NOR_REACH = 60;
const NOR = /^(?:ni|nor|neither|nem|aucun|ningun|nenhum|tampoco)/;

/** The text with "no" for all that refuses: what is refused twice, "pas … ni", is refused once. */
function withPlainRefusals(asking: string, folded: string, not: readonly Span[]): string {
  let text = blanked(asking, not, 'no');
  for (const { from, to } of not) {
    if (!NOR.test(folded.slice(from, to))) continue;
    const start = Math.max(0, from - NOR_REACH);
    const before = /(?:^|[\s,])(?:no|not|n[aã]o|pas)[\s,]*$/iu.exec(text.slice(start, from));
    if (before) text = blanked(text, [{ from: start + before.index, to: from }]);
  }
  return text;
}

/**
 * Reads a message by the words of the catalogue and a small grammar around them. What is neither of the one nor of the
 * other is told of as not understood, and is in no filter. `message` is looked at a fixed number of times.
 */
export async function readMessage(
  world: World,
  message: string,
  before: readonly Criterion[],
  ofReader: string,
): Promise<ReadMessage> {
  const text = spaced(message.normalize('NFC'));
  const folded = foldedInPlace(text);
  const { lexicon, institutes } = await wordsOf(world);
  const words = await askWordsOf(world, lexicon);
  const languages = spokenLanguages(text, folded, words, ofReader);
  const [language] = languages;
  const portuguese = language === 'pt-BR';
  const numbers = quantitiesIn(folded, new Date(world.clock.now()).getUTCFullYear());
  const marked = [...numbers, ...phrasesIn(folded).filter((span) => !numbers.some((other) => overlaps(span, other)))];
  const idleRefusals = spansOf(folded, NOT_IDLE);
  const not = spansOf(folded, NOT_BEFORE).filter(
    (span) => ![...marked, ...idleRefusals].some((other) => overlaps(span, other)),
  );
  const kept = protectedNames(text, words.names, languages);
  const courtesies = speech.courtesies(folded, language).filter((span) => !kept.some((name) => within(span, name)));
  const left = [...idleRefusals, ...courtesies, ...plainOnes(text, folded, words.names, kept, languages)].filter(
    (span) => ![...not, ...marked].some((other) => overlaps(span, other)),
  );
  const asking = withPlainRefusals(blanked(text, left), folded, not);
  const found = await partsOf(asking, {
    lexicon: words.names,
    institutes,
    isWritten: async () => false,
    languages,
    exactly: true,
    numbers: () => marked,
  });
  const known = found
    .flatMap((part) => withoutSeason(part, text))
    .map((part) => inLanguage(part, text, words, language));
  const { parts: mended, corrected } = withoutSlips(known, text, (word) => words.misspelt(word, language));
  const parts = withoutBut(text, mended);
  const isMeant = meantIn(asking, folded, parts, words, language);
  const isDemonym = ({ from, to, meanings: [first] = [] }: WordsPart) =>
    first?.kind === 'origin' && words.isDemonym(first.key, text.slice(from, to));
  const { asked, placed, idle } = askedBy(folded, parts, { isMeant, isDemonym }, portuguese);
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
  const isAsked = (part: WordsPart) =>
    [...asked, ...placed].some(({ from, to }) => from === part.from && to === part.to);
  const unread = parts.filter((part) => part.is !== 'left' && !isAsked(part));
  // "El este de Turquía": a word that is small elsewhere.
  const sides = spansOf(folded, speech.SIDE_OF).filter(
    (span) => ![...unread, ...parts.filter(({ is }) => is === 'meaning')].some((part) => overlaps(part, span)),
  );
  const isSide = (told: string) => sides.some(({ from, to }) => text.slice(from, to) === told);
  // Of "mutant or hybrid rice lines" the last word tells nothing more.
  const isOfStatus = said.some(({ criterion }) => criterion.path === 'sampStat');
  const isOldAnyway = said.some(({ span: { filter } }) => filter.sampStat?.includes(LANDRACE) === true);
  const notUnderstood = [
    ...new Set<Span>([
      ...unread,
      ...unsaid,
      ...sides,
      ...idle.filter((cue) => !marked.some((part) => overlaps(part, cue))),
    ]),
  ]
    .toSorted((a, b) => a.from - b.from)
    // Of what refuses the whole is told, not the "no" in its place.
    .flatMap((part) => wordsOfPart(text, not.find(({ from, to }) => from === part.from && to > part.to) ?? part))
    .filter(
      (told) =>
        told !== '' &&
        (isSide(told) || !isLeftWord(told, languages)) &&
        !(isOfStatus && speech.isOfKind(told)) &&
        !(isOldAnyway && speech.isOld(told)),
    );
  return {
    criteria: criteria ?? before,
    notUnderstood,
    corrected,
    isUnderstood: criteria !== undefined && count > 0,
    isAnew,
  };
}
