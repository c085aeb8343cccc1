import type { Certainty, DescriptorChoice, ProposedDescriptor } from '@/contract/dataset/ingest';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { Definition } from '../../data/import/traits/definitions';
import type { ColumnStats } from './column-stats';
import type { DescriptorIndex } from './descriptor-index';
import { expectationOf, guessDescriptor } from './guess-descriptor';
import type { ColumnHeading } from './heading-rows';

/** Share of values that a descriptor of the catalogue must be able to hold. */
const FITTING = 0.5;
/** Descriptors of one title that are offered. */
const CHOICES = 20;

const choiceOf = ({ uuid, title, crop, uom, versionTag }: Descriptor): DescriptorChoice => ({
  uuid,
  title,
  crop: crop ?? null,
  uom: uom ?? null,
  versionTag,
});

const bareUnit = (unit: string): string => unit.replace(/[\s.]/g, '').toLowerCase();

/** Whether both say a unit, and not the same: grams are no kilograms. */
const isOtherUnit = (one: string | null | undefined, other: string | null | undefined): boolean =>
  !!one && !!other && bareUnit(one) !== bareUnit(other);

/**
 * The one descriptor that is called so, a choice among several, or a new one: that of another crop is never taken by
 * itself.
 * @param crops of the accessions that were observed.
 */
export function proposedDescriptor(
  heading: ColumnHeading,
  stats: ColumnStats,
  definition: Definition | undefined,
  index: DescriptorIndex,
  crops: readonly string[],
): ProposedDescriptor {
  const guessed = guessDescriptor(heading, stats.counts, definition, stats.decimal?.sign);
  const found =
    index.find(heading.name, crops) ??
    (definition?.title === undefined ? undefined : index.find(definition.title, crops));
  const shared = { name: heading.name, guessed, count: stats.filled };
  if (!found) return { ...shared, made: guessed, certainty: 'likely', reason: 'newDescriptor' };
  const { fitting, foreign, reason } = found;
  const [descriptor, another] = fitting;
  const choices = (descriptor ? fitting : foreign).slice(0, CHOICES).map(choiceOf);
  if (!descriptor) return { ...shared, made: guessed, choices, certainty: 'likely', reason: 'otherCrop' };
  const named = { ...shared, choices, uuid: descriptor.uuid, title: descriptor.title };
  if (another) return { ...named, certainty: 'asked', reason: 'several' };
  if (isOtherUnit(heading.uom, descriptor.uom)) return { ...named, certainty: 'asked', reason: 'otherUnit' };
  const expects = expectationOf(descriptor);
  const fits = expects === undefined || stats.share(expects) >= FITTING;
  const isOfCrop = !descriptor.crop || crops.join() === descriptor.crop;
  const certainty: Certainty = reason !== 'similarTitle' && fits && isOfCrop ? 'sure' : 'likely';
  return { ...named, certainty, reason };
}
