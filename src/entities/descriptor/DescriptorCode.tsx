import { useDescriptorCode } from './use-descriptor-code';

/** A category or data type by its name. */
export function DescriptorCode({ field, code }: { field: 'category' | 'dataType'; code: string }) {
  return <>{useDescriptorCode(field)(code)}</>;
}
