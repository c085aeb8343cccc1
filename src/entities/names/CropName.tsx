import { Missing } from '@/shared/ui/Missing';
import { useCropName } from './use-crop-name';

/** A crop by its name. */
export function CropName({ shortName }: { shortName: string | null | undefined }) {
  const nameOf = useCropName();
  return shortName ? <bdi>{nameOf(shortName)}</bdi> : <Missing />;
}
