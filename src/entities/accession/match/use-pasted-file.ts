import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const SHEET = /\.xlsx$/i;

/** A cell as a paste has it: in quotation marks where it would fall apart. */
function cellText(value: unknown): string {
  const text =
    value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '').replace(/[\t\r\n]+/g, ' ');
  return /[,;|"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** All cells of the first sheet, as a spreadsheet would copy them. */
async function sheetText(file: File): Promise<string> {
  const { readSheet } = await import('read-excel-file/browser');
  const rows: unknown[][] = await readSheet(file);
  return rows.map((row) => row.map(cellText).join('\t')).join('\n');
}

/** Adds the text of a file to the paste; `said` tells what came of it. */
export function usePastedFile(add: (text: string) => void) {
  const { t } = useTranslation('match');
  const [said, setSaid] = useState<string>();
  const read = async (file: File) => {
    try {
      add(SHEET.test(file.name) ? await sheetText(file) : await file.text());
      setSaid(t('fileAdded', { name: file.name }));
    } catch {
      setSaid(t('fileFailed', { name: file.name }));
    }
  };
  return { said, read };
}
