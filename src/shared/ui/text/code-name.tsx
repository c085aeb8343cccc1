import { useCallback, type JSX } from 'react';
import { Missing } from './Missing';
import { useText } from './use-text';

export interface CodeName {
  /** The names by their codes, as filters and cards ask for them. */
  useName: () => (code: string) => string;
  /** One of them; no code is drawn as a missing value. */
  Name: (props: { code: string | null | undefined }) => JSX.Element;
}

/**
 * The names of codes, which are texts: `codeName('citation:values.type')` for `values.type.{code}` of `citation.json`. A
 * code without a text names itself.
 */
export function codeName(prefix: string): CodeName {
  const [namespace = ''] = prefix.split(':');
  function useName() {
    const text = useText(namespace);
    return useCallback((code: string) => text(`${prefix}.${code}`, { defaultValue: code }), [text]);
  }
  function Name({ code }: { code: string | null | undefined }) {
    const name = useName();
    return code ? <>{name(code)}</> : <Missing />;
  }
  return { useName, Name };
}
