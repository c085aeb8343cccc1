/** Coded values of FAO/Bioversity Multi-Crop Passport Descriptors V2.1 (2015). Names are texts, by code. */

/** SAMPSTAT, with the subdivisions of the specification. */
export const SAMPLE_STATUS = [
  100, 110, 120, 130, 200, 300, 400, 410, 411, 412, 413, 414, 415, 416, 420, 421, 422, 423, 500, 600, 999,
] as const;

/** STORAGE */
export const STORAGE = [10, 11, 12, 13, 20, 30, 40, 50, 99] as const;

/** COLLSRC */
export const COLLECTING_SOURCE = [
  10, 11, 12, 13, 14, 15, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30, 40, 50, 60, 61, 62, 99,
] as const;
