import { countRows, rowsOf } from './columns/bits';
import { rowsWithValue } from './columns/coded-column';
import type { CodeCounter } from './facets/count';
import type { Matches } from './filter/matching';
import { isReferenced } from './filter/properties';
import type { Model } from './model';
import type { AccessionCounts, HoldingCount } from './service';

const record = (values: readonly unknown[], counts: Uint32Array): Record<string, number> =>
  Object.fromEntries(
    values.flatMap((value, code) => (value !== undefined && counts[code] ? [[String(value), counts[code]]] : [])),
  );

/** How many accessions there are of everything, and how complete their passport data are by institute. */
export function countAll(model: Model, current: Matches, counter: CodeCounter): AccessionCounts {
  const { data } = model;
  const historic = rowsWithValue(data.historic, (value) => value);
  const historicCount = countRows(historic);
  const inCurrent = counter.over(current, data.rows);
  const inHistoric = counter.over({ bits: historic, count: historicCount }, data.rows);
  const { instCode, pdci } = data;

  const size = instCode.values.length;
  const [sum, least, most] = [new Float64Array(size), new Float64Array(size).fill(Infinity), new Float64Array(size)];
  const grown = instCode.values.map(() => new Set<string>());
  let georeferenced = 0;
  for (const row of rowsOf(current.bits, current.count)) {
    const code = instCode.codes[row] ?? 0;
    const score = pdci.values[pdci.codes[row] ?? 0] ?? 0;
    sum[code] = (sum[code] ?? 0) + score;
    if (score < (least[code] ?? 0)) least[code] = score;
    if (score > (most[code] ?? 0)) most[code] = score;
    const crop = data.crop.values[data.crop.codes[row] ?? 0];
    if (crop !== undefined) grown[code]?.add(crop);
    if (isReferenced(model, row)) georeferenced += 1;
  }

  const institutes: Record<string, HoldingCount> = {};
  const holdingCountries: Record<string, number> = {};
  for (const [code, wiews] of instCode.values.entries()) {
    if (wiews === undefined) continue;
    const count = inCurrent(instCode)[code] ?? 0;
    institutes[wiews] = {
      current: count,
      historic: inHistoric(instCode)[code] ?? 0,
      crops: [...(grown[code] ?? [])].sort(),
      ...(count > 0
        ? { pdci: { avg: (sum[code] ?? 0) / count, min: least[code] ?? 0, max: most[code] ?? 0, count } }
        : {}),
    };
    const country = model.institute(wiews).country?.code3;
    if (country && count > 0) holdingCountries[country] = (holdingCountries[country] ?? 0) + count;
  }
  return {
    total: current.count,
    historic: historicCount,
    georeferenced,
    institutes,
    crops: record(data.crop.values, inCurrent(data.crop)),
    origins: record(data.origCty.values, inCurrent(data.origCty)),
    holdingCountries,
  };
}
