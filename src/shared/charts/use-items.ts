import { useFormat } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';

/** So many items of an entity, in words: "1,234 accessions". The entity's texts say `count`. */
export function useItems(entity: string): (count: number) => string {
  const text = useText(entity);
  const { number } = useFormat();
  return (count) => text(`${entity}:count`, { count, shown: number(count) });
}
