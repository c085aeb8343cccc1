import type { NoteDetail } from './note-details';
import type { Meaning, NoteOf, Severity } from './notes';

const refused = (reason: string): Meaning => ({ severity: 'refused', fate: 'row not loaded', reason });
const LEFT_OUT = 'value not loaded';
const leftOut = (reason: string): Meaning => ({ severity: 'remark', fate: LEFT_OUT, reason });
const kept = (reason: string): Meaning => ({ severity: 'remark', fate: 'loaded as it is', reason });
const formed = (reason: string): Meaning => ({
  severity: 'normalised',
  fate: 'loaded in the standard form',
  reason,
});

/** Everything that a report of passport data can note about a value. */
export const NOTE_KINDS = {
  noInstCode: refused('the holding institute is missing'),
  noAcceNumb: refused('the accession number is missing'),
  noGenus: refused('the genus is missing'),
  headerAgain: refused('the names of the columns once more, not an accession'),
  duplicate: refused('a second row with the same INSTCODE, ACCENUMB and GENUS'),
  otherInstitute: refused('an accession of another institute'),
  uuidElsewhere: refused('an accession of another institute has this uuid'),
  doiElsewhere: refused('an accession of another institute has this DOI'),
  sameAccession: refused('an earlier row is the same published accession'),
  noName: refused('the row names no accession'),
  severalAccessions: refused('several accessions have this number'),

  unknownColumn: leftOut('not a column of MCPD: not loaded'),
  otherSheet: leftOut('one sheet of a workbook is read, this is another one'),
  repeatedColumn: leftOut('the column is there twice: the first one counts'),
  unnamedColumn: leftOut('the column has no name: nobody knows what its value means'),
  shortRow: kept('the row has fewer values than the header has columns: the last ones count as empty'),
  longRow: leftOut('the row has more values than the header has columns'),
  strayQuote: kept('a quotation mark inside a quoted value is not doubled'),
  otherEncoding: kept('the line is not in the encoding of the file'),
  lostLetter: kept('a letter was lost (�) before the file was made'),
  doubleEncoded: kept('looks as if the text had been encoded twice'),
  innerSpaces: kept('several blanks in a row inside the number'),
  dayInNumber: kept('a day of the spreadsheet: it may have made one of a number such as 3-4'),
  errorCell: leftOut('the spreadsheet could not work out the value'),
  noResult: leftOut('a formula without its value: open the file in a spreadsheet and save it again'),
  notAUuid: leftOut('not a uuid (8-4-4-4-12 hexadecimal digits)'),
  repeatedUuid: leftOut('another accession has the same uuid'),
  ownUuid: leftOut('a new accession gets its uuid here'),
  otherUuid: leftOut('the accession is published with another uuid'),
  notATime: leftOut('not a time of the form YYYY-MM-DD HH:MM:SS'),
  repeatedDoi: kept('another accession has the same DOI'),
  wholeName: kept('SPECIES held more than the epithet: taken apart'),

  notADate: leftOut('not a date of the form YYYYMMDD'),
  impossibleDate: leftOut('there is no such day'),
  ambiguousDate: leftOut('day and month cannot be told apart'),
  futureDate: leftOut('the date lies in the future'),
  collectedLater: kept('COLLDATE lies after ACQDATE'),
  notANumber: leftOut('not a number'),
  ambiguousNumber: leftOut('the comma may mean a decimal or thousands'),
  outOfRange: leftOut('out of range'),
  notACoordinate: leftOut('neither decimal degrees nor DDMMSSH'),
  dmsDisagrees: leftOut('differs from the decimal degrees, which count (MCPD V2.1 prefers them)'),
  halfCoordinate: kept('latitude without longitude, or the reverse'),
  otherHalf: leftOut('the other half of the position could not be used'),
  zeroCoordinates: leftOut('latitude and longitude are both 0, a point in the open sea'),
  highElevation: kept('higher than plants grow: feet instead of metres?'),
  unknownCode: leftOut('not a code of MCPD V2.1'),
  notInstituteCode: kept('not of the form of a WIEWS code (three letters, three or four digits)'),
  notCountryCode: leftOut('not an ISO 3166-1 code of three letters'),
  unknownCountry: kept('neither a current nor a former ISO 3166-1 code'),
  notABoolean: leftOut('neither 1 nor 0, yes nor no'),
  mlsOther: leftOut('MLSSTAT 99 (other) says neither yes nor no'),
  notADoi: leftOut('not a DOI (10.…/…)'),
  notAUrl: leftOut('not an address that begins with http:// or https://'),
  genusForm: kept('a genus begins with a capital letter and is one word'),
  noColon: kept('OTHERNUMB without the code of an institute and a colon: whose number it is remains open'),
  emptyOtherNumb: leftOut('OTHERNUMB names an institute but no number'),

  instituteSupplied: formed('INSTCODE was empty: the institute given for the import'),
  spaces: formed('blanks around the value'),
  entities: formed('HTML entities decoded'),
  controls: formed('invisible control characters'),
  placeholder: formed('a placeholder for "no value" (NULL, NA, NaN, -, .)'),
  dateForm: formed('date brought into the form YYYYMMDD'),
  dateParts: formed('unknown parts of the date written as --'),
  dateUnknown: formed('a date of which nothing is known counts as empty'),
  numberForm: formed('number written without its unit, sign, comma or blanks'),
  dmsConverted: formed('degrees, minutes and seconds converted to decimal degrees'),
  upperCase: formed('code in capitals'),
  resolver: formed('DOI without its resolver'),
  listForm: formed('a list without blanks around its values and without empty places'),
  repeatedValue: formed('a value named twice in the same list'),
} satisfies Record<string, Meaning>;

export type NoteKind = keyof typeof NOTE_KINDS;

export type Note = NoteOf<NoteKind>;

/** Whether what was noted was not loaded. */
export const isLeftOut = ({ kind }: Pick<Note, 'kind'>): boolean => {
  const { fate }: Meaning = NOTE_KINDS[kind];
  return fate === LEFT_OUT;
};

export const severityOf = (note: Note): Severity => NOTE_KINDS[note.kind].severity;

/** Notes about the value that is being read: the importer adds its column, line and raw form. */
export type Say = (
  kind: NoteKind,
  more?: { used?: string; detail?: NoteDetail; column?: string; value?: string },
) => void;
