import type { DescriptorChoice } from '@/contract/dataset/ingest';
import { useCropName } from '@/entities/names/use-crop-name';

/** A hook: what tells descriptors of one title apart. */
export function useChoiceName(): (choice: DescriptorChoice) => string {
  const cropName = useCropName();
  return ({ title, crop, uom }) => [title, crop && cropName(crop), uom].filter(Boolean).join(' · ');
}
