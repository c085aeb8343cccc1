import { useCropName } from '@/entities/names/use-crop-name';
import { Missing } from '@/shared/ui/Missing';
import { useFormat } from '@/shared/ui/use-format';

/** Crops by their names, in one line. */
export function CropNames({ crops }: { crops: readonly string[] }) {
  const nameOf = useCropName();
  const { list } = useFormat();
  return crops.length ? <bdi>{list(crops.map(nameOf))}</bdi> : <Missing />;
}
