import { CLIMATE_FIRST_YEAR, type ChosenIndicator, type ClimateSpan } from '@/contract/accession/subsetting';
import { deviationAt, deviations, TERMS, warming, writeWaves } from './deviations';
import { writeRadiation } from './evapotranspiration';
import { indicatorOf, type MonthWeather } from './indicators';
import { emptyNormals, MONTHS, writeNormals, type Site } from './model';
import { writeSite } from './site';

/** Degrees, and metres (NaN where not known). */
export interface PlaceColumns {
  latitude: Float64Array;
  longitude: Float64Array;
  elevation: Float64Array;
}

/** Places between two words on the way. */
const PORTION = 100;

/** The months of a span, 0 to 11; from November to February are four. */
function monthsOf({ from, to }: ClimateSpan['months']): number[] {
  const count = ((to - from + MONTHS) % MONTHS) + 1;
  return Array.from({ length: count }, (_, i) => (from - 1 + i) % MONTHS);
}

/** °C by which a month of one deviation differs: the high latitudes vary more. */
const temperatureSpread = (latitude: number): number => 0.6 + 1.4 * Math.sin((latitude * Math.PI) / 180) ** 2;
/** Share of the normal by which a month of one deviation differs. */
const PRECIPITATION_SPREAD = 0.3;

/**
 * The value of each indicator at each place, row by row, to a hundredth: the mean, maximum or minimum over the chosen
 * months of all chosen years. Yields the share done.
 */
export function* indicatorValues(
  places: PlaceColumns,
  chosen: readonly ChosenIndicator[],
  { months, years }: ClimateSpan,
): Generator<number, Float64Array> {
  const functions = chosen.map(({ id }) => indicatorOf(id) ?? (() => Number.NaN));
  const width = chosen.length;
  const rows = places.latitude.length;
  const values = new Float64Array(rows * width);
  const span = monthsOf(months);
  const { temperature, precipitation } = deviations();
  const site: Site = { latitude: 0, elevation: 0, seaKm: 0 };
  const normals = emptyNormals();
  const radiation = new Float64Array(MONTHS);
  const waves = new Float64Array(TERMS);
  const [sums, least, most] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  const weather: MonthWeather = { month: 0, mean: 0, minimum: 0, maximum: 0, precipitation: 0, radiation: 0 };

  for (let row = 0; row < rows; row += 1) {
    const latitude = places.latitude[row] ?? 0;
    const longitude = places.longitude[row] ?? 0;
    writeSite(latitude, longitude, places.elevation[row] ?? Number.NaN, site);
    writeNormals(site, normals);
    writeRadiation(latitude, radiation);
    writeWaves(latitude, longitude, waves);
    const spread = temperatureSpread(latitude);
    sums.fill(0);
    least.fill(Infinity);
    most.fill(-Infinity);
    for (let year = years.from; year <= years.to; year += 1) {
      for (const month of span) {
        const at = (year - CLIMATE_FIRST_YEAR) * MONTHS + month;
        const warmer = warming(year) + spread * deviationAt(temperature, at, waves);
        const wetter = Math.max(0.05, 1 + PRECIPITATION_SPREAD * deviationAt(precipitation, at, waves));
        weather.month = month;
        weather.mean = (normals.mean[month] ?? 0) + warmer;
        weather.minimum = (normals.minimum[month] ?? 0) + warmer;
        weather.maximum = (normals.maximum[month] ?? 0) + warmer;
        weather.precipitation = (normals.precipitation[month] ?? 0) * wetter;
        weather.radiation = radiation[month] ?? 0;
        for (let i = 0; i < width; i += 1) {
          const value = functions[i]?.(weather) ?? Number.NaN;
          sums[i] = (sums[i] ?? 0) + value;
          if (value < (least[i] ?? 0)) least[i] = value;
          if (value > (most[i] ?? 0)) most[i] = value;
        }
      }
    }
    const count = span.length * (years.to - years.from + 1);
    for (const [i, { metric }] of chosen.entries()) {
      const value = metric === 'mean' ? (sums[i] ?? 0) / count : ((metric === 'maximum' ? most : least)[i] ?? 0);
      // Hundredths: engines differ in the last digit of a sine, and the same input must give the same sets everywhere.
      values[row * width + i] = Math.round(value * 100) / 100;
    }
    if (row % PORTION === PORTION - 1) yield (row + 1) / rows;
  }
  return values;
}
