import { MAX_SIMILAR, type SimilarityEvidence } from '@/contract/accession/similar';
import { spellKey } from '../match/spelling';
import type { Model } from '../model';
import { soon } from '../kept/not-ready';
import { recordOf } from '../rows/record-of';
import { sharedNumbers, STRENGTH } from './shared-numbers';

export interface SimilarRow {
  row: number;
  evidence: SimilarityEvidence[];
}

/** Rows with any of the numbers of a row, their own number or another one. */
function candidates({ data, search, spellings }: Model, row: number): Set<number> {
  const { puid, acceNumb, donorNumb, collNumb, otherNumb } = recordOf(data, row);
  const index = spellings();
  const rows = new Set(puid === undefined ? [] : search().rowsOfDoi(puid));
  for (const text of [acceNumb, donorNumb, collNumb, ...otherNumb.map(({ number }) => number)]) {
    const key = spellKey(text ?? '');
    if (key === '') continue;
    for (const found of index.bySpelling(key)) rows.add(found);
    for (const { row: found } of index.byOther(key)) rows.add(found);
  }
  rows.delete(row);
  return rows;
}

/** The rows that may be the same material, by the strength and number of what speaks for it. */
export async function similarRows(model: Model, row: number): Promise<SimilarRow[]> {
  await soon(model.spellings().ready());
  const asked = recordOf(model.data, row);
  return (
    [...candidates(model, row)]
      .map((other) => ({ row: other, evidence: sharedNumbers(asked, recordOf(model.data, other)) }))
      .filter(({ evidence }) => evidence.length > 0)
      .sort((a, b) => weight(a) - weight(b) || b.evidence.length - a.evidence.length || a.row - b.row)
      // More are not the same material, but a number that everybody uses.
      .slice(0, MAX_SIMILAR)
  );
}

const weight = ({ evidence: [strongest] }: SimilarRow): number =>
  strongest ? STRENGTH.indexOf(strongest.kind) : STRENGTH.length;
