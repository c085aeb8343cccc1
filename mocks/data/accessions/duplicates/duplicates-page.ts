import {
  MAX_CLUSTER_ACCESSIONS,
  MAX_CLUSTER_UUIDS,
  MAX_DUPLICATES_PAGE,
  type DuplicateCluster,
  type DuplicatesFilter,
  type DuplicatesPage,
} from '@/contract/labs/duplicates';
import { valueAt } from '../columns/coded-column';
import type { Model } from '../model';
import { accessionOf } from '../rows/accession-of';
import { pageFacts } from '../../../tools/lists/paging';
import { mapInTurns } from '../../../tools/workers/turns';
import { clustersOf, type Cluster } from './clusters';

const DEFAULT_LENGTH = 20;

/** Counts by code, the most first. */
const ranked = (counts: ReadonlyMap<string, number>): { code: string; count: number }[] =>
  Array.from(counts, ([code, count]) => ({ code, count })).sort(
    (a, b) => b.count - a.count || (a.code < b.code ? -1 : 1),
  );

const addOne = (counts: Map<string, number>, code: string): void => void counts.set(code, (counts.get(code) ?? 0) + 1);

/** Clusters of a catalogue that does not change: found by the first question, kept for all others. */
export class Duplicates {
  readonly #model: Model;
  #clusters: Promise<Cluster[]> | undefined;
  #holders: Promise<{ code: string; count: number }[]> | undefined;
  #genera: Promise<{ code: string; count: number }[]> | undefined;

  constructor(model: Model) {
    this.#model = model;
  }

  /** Whether anybody asked yet. */
  get isMade(): boolean {
    return this.#clusters !== undefined;
  }

  /** In place of what was found before. */
  take(clusters: Cluster[]): void {
    this.#clusters = Promise.resolve(clusters);
    this.#holders = undefined;
    this.#genera = undefined;
  }

  #holder = (row: number): string => valueAt(this.#model.data.instCode, row) ?? '';

  #genus = (row: number): string => valueAt(this.#model.data.taxon, row)?.genus ?? '';

  async #count(
    clusters: readonly Cluster[],
    codeOf: (row: number) => string,
  ): Promise<{ code: string; count: number }[]> {
    const counts = new Map<string, number>();
    await mapInTurns(clusters, ({ rows }) => {
      for (const code of new Set(rows.map(codeOf))) if (code) addOne(counts, code);
    });
    return ranked(counts);
  }

  async #passing(clusters: Cluster[], filter: DuplicatesFilter): Promise<Cluster[]> {
    const { evidence = [], holders = [], genera = [] } = filter;
    if (evidence.length + holders.length + genera.length === 0) return clusters;
    const passes = ({ rows, evidence: found }: Cluster): boolean =>
      (evidence.length === 0 || found.some(({ kind }) => evidence.includes(kind))) &&
      (holders.length === 0 || rows.some((row) => holders.includes(this.#holder(row)))) &&
      (genera.length === 0 || rows.some((row) => genera.includes(this.#genus(row))));
    const passed = await mapInTurns(clusters, passes);
    return clusters.filter((_, at) => passed[at]);
  }

  #cluster = ({ rows, evidence, against }: Cluster): DuplicateCluster => {
    const uuidOf = (row: number): string => this.#model.uuids.text(row);
    const holders = new Map<string, number>();
    for (const row of rows) addOne(holders, this.#holder(row));
    return {
      accessions: rows.slice(0, MAX_CLUSTER_ACCESSIONS).map((row) => accessionOf(this.#model, row)),
      uuids: rows.slice(0, MAX_CLUSTER_UUIDS).map(uuidOf),
      count: rows.length,
      holders: ranked(holders),
      evidence: evidence
        .slice(0, MAX_CLUSTER_UUIDS)
        .map(({ rows: sharing, ...key }) => ({ ...key, uuids: sharing.map(uuidOf) })),
      against,
    };
  };

  async page(filter: DuplicatesFilter, p = 0, l = DEFAULT_LENGTH): Promise<DuplicatesPage> {
    const clusters = await (this.#clusters ??= clustersOf(this.#model.data));
    const counted = await (this.#holders ??= this.#count(clusters, this.#holder));
    const genera = await (this.#genera ??= this.#count(clusters, this.#genus));
    const passed = await this.#passing(clusters, filter);
    const size = Math.min(Math.max(l, 1), MAX_DUPLICATES_PAGE);
    const content = await mapInTurns(passed.slice(p * size, (p + 1) * size), this.#cluster);
    return {
      content,
      ...pageFacts(passed.length, p, size, content.length),
      filter,
      holders: counted.map((each) => ({ ...each, name: this.#model.institute(each.code).fullName })),
      genera: genera.map(({ code: genus, count }) => ({ genus, count })),
    };
  }
}
