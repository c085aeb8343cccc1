import {
  CLIMATE_FIRST_YEAR,
  CLIMATE_LAST_YEAR,
  type ClusterRequest,
  type Indicator,
} from '@/contract/accession/subsetting';
import { wholeOf } from './input-problems';
import { usualIndicators, type SubsettingInputs } from './subsetting-inputs';

/** The request of inputs without problems; the basic mode takes the usual of everything it does not show. */
export function clusterRequest(
  inputs: SubsettingInputs,
  code: string | undefined,
  indicators: readonly Indicator[],
): ClusterRequest {
  const { advanced, method } = inputs;
  const which = code ? { filterCode: code } : { filter: {} };
  if (!advanced)
    return {
      ...which,
      method,
      sets: { from: wholeOf(inputs.sets), to: wholeOf(inputs.sets) },
      indicators: usualIndicators(indicators),
      months: { from: 1, to: 12 },
      years: { from: CLIMATE_FIRST_YEAR, to: CLIMATE_LAST_YEAR },
      seed: 1,
    };
  const known = inputs.indicators?.filter(({ id }) => indicators.some((one) => one.id === id));
  return {
    ...which,
    method,
    sets: { from: wholeOf(inputs.from), to: wholeOf(inputs.to) },
    indicators: known ?? usualIndicators(indicators),
    months: { from: inputs.firstMonth, to: inputs.lastMonth },
    years: { from: wholeOf(inputs.firstYear), to: wholeOf(inputs.lastYear) },
    seed: wholeOf(inputs.seed),
  };
}
