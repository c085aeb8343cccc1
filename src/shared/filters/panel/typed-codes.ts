import { bareDoi, DOI, isWiewsCode } from '@/contract/patterns';
import type { TermsFilter } from '../criteria/filter-definition';

interface TypedCodes {
  codes: (string | number)[];
  /** Of the texts `filters.problem`. */
  problem?: 'number' | 'doi' | 'wiewsCode';
}

/** Codes as they are typed or pasted, each once: addresses of DOIs, and codes of institutes in lower case. */
export function readTypedCodes(
  text: string,
  { numeric, form }: Pick<TermsFilter<object>, 'numeric' | 'form'>,
): TypedCodes {
  const typed = text.split(/[\s,;]+/).filter(Boolean);
  const written = typed.map((code) =>
    form === 'doi' ? bareDoi(code) : form === 'wiewsCode' ? code.toUpperCase() : code,
  );
  const once = [...new Set(written)];
  if (numeric) {
    const isNumber = once.every((code) => /^\d{1,15}$/.test(code));
    return isNumber ? { codes: once.map(Number) } : { codes: [], problem: 'number' };
  }
  const isRight = form === 'doi' ? (code: string) => DOI.test(code) : form === 'wiewsCode' ? isWiewsCode : () => true;
  return once.every(isRight) ? { codes: once } : { codes: [], ...(form && { problem: form }) };
}
