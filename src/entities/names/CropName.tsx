import { Missing } from '@/shared/ui/text/Missing';
import { useCropName } from './use-crop-name';

interface Props {
  shortName: string | null | undefined;
  /** What a row calls it, for a crop that the list of crops does not have. */
  name?: string;
}

/** A crop by its name in the reader's language. */
export function CropName({ shortName, name }: Props) {
  const nameOf = useCropName();
  if (!shortName) return <Missing />;
  const found = nameOf(shortName);
  return <bdi>{found === shortName ? (name ?? found) : found}</bdi>;
}
