import type { Descriptor } from '@/contract/descriptor';
import { Missing } from '@/shared/ui/Missing';
import { useScaleText } from './use-scale-text';

/** The range and unit of a descriptor, or how many codes it has. */
export function ScaleText({ descriptor }: { descriptor: Descriptor }) {
  const text = useScaleText()(descriptor);
  return text ? <bdi>{text}</bdi> : <Missing />;
}
