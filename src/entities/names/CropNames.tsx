import { Missing } from '@/shared/ui/text/Missing';
import { useFormat } from '@/shared/ui/format/use-format';
import { useCropName } from './use-crop-name';

/** Crops by their names, in one line. */
export function CropNames({ crops }: { crops: readonly string[] }) {
  const nameOf = useCropName();
  const { list } = useFormat();
  return crops.length ? <bdi>{list(crops.map(nameOf))}</bdi> : <Missing />;
}
