import type { DatasetRemark } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { Pieces } from '../../tools/workers/turns';
import type { ObservationColumn, ObservedDataset } from './observed-dataset';
import { scaleOf } from './scale-of';

/** Values after which others may have their turn. */
const PIECE = 5_000;

/** Whether a value, by its place, is outside of what its descriptor allows; undefined where it allows anything. */
function outsideOf({ numbers, codes, terms = [] }: ObservationColumn, descriptor: Descriptor) {
  if (numbers) {
    const { min, max } = scaleOf(descriptor);
    return (at: number): string | undefined => {
      const number = numbers[at] ?? NaN;
      return number < min || number > max ? String(number) : undefined;
    };
  }
  if (descriptor.dataType !== 'CODED' || !descriptor.terms?.length) return undefined;
  const known = new Set(descriptor.terms.map(({ code }) => code));
  const outside = terms.map((term) => !known.has(term));
  return (at: number): string | undefined => (outside[codes?.[at] ?? 0] ? terms[codes?.[at] ?? 0] : undefined);
}

/**
 * Where crops of a dataset, of its accessions and of its descriptors differ, and what was observed outside of its scale.
 * @param cropOf by the place of an accession; undefined where it is not known.
 * @param descriptorOf as it is now.
 */
export function* remarksOf(
  { head, accessions, columns, descriptors }: ObservedDataset,
  cropOf: (accession: number) => string | undefined,
  descriptorOf: (uuid: string) => Descriptor | undefined,
): Pieces<DatasetRemark[]> {
  const remarks: DatasetRemark[] = [];
  const crops = new Map<string, number>();
  for (const at of accessions.keys()) {
    const crop = cropOf(at);
    if (crop) crops.set(crop, (crops.get(crop) ?? 0) + 1);
  }
  const isNamed = (crop: string): boolean => head.crops.length === 0 || head.crops.includes(crop);
  for (const [crop, count] of crops) if (!isNamed(crop)) remarks.push({ kind: 'accessionsOfCrop', crop, count });
  for (const each of descriptors) {
    const { uuid: descriptorUuid, crop } = descriptorOf(each.uuid) ?? each;
    if (crop && !isNamed(crop)) remarks.push({ kind: 'descriptorOfCrop', descriptorUuid, crop, count: 0 });
  }
  for (const column of columns) {
    const { descriptorUuid, accession } = column;
    const descriptor = descriptorOf(descriptorUuid);
    if (!descriptor) continue;
    const { crop } = descriptor;
    const others = new Set<number>();
    const outside = outsideOf(column, descriptor);
    let count = 0;
    let sample: string | undefined;
    for (const [at, place] of accession.entries()) {
      if (at % PIECE === 0) yield;
      const other = crop && cropOf(place);
      if (other && other !== crop) others.add(place);
      const value = outside?.(at);
      if (value === undefined) continue;
      sample ??= value;
      count++;
    }
    if (crop && others.size > 0) remarks.push({ kind: 'observedOfCrop', descriptorUuid, crop, count: others.size });
    if (sample !== undefined) remarks.push({ kind: 'outsideScale', descriptorUuid, count, sample });
  }
  return remarks;
}
