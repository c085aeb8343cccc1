import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Dataset } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { AccessionObservation, AccessionObservations, ObservedValue } from '@/contract/dataset/observation';
import { call } from '@/shared/api/call';

/** What is shown. Servers of the family have entries of other shapes, too. */
export type Observations = Pick<AccessionObservations, 'firstPartyData' | 'thirdPartyData'>;

type Ask = (args: ReturnType<typeof call>) => ReturnType<BaseQueryFn>;
type Named = { uuid: string; title?: string; uom?: string | null };

/** Descriptor and dataset of a value come as uuids or as objects. */
interface Said {
  f: string | Named;
  v: ObservedValue[];
  d: string | Named;
}

const MAX_NAMED = 1_000;
const SILENT = { silent: true } as const;

const isSaid = (each: unknown): each is Said =>
  typeof each === 'object' && each !== null && 'f' in each && 'd' in each && 'v' in each && Array.isArray(each.v);

const named = (given: string | Named): Named => (typeof given === 'string' ? { uuid: given } : given);

const rowsOf = (answer: unknown): unknown[] => {
  const rows = typeof answer === 'object' && answer !== null && 'content' in answer ? answer.content : answer;
  return Array.isArray(rows) ? rows : [];
};

/** Values by source say neither titles nor parties: both are asked for, and a uuid stands where nothing is answered. */
async function bySource(sources: object, institute: string | undefined, ask: Ask): Promise<Observations> {
  const said = Object.values(sources).flat().filter(isSaid);
  const uuids = (of: (each: Said) => string | Named) => [...new Set(said.map((each) => named(of(each)).uuid))];
  const [ofDescriptors, ofDatasets] = await Promise.all([
    ask(
      call('POST /descriptor/list/details', { body: { uuid: uuids(({ f }) => f) }, query: { l: MAX_NAMED } }, SILENT),
    ),
    ask(call('POST /dataset/list', { body: { uuid: uuids(({ d }) => d) }, query: { l: MAX_NAMED } }, SILENT)),
  ]);
  const descriptors = new Map((rowsOf(ofDescriptors.data) as Descriptor[]).map((each) => [each.uuid, each]));
  const datasets = new Map((rowsOf(ofDatasets.data) as Dataset[]).map((each) => [each.uuid, each]));
  const found: Observations = { firstPartyData: [], thirdPartyData: [] };
  for (const { f, v, d } of said) {
    const [descriptor, dataset] = [named(f), named(d)];
    const { title, uom, terms } = descriptors.get(descriptor.uuid) ?? {};
    const about = datasets.get(dataset.uuid);
    const observation: AccessionObservation = {
      datasetUuid: dataset.uuid,
      datasetTitle: about?.title ?? dataset.title ?? dataset.uuid,
      descriptorUuid: descriptor.uuid,
      descriptorTitle: title ?? descriptor.title ?? descriptor.uuid,
      uom: uom ?? descriptor.uom ?? null,
      values: v.map((value) => ({ value, title: terms?.find(({ code }) => code === String(value))?.title ?? null })),
    };
    const isOwn = institute !== undefined && about?.owner?.wiewsCodes?.includes(institute);
    found[isOwn ? 'firstPartyData' : 'thirdPartyData'].push(observation);
  }
  return found;
}

/** Either way of the contract, by parties or by sources. */
export async function readObservations(answer: unknown, ask: Ask): Promise<Observations> {
  const { firstPartyData, thirdPartyData, sources, instituteCode } = (answer ?? {}) as Partial<AccessionObservations>;
  if (!firstPartyData && !thirdPartyData && sources) return bySource(sources, instituteCode, ask);
  return { firstPartyData: firstPartyData ?? [], thirdPartyData: thirdPartyData ?? [] };
}
