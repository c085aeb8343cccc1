import { useLoadedText } from '@/shared/ui/use-loaded-text';
import { Missing } from '@/shared/ui/Missing';

/** More would hide the rest of the line. */
const MOST = 3;

const familyOf = (name: string) => name.split(',')[0] ?? name;

/** Who wrote something, in short: the family names of the first ones. */
export function Authors({ names }: { names: readonly string[] }) {
  const text = useLoadedText();
  if (names.length === 0) return <Missing />;
  const shown = names.slice(0, MOST).map(familyOf).join(', ');
  return <bdi>{names.length > MOST ? text('citation:andOthers', { names: shown }) : shown}</bdi>;
}
