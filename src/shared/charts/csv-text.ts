import Papa from 'papaparse';

/**
 * Lines as comma separated text (RFC 4180: CRLF, quotes doubled), the header first. Values are written as they are:
 * numbers with a point, texts unchanged, whatever they begin with.
 */
export const csvText = (lines: readonly (readonly (string | number)[])[]): string =>
  Papa.unparse(
    lines.map((line) => [...line]),
    { newline: '\r\n' },
  );
