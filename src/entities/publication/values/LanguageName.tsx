import { useLanguageName } from './use-language-name';

/** A language by its name in the reader's own. */
export function LanguageName({ tag }: { tag: string }) {
  return <>{useLanguageName()(tag)}</>;
}
