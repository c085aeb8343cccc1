import type { Genotype } from '@/contract/genotype/genotype';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import type { AccessionService } from '../accessions/service';

/** Made-up studies of accessions of a crop, on made-up servers. */
const STUDIES = [
  { crop: 'wheat', most: 300, serverUrl: 'https://genotypes.example.org/brapi/v2', prefix: 'WHEAT-25K' },
  { crop: 'wheat', most: 60, serverUrl: 'https://exomes.example.net/brapi/v2', prefix: 'EXOME' },
  { crop: 'barley', most: 200, serverUrl: 'https://genotypes.example.org/brapi/v2', prefix: 'BARLEY-GBS' },
  { crop: 'rice', most: 240, serverUrl: 'https://rice.example.net/brapi/v2', prefix: 'RICE-WGS' },
];

/** The part of a crop's accessions that a study took at most. */
const SHARE = 3;

/** In every catalogue a study took the first third of the numbers of a crop, and not more than it says. */
export async function demoGenotypes(accessions: AccessionService): Promise<Genotype[]> {
  const all = await Promise.all(
    STUDIES.map(async ({ crop, most, serverUrl, prefix }) => {
      const { content, totalElements } = await accessions.page({ crop: [crop] }, { l: most });
      return content.slice(0, Math.ceil(totalElements / SHARE)).map((accession, at): Genotype => {
        const [instCode, acceNumb] = [accession.institute.code, accession.accessionNumber];
        const genotypeId = `${prefix}-${String(at + 1).padStart(4, '0')}`;
        const address = `https://pgr-portal.example/genotype/${instCode}/${acceNumb}/${genotypeId}`;
        return { uuid: uuidV5(URL_NAMESPACE, address), instCode, acceNumb, genotypeId, serverUrl };
      });
    }),
  );
  return all.flat();
}
