import type { Owner } from '@/contract/publication/publication';
import type { Partner } from '@/contract/reference/partner';
import type { Source } from '../../tools/store/source';

export const ownerFrom = ({ uuid, shortName, name, wiewsCodes }: Partner): Owner => ({
  uuid,
  shortName,
  name,
  wiewsCodes,
});

/** The data provider that speaks for an institute. Only what has one is published: an owner has a page. */
export async function ownerOf(partners: Source<Partner>, wiewsCode: string): Promise<Owner> {
  const partner = (await partners.all()).find(({ wiewsCodes }) => wiewsCodes.includes(wiewsCode));
  if (!partner) throw new Error(`No data provider speaks for ${wiewsCode}.`);
  return ownerFrom(partner);
}
