import { MIDDLE_OF_MONTH, MONTHS } from './model';

/** MJ a square metre and minute. */
const SOLAR_CONSTANT = 0.082;
/** Millimetres of water that a megajoule evaporates. */
const MM_PER_MJ = 0.408;

/**
 * Sunlight above the air in the middle of each month, as the water it could evaporate: mm a day.
 * Equation 21 of FAO Irrigation and Drainage Paper 56 (Allen, Pereira, Raes & Smith 1998).
 */
export function writeRadiation(latitude: number, into: Float64Array): void {
  const phi = (latitude * Math.PI) / 180;
  for (let month = 0; month < MONTHS; month += 1) {
    const angle = (2 * Math.PI * (MIDDLE_OF_MONTH[month] ?? 0)) / 365;
    const nearness = 1 + 0.033 * Math.cos(angle);
    const declination = 0.409 * Math.sin(angle - 1.39);
    // Polar day and night have no sunset.
    const sunset = Math.acos(Math.min(1, Math.max(-1, -Math.tan(phi) * Math.tan(declination))));
    const light =
      sunset * Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.sin(sunset);
    into[month] = MM_PER_MJ * ((24 * 60) / Math.PI) * SOLAR_CONSTANT * nearness * Math.max(0, light);
  }
}

/**
 * Reference evapotranspiration, mm a day: Hargreaves & Samani (1985), equation 52 of the same paper.
 * @param mean of the day in °C. @param range between its maximum and minimum.
 */
export const evapotranspiration = (mean: number, range: number, radiation: number): number =>
  0.0023 * Math.max(0, mean + 17.8) * Math.sqrt(Math.max(0, range)) * radiation;
