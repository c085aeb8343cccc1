/** Institutes that work together. Members are those of `institutes.ts`; a real network has more. */
export interface NetworkRow {
  shortName: string;
  title: string;
  /** Markdown. */
  description: string;
  url: string;
  /** `YYYYMMDD`, where a public source tells it. */
  createdOn?: string;
  /** WIEWS codes. */
  members: readonly string[];
}

const codes = (text: string): string[] => text.split(' ');

const CGIAR = codes('BEL084 CIV033 COL003 ETH013 IND002 LBN002 MEX002 NGA039 PER001 PHL001');

/**
 * Only memberships that the networks themselves name. Sources: the holding institutes of the EURISCO catalogue; the
 * associate members of AEGIS on ecpgr.org; genebanks.org of the CGIAR; the sites of the US National Plant Germplasm
 * System on ars-grin.gov; the agreements under Article 15 of the International Treaty on fao.org/plant-treaty.
 *
 * Founded: AEGIS when its Memorandum of Understanding came into force (ecpgr.org, About AEGIS); EURISCO when it was first
 * hosted (map.aginfra.eu, "European Search Catalogue for Plant Genetic Resources"); the collections under Article 15 when
 * the centres of the CGIAR signed (planttreaty.org, "Agreements concluded under Article 15"). No single date is told of the others.
 */
export const NETWORKS: readonly NetworkRow[] = [
  {
    shortName: 'AEGIS',
    title: 'A European Genebank Integrated System',
    description:
      'Genebanks of Europe that keep the **European Collection** together: unique accessions, conserved to agreed standards and available under the terms of the International Treaty.',
    url: 'https://www.ecpgr.org/aegis',
    createdOn: '20090700',
    members: codes('CHE001 CZE122 DEU146 NLD037 SWE054'),
  },
  {
    shortName: 'CGIAR',
    title: 'CGIAR genebanks',
    description:
      'International genebanks of the CGIAR centres. Each has the mandate for crops that feed many people in the tropics and drylands, and sends seed, in-vitro plants and cuttings to breeders and researchers everywhere.',
    url: 'https://www.genebanks.org',
    members: CGIAR,
  },
  {
    shortName: 'EURISCO',
    title: 'European Search Catalogue for Plant Genetic Resources',
    description:
      'Institutes whose accessions the national inventories of Europe and its neighbours report to EURISCO, the catalogue of the European Cooperative Programme for Plant Genetic Resources (ECPGR).',
    url: 'https://eurisco.ipk-gatersleben.de',
    createdOn: '20030000',
    members: codes(
      'AUT001 AUT046 AZE015 BGR001 CHE001 CZE027 CZE122 DEU146 ESP004 ESP026 ESP027 GBR004 GBR006 GBR247 GBR251 GRC005 HUN003 ISR002 NLD037 POL003 PRT001 ROM007 RUS001 SWE054 TUR001 UKR001 UKR008',
    ),
  },
  {
    shortName: 'ITPGRFA-Article15',
    title: 'International collections under Article 15 of the International Treaty',
    description:
      'Institutions that placed their collections under the International Treaty on Plant Genetic Resources for Food and Agriculture by an agreement with its Governing Body.',
    url: 'https://www.fao.org/plant-treaty',
    createdOn: '20060000',
    members: [...CGIAR, 'CRI001', 'FJI049'].sort(),
  },
  {
    shortName: 'NPGS',
    title: 'US National Plant Germplasm System',
    description:
      'Genebanks of the Agricultural Research Service of the United States Department of Agriculture, each for the crops that grow where it stands, with a common base collection in Fort Collins.',
    url: 'https://www.ars-grin.gov',
    members: codes('USA003 USA004 USA016 USA020 USA022 USA026 USA028 USA029 USA151 USA167 USA995'),
  },
];

/** Short names of the networks of an institute. */
export const networksOf = (wiewsCode: string): string[] =>
  NETWORKS.filter(({ members }) => members.includes(wiewsCode)).map(({ shortName }) => shortName);
