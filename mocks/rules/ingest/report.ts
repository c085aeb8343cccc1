import type { Language } from '@/contract/constants';
import { INGEST_NOTES, type IngestNote } from '@/contract/dataset/ingest';
import { reportLines } from '@/mcpd/report/notes';
import ar from '../../../locales/ar/ingest.json';
import cs from '../../../locales/cs/ingest.json';
import en from '../../../locales/en/ingest.json';
import es from '../../../locales/es/ingest.json';
import fr from '../../../locales/fr/ingest.json';
import ja from '../../../locales/ja/ingest.json';
import ko from '../../../locales/ko/ingest.json';
import ptBR from '../../../locales/pt-BR/ingest.json';
import { Turns } from '../../tools/workers/turns';

interface Texts {
  report: Pick<(typeof en)['report'], 'line' | 'column' | 'value' | 'fate' | 'what' | 'lines'>;
  notes: (typeof en)['notes'];
  fates: (typeof en)['fates'];
}

/** The page says the same of each note. */
const TEXTS: Readonly<Record<Language, Texts>> = {
  en,
  es,
  fr,
  cs,
  ar,
  'pt-BR': ptBR,
  ko,
  ja,
};

/** Notes that are written before it is looked whether others wait. */
const PIECE = 500;

/**
 * Notes as a file for spreadsheets, in the reader's language; made in turns with others.
 * @param count how many there are; where they are more, the last line says so.
 */
export async function reportOf(notes: readonly IngestNote[], count: number, language: Language): Promise<string> {
  const { report, notes: reasons, fates } = TEXTS[language];
  const turns = new Turns();
  const pieces = [`\ufeff${reportLines([[report.line, report.column, report.value, report.fate, report.what]])}`];
  for (let from = 0; from < notes.length; from += PIECE) {
    pieces.push(
      reportLines(
        notes.slice(from, from + PIECE).map(({ kind, line, column, value, detail }) => {
          const reason = reasons[kind];
          return [line, column, value, fates[INGEST_NOTES[kind]], detail ? `${reason}: ${detail}` : reason];
        }),
      ),
    );
    if (turns.due()) await turns.next();
  }
  const lines = report.lines.replace('{{shown}}', String(notes.length)).replace('{{all}}', String(count));
  if (notes.length < count) pieces.push(reportLines([[lines]]));
  return pieces.join('');
}
