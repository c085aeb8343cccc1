/** What the climate is, for people; sent wherever its values are shown. */
export const CLIMATE_MODEL =
  'These climate values are not measured: they are computed by a simple model from latitude, elevation and distance to the sea.';

/** Degrees, metres, kilometres. */
export interface Site {
  latitude: number;
  elevation: number;
  seaKm: number;
}

export const MONTHS = 12;
/** February of a year that is none in particular. */
export const DAYS_IN_MONTH = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Day of the year in the middle of each month. */
export const MIDDLE_OF_MONTH = [15, 45, 74, 105, 135, 162, 198, 228, 258, 288, 318, 344] as const;

/** Monthly normals, January first: °C and mm. */
export interface Normals {
  mean: Float64Array;
  minimum: Float64Array;
  maximum: Float64Array;
  precipitation: Float64Array;
}

export const emptyNormals = (): Normals => ({
  mean: new Float64Array(MONTHS),
  minimum: new Float64Array(MONTHS),
  maximum: new Float64Array(MONTHS),
  precipitation: new Float64Array(MONTHS),
});

/** °C per metre: the International Standard Atmosphere (ISO 2533:1975), 6.5 °C per kilometre. */
const LAPSE_RATE = 6.5 / 1000;
/** Kilometres over which the sea's influence falls to a third. */
const SEA_REACH = 600;

const YEAR = 365.25;
const wave = (day: number, peak: number): number => Math.cos((2 * Math.PI * (day - peak)) / YEAR);
const bell = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2));

/** The course of the northern year: inland it is warmest in mid-July, at the coast three weeks later. */
const INLAND_COURSE = MIDDLE_OF_MONTH.map((day) => wave(day, 200));
const COAST_COURSE = MIDDLE_OF_MONTH.map((day) => wave(day, 222));

/** Half a degree of latitude, from 90° S. */
const STEPS_PER_DEGREE = 2;
const LATITUDES = 180 * STEPS_PER_DEGREE + 1;

/** Millimetres a month at sea level by latitude and month, of three kinds that the sea's distance changes differently. */
interface Rain {
  /** The rains of the inner tropics, which follow the sun by some ten degrees. */
  tropical: Float64Array;
  /** The storms of the westerlies, nearer to the equator in winter. */
  frontal: Float64Array;
  /** Showers of the continents' summer. */
  convective: Float64Array;
  /** What the trade winds bring to coasts, most of it in summer. */
  coastal: Float64Array;
}

function rainOf(
  latitude: number,
  day: number,
): [tropical: number, frontal: number, convective: number, coastal: number] {
  const north = wave(day, 205);
  const away = Math.abs(latitude);
  // The belts of sinking air around 25° have little rain at any time.
  const dry = 1 - 0.75 * bell(away - 25, 8);
  const summer = latitude < 0 ? -north : north;
  const tropical = 215 * bell(latitude - (1.5 + 9 * north), 10) * dry;
  const storms = 48 + 8 * summer;
  const frontal = (72 * bell(away - storms, 15) + 3) * dry;
  const convective = 55 * Math.max(0, summer) * bell(away - 50, 16);
  const coastal = 55 * (0.6 + 0.4 * summer) * bell(away - 18, 11);
  return [tropical, frontal, convective, coastal];
}

function tabulate(): Rain {
  const size = LATITUDES * MONTHS;
  const rain = {
    tropical: new Float64Array(size),
    frontal: new Float64Array(size),
    convective: new Float64Array(size),
    coastal: new Float64Array(size),
  };
  for (let step = 0, at = 0; step < LATITUDES; step += 1)
    for (const day of MIDDLE_OF_MONTH) {
      const [tropical, frontal, convective, coastal] = rainOf(step / STEPS_PER_DEGREE - 90, day);
      rain.tropical[at] = tropical;
      rain.frontal[at] = frontal;
      rain.convective[at] = convective;
      rain.coastal[at++] = coastal;
    }
  return rain;
}

let known: Rain | undefined;

function writePrecipitation({ latitude, elevation, seaKm }: Site, into: Float64Array): void {
  const { tropical, frontal, convective, coastal } = (known ??= tabulate());
  const place = Math.min(LATITUDES - 1.001, (latitude + 90) * STEPS_PER_DEGREE);
  const step = Math.floor(place);
  const part = place - step;
  const moist = Math.exp(-seaKm / 700);
  const trades = Math.exp(-seaKm / 200);
  const kilometres = Math.max(0, elevation) / 1000;
  // Air that rises rains; it has rained out above some 1,500 m.
  const rise = 1 + 0.45 * (kilometres / 1.5) * Math.exp(1 - kilometres / 1.5);
  const byTropics = rise * (0.7 + 0.3 * moist);
  const byStorms = rise * (0.25 + 0.75 * moist);
  const byShowers = rise * (1 - moist);
  const byTrades = rise * trades;
  for (let month = 0, a = step * MONTHS; month < MONTHS; month += 1, a += 1) {
    const b = a + MONTHS;
    into[month] =
      byTropics * ((tropical[a] ?? 0) * (1 - part) + (tropical[b] ?? 0) * part) +
      byStorms * ((frontal[a] ?? 0) * (1 - part) + (frontal[b] ?? 0) * part) +
      byShowers * ((convective[a] ?? 0) * (1 - part) + (convective[b] ?? 0) * part) +
      byTrades * ((coastal[a] ?? 0) * (1 - part) + (coastal[b] ?? 0) * part);
  }
}

/**
 * The normals of a site, the means of 1983 to 2016. Temperature at sea level falls with the square of the sine of
 * latitude, as the zonal means do; its yearly course grows with latitude and distance to the sea; `LAPSE_RATE` takes off for
 * elevation. Minimum and maximum lie apart by more where it is dry and far from the sea. The constants were chosen by
 * hand so that well-known climates come out recognisably; there is no wind, current or monsoon in it, so that east and
 * west coasts are alike.
 */
export function writeNormals(site: Site, into: Normals): void {
  writePrecipitation(site, into.precipitation);
  const sine = Math.sin((site.latitude * Math.PI) / 180);
  const square = sine * sine;
  const inland = 1 - Math.exp(-site.seaKm / SEA_REACH);
  // Inland the low latitudes are hotter and the high ones colder than the zonal mean; coasts are milder.
  const zonal = 27.5 - 23 * square - 22 * square * square;
  const year = zonal + inland * (3 - 10 * square * square) + (1 - inland) * 5 * square;
  const level = year - LAPSE_RATE * site.elevation;
  const hemisphere = Math.tanh(site.latitude / 8);
  const swing = hemisphere * (1 + Math.abs(sine) ** 1.3 * (8 + 20 * inland));
  for (let month = 0; month < MONTHS; month += 1) {
    const course = inland * (INLAND_COURSE[month] ?? 0) + (1 - inland) * (COAST_COURSE[month] ?? 0);
    const rain = into.precipitation[month] ?? 0;
    const range = 6 + 5 * inland + (5 * 60) / (60 + rain);
    const mean = level + swing * course;
    into.mean[month] = mean;
    into.minimum[month] = mean - range / 2;
    into.maximum[month] = mean + range / 2;
  }
}
