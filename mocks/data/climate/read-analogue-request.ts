import { BIO_VARIABLES, type BioValues, type BioVariable, type Tolerance } from '@/contract/accession/climate';
import { badRequest, type ApiFailure } from '../../tools/http/api-failure';
import { bioValues } from './bio';
import { wanted, type Wanted } from './find-analogues';
import { isNearLand } from './land-grid';
import { emptyNormals, writeNormals } from './model';
import { siteOf } from './site';

type Given = Record<string, unknown>;

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isVariable = (name: string): name is BioVariable => BIO_VARIABLES.some((each) => each === name);

const refuse = (field: string, key: string, sentence: string): ApiFailure => badRequest(sentence, { [field]: key });

/** Numbers may come as texts. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function degrees(place: Given, name: 'latitude' | 'longitude', most: number): number {
  const value = numberOf(place[name]);
  if (value === undefined || Math.abs(value) > most)
    throw refuse(`target.${name}`, 'range', `The ${name} must be a number from -${most} to ${most}.`);
  return value;
}

/** The climate of a place on land, by the elevation of the grid. */
function climateAt(place: Given): BioValues {
  const latitude = degrees(place, 'latitude', 90);
  const longitude = degrees(place, 'longitude', 180);
  if (!isNearLand(latitude, longitude))
    throw refuse('target', 'noClimate', 'There is no climate here: the place lies in the sea or near the South Pole.');
  const normals = emptyNormals();
  writeNormals(siteOf(latitude, longitude), normals);
  return bioValues(normals);
}

function variables(given: Given, field: string): [variable: BioVariable, value: unknown][] {
  return Object.entries(given)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      if (!isVariable(name))
        throw refuse(`${field}.${name}`, 'unknown', `"${name}" is no climate variable: they are bio1 to bio19.`);
      return [name, value];
    });
}

function readClimate(given: Given): Partial<BioValues> {
  const read = variables(given, 'target.climate').map(([variable, value]) => {
    const number = numberOf(value);
    if (number === undefined)
      throw refuse(`target.climate.${variable}`, 'number', `The value of ${variable} must be a number.`);
    return [variable, number] as const;
  });
  return Object.fromEntries(read);
}

function readTarget(target: unknown): Partial<BioValues> {
  if (isObject(target) && isObject(target.climate)) return readClimate(target.climate);
  if (isObject(target) && ('latitude' in target || 'longitude' in target)) return climateAt(target);
  throw refuse('target', 'required', 'Name a place by latitude and longitude, or the climate that is looked for.');
}

function readTolerance(variable: BioVariable, value: unknown): Tolerance {
  const given = isObject(value) ? value : {};
  const by = numberOf(given.by);
  const percent = numberOf(given.percent);
  if (by !== undefined && by >= 0) return { by };
  if (percent !== undefined && percent >= 0) return { percent };
  throw refuse(
    `tolerances.${variable}`,
    'tolerance',
    `The tolerance of ${variable} must be a number from 0, as "by" in its unit or as "percent".`,
  );
}

/** @throws ApiFailure 400 with a sentence, and the field where there is one. */
export function readAnalogueRequest(body: unknown): { target: Partial<BioValues>; asked: Wanted[] } {
  const { target: place, tolerances } = isObject(body) ? body : {};
  const target = readTarget(place);
  const given = isObject(tolerances) ? variables(tolerances, 'tolerances') : [];
  if (given.length === 0)
    throw refuse('tolerances', 'required', 'Name at least one climate variable with its tolerance.');
  const asked = given.map(([variable, value]) => {
    const tolerance = readTolerance(variable, value);
    const wish = target[variable];
    if (wish === undefined)
      throw refuse(`target.climate.${variable}`, 'required', `${variable} has a tolerance but no value to look for.`);
    return wanted(variable, wish, tolerance);
  });
  return { target, asked };
}
