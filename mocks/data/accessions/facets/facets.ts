import type { Facets } from '@/contract/page';
import { Turns } from '../../../tools/workers/turns';
import type { Matches, Matching } from '../filter/matching';
import type { ParsedFilter } from '../filter/parse-filter';
import { InvalidQuery } from '../invalid-query';
import type { Model } from '../model';
import { addedUp, type GroupedFigures } from './figures';
import { CodeCounter, facetTerms, makeFacet, type FacetTerms } from './count';
import { FACETS, GROUP_FACETS, type FacetDefinition } from './definitions';

const definitionOf = (key: string): FacetDefinition => {
  const facets = Object.hasOwn(GROUP_FACETS, key) ? GROUP_FACETS : FACETS;
  const definition = Object.hasOwn(facets, key) ? facets[key] : undefined;
  if (!definition) throw new InvalidQuery(key, `There is no facet "${key}".`);
  return definition;
};

/** Counts the facets of a catalogue. */
export class FacetCounts {
  readonly #model: Model;
  readonly #matching: Matching;
  readonly #counter = new CodeCounter();
  readonly #terms = new Map<string, FacetTerms>();

  constructor(model: Model, matching: Matching) {
    this.#model = model;
    this.#matching = matching;
  }

  /** Terms of values are others now. */
  forget(): void {
    this.#terms.clear();
  }

  #termsOf(key: string): FacetTerms {
    const definition = definitionOf(key);
    const known = this.#terms.get(key);
    // Groups that are enrolled again have another column.
    if (known?.column === definition.column(this.#model)) return known;
    const terms = facetTerms(definition, this.#model);
    this.#terms.set(key, terms);
    return terms;
  }

  /** @throws InvalidQuery for a key that is no facet. */
  async overview(matches: Matches, keys: readonly string[], limit: number, turns = new Turns()): Promise<Facets> {
    const count = this.#counter.over(matches, this.#model.data.rows);
    const facets: Facets = {};
    for (const key of keys) {
      if (turns.due()) await turns.next();
      const terms = this.#termsOf(key);
      facets[key] = makeFacet(terms, count(terms.column), limit);
    }
    return facets;
  }

  /** A number added up by the terms of a facet. @throws InvalidQuery for a key that is no facet, and for what is no number. */
  figures(matches: Matches, key: string, property: string): Promise<GroupedFigures> {
    return addedUp(this.#termsOf(key), this.#model, matches, property);
  }

  /** Each facet with all criteria but its own, so that the alternatives show what they would give. */
  async suggestions(filter: ParsedFilter, matches: Matches, keys: readonly string[], limit: number): Promise<Facets> {
    const turns = new Turns();
    const asked = new Set(filter.criteria.map(({ path }) => path));
    const owns = (key: string): boolean =>
      definitionOf(key).criteria.some((path) => asked.has(path) || (path === 'historic' && !filter.saysHistoric));
    const shared = await this.overview(
      matches,
      keys.filter((key) => !owns(key)),
      limit,
      turns,
    );
    const facets: Facets = {};
    for (const key of keys) {
      const wider = shared[key] ? undefined : this.#matching.rows(filter, definitionOf(key).criteria);
      const facet = wider ? (await this.overview(wider, [key], limit, turns))[key] : shared[key];
      if (facet) facets[key] = facet;
    }
    return facets;
  }
}
