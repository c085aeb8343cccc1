import type { RequestHolder, RequestHolders } from '@/contract/request/request';
import type { World } from '../world/world';

/**
 * What is asked for, by the institutes that hold it, in the order of their codes. An archived institute stands under
 * the code that took its place. Every uuid is at one holder or unknown, once.
 */
export async function holdersOf({ accessions, institutes }: World, uuids: readonly string[]): Promise<RequestHolders> {
  const { content, missing } = await accessions.byUuid([...new Set(uuids)]);
  const holders = new Map<string, RequestHolder>();
  for (const row of content) {
    const held = await institutes.one(row.instituteCode);
    const institute = (held?.newCode && (await institutes.one(held.newCode))) || held;
    const code = institute?.code ?? row.instituteCode;
    const holder = holders.get(code) ?? {
      code,
      name: institute?.fullName ?? code,
      takesRequests: Boolean(institute?.allowMaterialRequests && institute.requestsEmail),
      url: institute?.url ?? null,
      email: institute?.requestsEmail ?? institute?.email ?? null,
      ...(institute?.requestForms?.length && { forms: institute.requestForms }),
      accessions: [],
    };
    holders.set(code, holder);
    holder.accessions.push({
      uuid: row.uuid,
      accessionNumber: row.accessionNumber,
      taxonName: row.taxonomy?.taxonName ?? '',
      historic: row.historic,
      available: row.available ?? null,
    });
  }
  const byCode = (a: RequestHolder, b: RequestHolder) => (a.code < b.code ? -1 : 1);
  return { holders: [...holders.values()].sort(byCode), unknown: [...missing] };
}
