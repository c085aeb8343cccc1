import type { Meaning, NoteOf } from '@/mcpd/report/notes';

const refused = (reason: string): Meaning => ({ severity: 'refused', fate: 'observation not loaded', reason });
const leftOut = (reason: string): Meaning => ({ severity: 'remark', fate: 'not loaded', reason });
const kept = (reason: string): Meaning => ({ severity: 'remark', fate: 'loaded as it is', reason });
const formed = (reason: string): Meaning => ({ severity: 'normalised', fate: 'loaded', reason });

/** Everything that a report of observations can note about a value. */
export const NOTE_KINDS = {
  noAccession: refused('no accession number'),
  unknownAccession: refused('the catalogue holds no such accession'),
  ambiguousAccession: refused(
    'several accessions have this number: name the institute (INSTCODE), or the genus where that is the same',
  ),
  errorCell: refused('the spreadsheet could not work out the value'),
  noResult: refused('a formula without its value: open the file in a spreadsheet and save it again'),
  noDescriptor: refused('no descriptor'),
  noValue: refused('no value'),
  repeated: refused('an identical row stands before it'),
  alreadyThere: refused('the dataset has this value already'),
  notANumber: refused('not a number, as the other values of the descriptor are'),
  notADate: refused('not a date, as the descriptor asks'),
  notABoolean: refused('neither yes nor no, as the descriptor asks'),

  unloadedColumn: leftOut('no part of an observation: the column is not loaded'),
  otherSheet: leftOut('one sheet of a workbook is read, this is another one'),
  unnamedColumn: leftOut('the column has no name: nobody knows what its value means'),
  nothingObserved: leftOut('a row with an accession, but without any value'),
  badDefinition: leftOut('a definition that cannot be used'),
  repeatedColumn: kept('two columns of this name: what stands in both is loaded'),
  guessedAccession: kept('taken for the column of accession numbers, as no other one is'),
  dayInNumber: kept('a day of the spreadsheet: it may have made one of a number such as 3-4'),
  outOfRange: kept('outside the range of the descriptor'),
  newCode: kept('not in the coding table of the descriptor'),

  numberForm: formed('number written without blanks between thousands'),
  otherGenus: kept('the catalogue has this number, but under another genus'),
  spelledOtherwise: formed('the accession number is written otherwise in the catalogue'),
} satisfies Record<string, Meaning>;

export type NoteKind = keyof typeof NOTE_KINDS;

export type Note = NoteOf<NoteKind>;
