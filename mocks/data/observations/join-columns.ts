import type { ObservationColumn, ObservedDataset } from './observed-dataset';

type Numbers = Float64Array | Uint32Array | Uint16Array;

/** Terms of all parts, each once, and for each part what its codes become. */
export function joinTerms(parts: readonly ObservationColumn[]) {
  const places = new Map<string, number>();
  const recoded = parts.map(({ terms = [] }) =>
    terms.map((term) => {
      const place = places.get(term) ?? places.size;
      places.set(term, place);
      return place;
    }),
  );
  return { terms: [...places.keys()], recoded };
}

export function fill<T extends Numbers>(into: T, parts: readonly ArrayLike<number>[]): T {
  let at = 0;
  for (const part of parts) {
    into.set(part, at);
    at += part.length;
  }
  return into;
}

/**
 * The columns of several datasets by descriptor, one behind the other.
 * @param rowsOf of each dataset: the joint place of each of its accessions. @param methods of all of them.
 */
export function joinColumns(
  datasets: readonly ObservedDataset[],
  rowsOf: readonly Uint32Array[],
  methods: readonly string[],
): ObservationColumn[] {
  const methodPlace = new Map(methods.map((method, place) => [method, place]));
  const found = new Map<string, { column: ObservationColumn; rows: Uint32Array; methods: readonly string[] }[]>();
  datasets.forEach((dataset, at) => {
    const rows = rowsOf[at] ?? new Uint32Array();
    for (const column of dataset.columns) {
      const parts = found.get(column.descriptorUuid) ?? [];
      parts.push({ column, rows, methods: dataset.methods });
      found.set(column.descriptorUuid, parts);
    }
  });

  return [...found].map(([descriptorUuid, parts]): ObservationColumn => {
    const columns = parts.map(({ column }) => column);
    const length = columns.reduce((sum, { accession }) => sum + accession.length, 0);
    const accession = fill(
      new Uint32Array(length),
      parts.map(({ column, rows }) => column.accession.map((row) => rows[row] ?? 0)),
    );
    const joint: ObservationColumn = { descriptorUuid, accession };
    if (columns.every(({ numbers }) => numbers))
      joint.numbers = fill(
        new Float64Array(length),
        columns.map(({ numbers }) => numbers ?? []),
      );
    else {
      const { terms, recoded } = joinTerms(columns);
      joint.terms = terms;
      joint.codes = fill(
        new Uint32Array(length),
        columns.map(({ codes }, part) => codes?.map((code) => recoded[part]?.[code] ?? 0) ?? []),
      );
    }
    if (columns.every(({ method }) => method))
      joint.method = fill(
        new Uint16Array(length),
        parts.map(
          ({ column, methods: own }) => column.method?.map((each) => methodPlace.get(own[each] ?? '') ?? 0) ?? [],
        ),
      );
    return joint;
  });
}
