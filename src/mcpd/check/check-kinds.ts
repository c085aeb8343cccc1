import { NOTE_KINDS, type NoteKind } from '../report/note-kinds';
import type { Severity } from '../report/notes';

/** What a check finds beyond the notes of an import, which reads such values without a word. */
const FURTHER = {
  swapped: 'remark',
  wrongSign: 'remark',
  atSea: 'remark',
  otherCountry: 'remark',
  formula: 'remark',
  longCell: 'remark',
  speciesForm: 'normalised',
  codeForm: 'normalised',
  renamedCountry: 'normalised',
} as const satisfies Record<string, Severity>;

type FurtherKind = keyof typeof FURTHER;
export type CheckKind = NoteKind | FurtherKind;

export const CHECK_KINDS = [...Object.keys(NOTE_KINDS), ...Object.keys(FURTHER)] as CheckKind[];

export const isFurther = (kind: CheckKind): kind is FurtherKind => kind in FURTHER;

export const severityOfKind = (kind: CheckKind): Severity =>
  isFurther(kind) ? FURTHER[kind] : NOTE_KINDS[kind].severity;

/** What a person does about it where no correction is sure. */
export const ADVICE = {
  fill: ['noInstCode', 'noAcceNumb', 'noGenus', 'halfCoordinate'],
  remove: ['headerAgain', 'duplicate'],
  unique: ['repeatedDoi', 'repeatedUuid'],
  row: ['shortRow', 'longRow', 'strayQuote'],
  header: ['repeatedColumn', 'unnamedColumn'],
  retype: ['otherEncoding', 'lostLetter', 'doubleEncoded', 'innerSpaces', 'longCell'],
  spreadsheet: ['dayInNumber', 'errorCell', 'noResult', 'formula'],
  uuid: ['notAUuid'],
  time: ['notATime'],
  species: ['wholeName', 'genusForm', 'speciesForm'],
  date: ['notADate', 'impossibleDate', 'ambiguousDate', 'dateForm', 'dateParts', 'dateUnknown'],
  order: ['futureDate', 'collectedLater'],
  number: ['notANumber', 'ambiguousNumber', 'outOfRange', 'numberForm', 'highElevation'],
  coordinate: ['notACoordinate', 'dmsConverted', 'dmsDisagrees', 'zeroCoordinates', 'swapped', 'wrongSign'],
  place: ['atSea', 'otherCountry'],
  code: ['unknownCode', 'codeForm', 'upperCase'],
  institute: ['notInstituteCode'],
  country: ['notCountryCode', 'unknownCountry', 'renamedCountry'],
  flag: ['notABoolean', 'mlsOther'],
  doi: ['notADoi', 'resolver'],
  url: ['notAUrl'],
  otherNumbers: ['noColon', 'emptyOtherNumb'],
  list: ['listForm', 'repeatedValue'],
  text: ['spaces', 'entities', 'controls', 'placeholder'],
} as const satisfies Record<string, readonly CheckKind[]>;

export type Advice = keyof typeof ADVICE;

const advised = new Map<CheckKind, Advice>(
  (Object.keys(ADVICE) as Advice[]).flatMap((advice) => ADVICE[advice].map((kind) => [kind, advice] as const)),
);

export const adviceOf = (kind: CheckKind): Advice | undefined => advised.get(kind);

/** Characters of a cell that the check shows and lets be written. */
export const CELL_MAX = 10_000;
