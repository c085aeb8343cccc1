import type { Taxon } from '@/contract/accession/taxonomy';
import type { Crop } from '@/contract/reference/crop';
import type { Stored } from '@/contract/entity';
import type { Institute } from '@/contract/reference/institute';
import type { Network } from '@/contract/reference/network';
import { cropNames } from '@/words/crop-names';
import { NO_NAMES, type ChangedNames } from '../accessions/reference';
import type { SetNames } from '../accessions/taxonomy/taxon-names';
import { allOf, following } from '../../tools/store/source';
import type { Table } from '../../tools/store/table';

interface Tables {
  institutes: Table<Institute>;
  crops: Table<Crop>;
  networks: Table<Network>;
  taxa: Table<Taxon>;
}

/** Nothing is counted for rows that nobody has changed. */
const changedRows = async <T extends Stored>(table: Table<T>): Promise<T[]> =>
  (await Promise.all(table.changed.map((key) => table.one(key)))).filter((row) => row !== undefined);

async function membersOf(networks: Table<Network>): Promise<ChangedNames['networks']> {
  const of = new Map<string, string[]>();
  for (const { shortName, wiewsCodes } of await networks.all())
    for (const code of wiewsCodes) of.set(code, [...(of.get(code) ?? []), shortName]);
  return of;
}

/** What is not set is left as files and the external taxonomy have it. */
const namesSet = ({ taxonName, currentName, synonyms, grinName, grinTaxonId = null, external }: Taxon): SetNames => ({
  currentName: currentName ?? taxonName,
  synonyms,
  ...(grinName !== external?.grinName && { grin: grinName ? { name: grinName, id: grinTaxonId } : null }),
});

/** What accessions call their institutes, crops, networks and taxa, where tables say otherwise than the reference. */
export const changedNames = ({ institutes, crops, networks, taxa }: Tables): (() => Promise<ChangedNames>) =>
  following(allOf(institutes, crops, networks, taxa), async () => {
    if (![institutes, crops, networks, taxa].some(({ changed }) => changed.length > 0)) return NO_NAMES;
    const [named, grown, kept] = await Promise.all([changedRows(institutes), changedRows(crops), changedRows(taxa)]);
    const called = kept.filter(({ overrides }) => overrides);
    return {
      institutes: new Map(named.map(({ code, fullName, acronym }) => [code, { fullName, acronym }])),
      crops: new Map(grown.map((crop) => [crop.shortName, { name: crop.name, otherNames: cropNames(crop) }])),
      ...(networks.changed.length > 0 && { networks: await membersOf(networks) }),
      ...(called.length > 0 && { taxa: new Map(called.map((taxon) => [taxon.taxonName, namesSet(taxon)])) }),
    };
  });
