import type { Language } from '@/contract/constants';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { Listed } from '@/shared/ui/values/Listed';

/** Languages of the portal in which English stands in. */
export function MissingLanguages({ missing }: { missing: readonly Language[] }) {
  const nameOf = useLanguageName();
  return <Listed texts={missing.map(nameOf)} />;
}
