import type { Partner } from '@/contract/reference/partner';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { makeTable, type Table } from '../../tools/store/table';
import { PARTNERS } from '../demo/partners';
import type { CatalogueGiven } from './given';
import { heldBy } from './held-by';

/** By name. Addresses and telephone numbers are made up, so that they stand with made-up accessions only. */
export function partnerTable({ institutes, demo, changes }: CatalogueGiven): Table<Partner> {
  let held = heldBy([]);
  return makeTable<Partner>(changes, {
    name: 'partner',
    follows: changes.accessions,
    key: ({ uuid }) => uuid,
    computed: ({ wiewsCodes }) => held(wiewsCodes),
    seeds: async () => {
      const all = await institutes.all();
      held = heldBy(all);
      const partners = PARTNERS.map((row): Partner => {
        const { shortName, members, description, phone } = row;
        const own = members.flatMap((code) => all.find((institute) => institute.code === code) ?? []);
        const sites = [...(row.urls ?? []), ...own.flatMap(({ url }) => url ?? [])];
        return {
          uuid: uuidV5(URL_NAMESPACE, `https://pgr-portal.example/partner/${shortName}`),
          shortName,
          name: row.name ?? own[0]?.fullName ?? shortName,
          acronym: row.acronym ?? (row.name ? null : (own[0]?.acronym ?? null)),
          description,
          urls: [...new Set(sites)],
          phone: demo ? (phone ?? null) : null,
          email: demo ? `data@${shortName.toLowerCase()}.example.org` : null,
          wiewsCodes: [...members],
          ...held(members),
        };
      });
      return partners.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    },
  });
}
