import type { MatchCandidate, MatchResult } from '@/contract/accession/match';
import { valueAt } from '../columns/coded-column';
import { InvalidQuery } from '../invalid-query';
import type { Model } from '../model';
import { soon } from '../kept/not-ready';
import { taxonName } from '../taxon-name';
import type { Hit } from './evidence';
import { Matcher } from './matcher';
import { Turns } from '../../../tools/workers/turns';

const MAX_CANDIDATES = 10;
/** Milliseconds that a question may take once the index is made. */
const LONGEST = 1_250;
/** So many are answered on a machine however slow: the first of them also wait until their code is compiled. */
const FEW = 20;

function candidate(model: Model, { row, reason, value }: Hit): MatchCandidate {
  const { data } = model;
  const taxon = valueAt(data.taxon, row) ?? { genus: '' };
  return {
    uuid: model.uuids.text(row),
    accessionNumber: data.acceNumb.text(row) ?? '',
    instituteCode: valueAt(data.instCode, row) ?? '',
    taxonomy: {
      genus: taxon.genus,
      species: taxon.species,
      spAuthor: taxon.spAuthor,
      subtaxa: taxon.subtaxa,
      subtAuthor: taxon.subtAuthor,
      taxonName: taxonName(taxon),
    },
    accessionName: data.acceName.text(row),
    doi: data.doi.text(row),
    historic: valueAt(data.historic, row) ?? false,
    reason,
    value,
  };
}

/** Answers what identifiers mean, in their order. Its index is made by the first question. */
export class Identifiers {
  readonly #model: Model;
  #matcher: Matcher | undefined;

  constructor(model: Model) {
    this.#model = model;
  }

  /** Institutes are named otherwise. */
  forget(): void {
    this.#matcher = undefined;
  }

  /** @param institutes of all, or of each in its place. */
  async match(
    identifiers: readonly string[],
    institutes?: string | readonly (string | undefined)[],
  ): Promise<MatchResult[]> {
    const matcher = (this.#matcher ??= new Matcher(this.#model));
    await soon(matcher.ready());
    const known = new Map<string, MatchResult>();
    const results: MatchResult[] = [];
    const turns = new Turns();
    for (const [at, identifier] of identifiers.entries()) {
      if (turns.due()) {
        if (at >= FEW && turns.spent > LONGEST)
          throw new InvalidQuery('', 'These identifiers take too long to be found: send fewer at once.');
        await turns.next();
      }
      const institute = typeof institutes === 'object' ? institutes[at] : institutes;
      const question = `${institute ?? ''}\n${identifier}`;
      const holders = institute ? new Set([institute]) : undefined;
      const result = known.get(question) ?? this.#result(matcher, identifier, holders);
      known.set(question, result);
      results.push(result);
    }
    return results;
  }

  #result(matcher: Matcher, identifier: string, holders: ReadonlySet<string> | undefined): MatchResult {
    const { outcome, hits } = matcher.verdict(identifier, holders);
    const candidates = hits.slice(0, MAX_CANDIDATES).map((hit) => candidate(this.#model, hit));
    return { identifier, outcome, candidates, candidateCount: hits.length };
  }
}
