import { accessionUuid, uuidOfWords } from '@/mcpd/accession-uuid';
import type { PassportRecord } from '@/mcpd/record';
import { Turns } from '../../../tools/workers/turns';
import type { Catalogue } from '../catalogue';
import { givenWords } from '../columns/uuid-column';
import type { AccessionGroup, GroupProperty } from '../groups';
import { makeModel } from '../model';
import { AccessionNumbers } from '../order/accession-numbers';
import { recordOf } from '../rows/record-of';
import { InvalidQuery } from '../invalid-query';
import { handedOn, type AccessionLayer, type AccessionService, type AskedMethod } from '../service';
import { NO_NAMES, type AccessionReference } from '../reference';
import { accessionStore, type ColumnsService } from './store';
import { Rebuild, Stopped } from './rebuild';
import { Uuids } from './uuids';

/** Collects records into columns. */
export interface ColumnsBuilder {
  add(record: PassportRecord): void;
  build(): Catalogue;
}

/** Rows indexed before it is looked whether others wait. */
const PIECE = 2_000;

/** The record of a row with the uuid that it brought along: that of what is loaded is the same in every layer. */
function wholeRecord(data: Catalogue, row: number): PassportRecord {
  const words = new Uint32Array(4);
  const given = givenWords(data.uuid, row, words, 0);
  return given ? { ...recordOf(data, row), uuid: uuidOfWords(words) } : recordOf(data, row);
}

/**
 * The service over columns that were loaded, under a layer of changed accessions. Columns are packed and cannot be
 * written, so that a layer makes new ones, in turns with questions, which the old ones answer until the new are whole.
 */
export function layeredStore(
  loaded: Catalogue,
  reference: AccessionReference,
  newColumns: () => ColumnsBuilder,
  heads?: Promise<Uint32Array | undefined>,
): AccessionService {
  const plain = accessionStore(loaded, reference, undefined, heads);
  let names = NO_NAMES;
  const enrolled = new Map<GroupProperty, readonly AccessionGroup[]>();
  let uuids: Uuids | undefined;
  let shown = plain;
  let asked = 0;
  let last: Promise<void> | undefined;
  let rebuilding: Rebuild | undefined;

  async function rowsByUuid(turns: Turns): Promise<Uuids> {
    uuids ??= new Uuids(loaded);
    while (!uuids.work(PIECE)) if (turns.due()) await turns.next();
    return uuids;
  }

  /** Changed rows keep their places, new ones follow in the layer's order. */
  async function columnsUnder({ records, removed }: AccessionLayer, turns: Turns): Promise<Catalogue> {
    const index = await rowsByUuid(turns);
    const over = new Map<number, PassportRecord | undefined>();
    const added = new Map<string, PassportRecord>();
    for (const uuid of removed) {
      const row = index.row(uuid);
      if (row !== undefined) over.set(row, undefined);
    }
    for (const record of records) {
      const uuid = record.uuid ?? accessionUuid(record.instCode, record.acceNumb, record.genus);
      const row = index.row(uuid);
      if (row === undefined) added.set(uuid, record);
      else over.set(row, record);
      if (turns.due()) await turns.next();
    }
    const columns = newColumns();
    for (let row = 0; row < loaded.rows; row += 1) {
      const record = over.has(row) ? over.get(row) : wholeRecord(loaded, row);
      if (record) columns.add(record);
      if (turns.due()) await turns.next();
    }
    for (const record of added.values()) {
      columns.add(record);
      if (turns.due()) await turns.next();
    }
    return columns.build();
  }

  async function storeUnder(layer: AccessionLayer): Promise<ColumnsService> {
    if (layer.records.length === 0 && layer.removed.length === 0) return plain;
    const turns = new Turns();
    const data = await columnsUnder(layer, turns);
    const model = makeModel(data, reference, await AccessionNumbers.inTurns(data.acceNumb, turns));
    for (const index of [model.uuids, model.search()]) while (!index.work(PIECE)) if (turns.due()) await turns.next();
    return accessionStore(data, reference, model);
  }

  async function putLayer(layer: AccessionLayer): Promise<void> {
    asked += 1;
    const turn = asked;
    const next = await storeUnder(layer);
    // A layer that was put meanwhile stands in place of this one: done when that one is.
    if (turn !== asked) return last;
    // Renaming and enrolling are done when the call returns: no question comes between them and the swap.
    void next.rename(names);
    for (const [property, groups] of enrolled) void next.enrol(property, groups);
    shown = next;
  }

  async function rebuildIndex(name: string): Promise<boolean> {
    if (rebuilding) throw new InvalidQuery(name, 'Another index is being rebuilt.');
    const rebuild = new Rebuild();
    rebuilding = rebuild;
    try {
      let columns;
      // Where accessions were changed meanwhile, others answer by now.
      do await (columns = shown).rebuild(name, rebuild);
      while (columns !== shown);
      return true;
    } catch (error) {
      if (error instanceof Stopped) return false;
      throw error;
    } finally {
      rebuilding = undefined;
    }
  }

  const administration: Pick<AccessionService, 'putLayer' | 'rebuildIndex' | 'rebuilt' | 'stopRebuild'> = {
    putLayer: (layer) => (last = putLayer(layer)),
    rebuildIndex,
    rebuilt: async () => rebuilding?.share ?? 0,
    stopRebuild: async () => rebuilding?.stop(),
  };
  const isAdministration = (method: AskedMethod): method is keyof typeof administration =>
    Object.hasOwn(administration, method);

  return handedOn(
    async (method, args) => {
      if (method === 'rename') [names] = args as Parameters<AccessionService['rename']>;
      if (method === 'enrol') {
        const [property, groups] = args as Parameters<AccessionService['enrol']>;
        enrolled.set(property, groups);
      }
      const answers = isAdministration(method) ? administration[method] : shown[method];
      const answer = answers as (...given: unknown[]) => Promise<unknown>;
      return answer(...args);
    },
    (...args) => shown.download(...args),
  );
}
