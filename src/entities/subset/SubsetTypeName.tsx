import { Missing } from '@/shared/ui/Missing';
import { useSubsetType } from './use-subset-type';

/** What kind of subset it is. */
export function SubsetTypeName({ type }: { type: string | null | undefined }) {
  const nameOf = useSubsetType();
  return type ? <>{nameOf(type)}</> : <Missing />;
}
