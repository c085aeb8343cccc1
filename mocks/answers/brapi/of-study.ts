import type { ObservedDataset } from '../../data/observations/observed-dataset';

/** What a study, and all that belongs to one, is found by: its own, its trial's and its program's ids and names. */
export const OF_STUDY = {
  studyDbIds: 'studyDbId',
  studyNames: 'studyName',
  trialDbIds: 'trialDbId',
  trialNames: 'trialName',
  programDbIds: 'programDbId',
  programNames: 'programName',
} as const;

type Wanted = Partial<Record<keyof typeof OF_STUDY, string[]>>;

export const asksStudy = (wanted: Wanted): boolean =>
  Object.keys(OF_STUDY).some((name) => wanted[name as keyof Wanted] !== undefined);

/** Whether it is one of the studies that are asked for. */
export function isStudy({ head: { uuid, title, owner } }: ObservedDataset, wanted: Wanted): boolean {
  const { studyDbIds, studyNames, trialDbIds, trialNames, programDbIds, programNames } = wanted;
  return (
    (studyDbIds?.includes(uuid) ?? true) &&
    (studyNames?.includes(title) ?? true) &&
    (trialDbIds?.includes(uuid) ?? true) &&
    (trialNames?.includes(title) ?? true) &&
    (programDbIds?.includes(owner?.uuid ?? '') ?? true) &&
    (programNames?.includes(owner?.name ?? '') ?? true)
  );
}
