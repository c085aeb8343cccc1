import type { Accession } from '@/contract/accession/accession';
import type { AccessionObservation, AccessionObservations } from '@/contract/dataset/observation';
import { observationTable, valueAt, type ObservationTable, type TableColumn } from './observation-table';
import type { ObservedDataset } from './observed-dataset';

const titles = new WeakMap<TableColumn, ReadonlyMap<string, string>>();

/** What the codes of a coding table mean. */
function titlesOf(column: TableColumn): ReadonlyMap<string, string> {
  const made = titles.get(column) ?? new Map(column.descriptor.terms?.map(({ code, title }) => [code, title]));
  titles.set(column, made);
  return made;
}

function observedOf({ head }: ObservedDataset, table: ObservationTable, place: number): AccessionObservation[] {
  return table.descriptors.flatMap(({ uuid, title, uom }) => {
    const column = table.column(uuid);
    if (!column) return [];
    const places = column.rows.values.subarray(column.rows.start[place], column.rows.start[place + 1]);
    if (places.length === 0) return [];
    const values = Array.from(places, (at) => {
      const value = valueAt(column, at);
      const method = column.method && table.methods[column.method[at] ?? 0];
      return { value, title: titlesOf(column).get(String(value)) ?? null, method: method || null };
    });
    return [
      {
        datasetUuid: head.uuid,
        datasetTitle: head.title,
        descriptorUuid: uuid,
        descriptorTitle: title,
        uom: uom ?? null,
        values,
      },
    ];
  });
}

/** Everything that datasets say of one accession. First party is who holds it: the institute among those of the dataset's owner. */
export function accessionObservations(
  datasets: readonly ObservedDataset[],
  accession: Accession,
): AccessionObservations {
  const { uuid, accessionNumber, doi = null, instituteCode } = accession;
  const sources: AccessionObservations['sources'] = {};
  const parties: Pick<AccessionObservations, 'firstPartyData' | 'thirdPartyData'> = {
    firstPartyData: [],
    thirdPartyData: [],
  };
  for (const dataset of datasets) {
    const table = observationTable([dataset]);
    const place = table.known().get(uuid);
    if (place === undefined) continue;
    const own = dataset.head.owner?.wiewsCodes.includes(instituteCode) ?? false;
    const observed = observedOf(dataset, table, place);
    parties[own ? 'firstPartyData' : 'thirdPartyData'].push(...observed);
    sources[dataset.head.uuid] = observed.map(({ descriptorUuid: f, datasetUuid: d, values }) => {
      return { f, v: values.map(({ value }) => value), d };
    });
  }
  return { accession: uuid, accessionNumber, doi, instituteCode, sources, ...parties };
}
