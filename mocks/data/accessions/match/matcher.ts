import type { MatchResult } from '@/contract/accession/match';
import type { Model } from '../model';
import { doiIn, uuidIn } from './persistent-ids';
import { hasLetters, Witness, type Evidence, type Hit, type Holders } from './evidence';
import { HolderNames } from './holders';
import type { MatchIndex } from './match-index';
import { isNoise, partsOf, wordsOf } from './parts';
import { scientific, SpreadsheetNumbers, withoutDecimals } from './spreadsheet-numbers';
import { plain, tidy } from './spelling';

export interface Verdict {
  outcome: MatchResult['outcome'];
  hits: Hit[];
}

const NONE: Verdict = { outcome: 'none', hits: [] };

/** No accession twice, the first reason stands. */
const merged = (...lists: readonly Hit[][]): Hit[] => {
  const byRow = new Map<number, Hit>();
  for (const hit of lists.flat()) if (!byRow.has(hit.row)) byRow.set(hit.row, hit);
  return [...byRow.values()];
};

const because = (hits: readonly Hit[], reason: Hit['reason']): Hit[] => hits.map((hit) => ({ ...hit, reason }));

const guess = (hits: Hit[]): Verdict =>
  hits.length === 0 ? NONE : { outcome: hits.length === 1 ? 'probable' : 'ambiguous', hits };

const unsure = (hits: Hit[]): Verdict => (hits.length === 0 ? NONE : { outcome: 'ambiguous', hits });

const sureOf = ({ written, spelled }: Evidence): Hit[] => merged(written, spelled);
const otherOf = ({ other }: Evidence): Hit[] => other;
const similarOf = ({ similar }: Evidence): Hit[] => similar;

/**
 * Finds the accession that an identifier means. Exact is only what is written as the catalogue writes it and can mean nothing else:
 * whatever a spreadsheet or a typist may have made of another accession's number is in doubt, hence ambiguous.
 */
export class Matcher {
  readonly #model: Model;
  readonly #index: MatchIndex;
  readonly #witness: Witness;
  readonly #names: HolderNames;
  #spreadsheet: SpreadsheetNumbers | undefined;

  constructor(model: Model) {
    this.#model = model;
    this.#index = model.spellings();
    this.#witness = new Witness(model, this.#index);
    this.#names = new HolderNames(model);
  }

  ready(): Promise<void> {
    return this.#index.ready();
  }

  verdict(identifier: string, holders?: Holders): Verdict {
    const text = tidy(identifier);
    const uuid = uuidIn(text);
    if (uuid !== undefined) return this.#persistent([this.#model.uuids.row(uuid)], 'uuid', uuid, holders);
    const found = doiIn(text);
    return found ? this.#doi(found.doi, found.rest, holders) : this.#number(text, holders);
  }

  #persistent(rows: readonly (number | undefined)[], reason: 'uuid' | 'doi', value: string, holders: Holders): Verdict {
    const hits = rows
      .filter((row) => row !== undefined)
      .filter((row) => !holders || holders.has(this.#witness.holderOf(row)))
      .map((row): Hit => ({ row, reason, value }));
    return hits.length === 1 ? { outcome: 'exact', hits } : unsure(hits);
  }

  #doi(doi: string, rest: string, holders: Holders): Verdict {
    const { data } = this.#model;
    const ask = (text: string, reason: Hit['reason']): Hit[] =>
      this.#persistent(this.#model.search().rowsOfDoi(text), 'doi', text, holders).hits.map((hit) => ({
        ...hit,
        reason,
        value: data.doi.text(hit.row) ?? text,
      }));
    const hits = ask(doi, 'doi');
    // The registry of these DOIs uses neither O, I nor L: they are misread digits.
    if (hits.length === 0)
      return guess(ask(plain(doi).toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1'), 'similar'));
    if (wordsOf(rest).length === 0) return hits.length === 1 ? { outcome: 'exact', hits } : unsure(hits);
    return guess(
      merged(hits, /[0-9]/.test(rest) ? this.#asPart(this.#number(wordsOf(rest).join(' '), holders).hits) : []),
    );
  }

  /** Of a text as a whole, by the strongest evidence; undefined where only weak evidence or none speaks. */
  #strong(text: string, evidence: Evidence): Verdict | undefined {
    const { written, spelled } = evidence;
    if (written.length > 0) {
      const zeros = evidence.similar.filter(({ value }) => this.#isRival(value, text));
      // Digits alone mean as much as a collecting number as they do as an accession number.
      const rivals = merged(spelled, zeros, hasLetters(text) ? [] : evidence.other);
      return written.length === 1 && rivals.length === 0
        ? { outcome: 'exact', hits: written }
        : unsure(merged(written, rivals));
    }
    const hits = merged(spelled, evidence.other);
    if (hits.length === 0) return undefined;
    return hits.length === 1 && spelled.length === 1 ? guess(merged(spelled, evidence.similar)) : guess(hits);
  }

  /** A missing prefix makes no rival of a number that is there as written; zeros that got lost do. */
  #isRival(value: string, text: string): boolean {
    return hasLetters(value) === hasLetters(text);
  }

  #number(text: string, holders: Holders): Verdict {
    const evidence = this.#witness.of(text, holders);
    if (evidence.written.length === 0) {
      const rounded = scientific(text);
      if (rounded) return this.#rounded(rounded, holders);
      const whole = withoutDecimals(text);
      if (whole !== undefined) {
        const { written, spelled, other, similar } = this.#witness.of(whole, holders);
        return guess(because(merged(written, spelled, other, similar), 'similar'));
      }
    }
    return (
      this.#strong(text, evidence) ??
      this.#held(text, holders) ??
      this.#some(evidence.similar) ??
      this.#some(this.#witness.mistaken(text, holders)) ??
      this.#elsewhere(text, holders) ??
      this.#part(text, holders) ??
      NONE
    );
  }

  #some(hits: Hit[]): Verdict | undefined {
    return hits.length > 0 ? guess(hits) : undefined;
  }

  #rounded(rounded: NonNullable<ReturnType<typeof scientific>>, holders: Holders): Verdict {
    this.#spreadsheet ??= new SpreadsheetNumbers(this.#model);
    const hits = this.#spreadsheet
      .between(rounded)
      .filter((row) => !holders || holders.has(this.#witness.holderOf(row)))
      .map((row): Hit => ({ row, reason: 'similar', value: this.#witness.numberOf(row) }));
    // Digits are lost: it may as well have been a number that is not here.
    return rounded.whole ? guess(hits) : unsure(hits);
  }

  /** A number with its institute. Only a WIEWS code with the number as written is exact. */
  #held(text: string, holders: Holders): Verdict | undefined {
    for (const { codes, byCode, rest } of this.#names.readings(text)) {
      const held = holders ? new Set([...codes].filter((code) => holders.has(code))) : codes;
      const evidence = this.#witness.of(tidy(rest), held);
      const strong = this.#strong(tidy(rest), evidence);
      if (strong) {
        const hits = strong.hits.map((hit): Hit => (hit.reason === 'number' ? { ...hit, reason: 'institute' } : hit));
        return strong.outcome === 'exact' && !byCode ? guess(hits) : { ...strong, hits };
      }
      const weak = this.#some(evidence.similar) ?? this.#some(this.#witness.mistaken(tidy(rest), held));
      if (weak) return weak;
    }
    return undefined;
  }

  /** A number with something around it: a taxon, a note, "Acc. No.". Two numbers in one text are in doubt. */
  #part(text: string, holders: Holders): Verdict | undefined {
    const words = wordsOf(text);
    const bare = words.filter((word) => !isNoise(word));
    if (bare.length < words.length && bare.length > 0) {
      const evidence = this.#witness.of(bare.join(' '), holders);
      const hits = this.#strong(bare.join(' '), evidence)?.hits ?? evidence.similar;
      if (hits.length > 0) return guess(this.#asPart(hits));
    }
    const parts = partsOf(words)
      .filter((part) => hasLetters(part.text) && !wordsOf(part.text).every(isNoise))
      .map((part) => ({ ...part, evidence: this.#witness.of(part.text, holders) }));
    for (const found of [sureOf, otherOf, similarOf]) {
      const taken: typeof parts = [];
      const hits: Hit[][] = [];
      for (const part of parts) {
        if (taken.some(({ from, to }) => from <= part.from && part.to <= to)) continue;
        const some = found(part.evidence);
        if (some.length === 0) continue;
        taken.push(part);
        hits.push(some);
      }
      const all = merged(...hits);
      if (all.length === 0) continue;
      const named = words.filter((word) => this.#names.isCode(word));
      const elsewhere =
        named.length > 0 &&
        !all.some(({ row }) => named.some((code) => code.toUpperCase() === this.#witness.holderOf(row)));
      return elsewhere ? unsure(this.#asPart(all)) : guess(this.#asPart(all));
    }
    return undefined;
  }

  #asPart(hits: readonly Hit[]): Hit[] {
    return hits.map((hit) => (hit.reason === 'number' || hit.reason === 'spelling' ? { ...hit, reason: 'part' } : hit));
  }

  /** The number is there, but not at the institute that is named with it. */
  #elsewhere(text: string, holders: Holders): Verdict | undefined {
    for (const { rest } of this.#names.readings(text, true)) {
      const { written, spelled } = this.#witness.of(tidy(rest), holders);
      const hits = hasLetters(rest) ? merged(written, spelled) : [];
      if (hits.length > 0) return unsure(this.#asPart(hits));
    }
    return undefined;
  }
}
