import type { AccessionService } from '../../accessions/service';
import type { ObservedAccession } from '../../observations/observed-dataset';
import type { DatasetPlan } from './dataset-table';
import { plantOf, type Plant } from './plant';

/** Fewer of its own, and an institute observes those of others too: a small catalogue has few of each. */
const FEW = 40;
const ACCESSION = 'uuid,doi,instituteCode,accessionNumber,seqNo,sampStat,taxonomy.genus,taxonomy.species';

type Row = Record<string, unknown>;

/** An accession of a dataset, and what it is like. */
export interface Member {
  accession: ObservedAccession;
  plant: Plant;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function memberOf(row: Row): Member {
  const uuid = textOf(row['uuid']) ?? '';
  const seqNo = numberOf(row['seqNo']);
  return {
    accession: {
      uuid,
      doi: textOf(row['doi']) ?? null,
      instCode: textOf(row['instituteCode']) ?? '',
      acceNumb: textOf(row['accessionNumber']) ?? '',
      genus: textOf(row['taxonomy.genus']) ?? null,
      species: textOf(row['taxonomy.species']) ?? null,
      ...(seqNo === undefined ? {} : { seqNo }),
    },
    plant: plantOf(uuid, numberOf(row['sampStat'])),
  };
}

/** Accessions of the demo: those of the institute by number, then others where the plan says so. */
export async function membersOf(
  accessions: AccessionService,
  { crop, institute, ofAll, most }: DatasetPlan,
): Promise<Member[]> {
  const own = { crop: [crop], institute: { code: [institute] } };
  const sort = { s: 'seqNo', d: 'ASC' } as const;
  const held = await accessions.flat(own, { ...sort, l: ofAll ? Math.ceil(most / 2) : most }, ACCESSION);
  const wanted = ofAll ? most - held.content.length : FEW - held.content.length;
  if (wanted <= 0) return held.content.map(memberOf);
  const others = await accessions.flat(
    { crop: [crop], NOT: { institute: own.institute } },
    { ...sort, l: wanted },
    ACCESSION,
  );
  return [...held.content, ...others.content].map(memberOf);
}
