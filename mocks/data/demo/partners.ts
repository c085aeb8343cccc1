/** A data provider: an institute that stands for itself, or one body for several institutes. */
export interface PartnerRow {
  shortName: string;
  /** Where it differs from the name of its institute. */
  name?: string;
  acronym?: string;
  /** Markdown. */
  description: string;
  /** Beside the sites of its institutes. */
  urls?: readonly string[];
  /** WIEWS codes, the chief one first. */
  members: readonly string[];
  /** Of the ranges that are kept for films and books. */
  phone?: string;
}

const row = (shortName: string, members: string, description: string, more: Partial<PartnerRow> = {}): PartnerRow => ({
  shortName,
  members: members.split(' '),
  description,
  ...more,
});

/** Who publishes: names and what they keep are facts, from the providers' own sites; how to reach them is not here. */
export const PARTNERS: readonly PartnerRow[] = [
  row(
    'AGG',
    'AUS165',
    'Keeps the grains collections of Australia: cereals, pulses and oilseeds, with their wild relatives.',
  ),
  row(
    'AfricaRice',
    'CIV033',
    'Keeps rice of Africa: *Oryza glaberrima*, Asian rice grown on the continent, and the wild species.',
  ),
  row('Alliance', 'COL003 BEL084', 'Keeps beans and cassava at Palmira, and bananas in vitro at Leuven.', {
    name: 'Alliance of Bioversity International and CIAT',
    urls: ['https://alliancebioversityciat.org'],
  }),
  row(
    'CGN',
    'NLD037',
    'Keeps the collections of the Netherlands, above all **vegetables, potatoes and cereals**, and sends all of them under the Standard Material Transfer Agreement.',
  ),
  row('CIMMYT', 'MEX002', 'Keeps the largest collections of wheat and maize in the world.'),
  row(
    'CIP',
    'PER001',
    'Keeps potato, sweet potato and Andean roots and tubers, as seed, in vitro and in liquid nitrogen.',
  ),
  row(
    'CRI-Prague',
    'CZE122 CZE027',
    'Publishes for the **National Programme on Conservation and Utilization of Plant Genetic Resources** of Czechia.\n\n- cereals, pulses and vegetables: Praha\n- potatoes: Havlíčkův Brod',
    {
      name: 'Czech national programme, Crop Research Institute',
      acronym: 'CRI',
    },
  ),
  row(
    'EBI',
    'ETH085',
    'Keeps landraces of Ethiopia, one of the centres of diversity that Vavilov named: barley, durum wheat, sorghum, tef, pulses.',
  ),
  row(
    'ICARDA',
    'LBN002',
    'Keeps crops of the drylands: barley, wheat, lentil, chickpea, faba bean, grass pea and their wild relatives. Its first genebank, near Aleppo, was moved to Terbol and Rabat.',
  ),
  row('ICRISAT', 'IND002', 'Keeps sorghum, pearl millet, chickpea, pigeonpea, groundnut and small millets.'),
  row('IITA', 'NGA039', 'Keeps cowpea, yam, cassava, maize, soybean and banana.'),
  row('INIA-CSIC', 'ESP004 ESP026 ESP027', 'Publishes for the network of genebanks of Spain.', {
    name: 'Programa Nacional de Recursos Fitogenéticos',
  }),
  row('IPK', 'DEU146', 'Keeps one of the widest ranges of crops of any genebank: some three thousand species.'),
  row('IRRI', 'PHL001', 'Keeps the International Rice Genebank.'),
  row('RBG-Kew', 'GBR004', 'Keeps seed of wild plants, crop wild relatives among them, in the Millennium Seed Bank.'),
  row('RDA', 'KOR011', 'Keeps the national collections of Korea in the National Agrobiodiversity Center.'),
  row('KALRO', 'KEN212', 'Keeps the national collections of Kenya.'),
  row('NARO', 'JPN183', 'Keeps the national collections of Japan for food and agriculture.'),
  row('NCPGRU', 'UKR001 UKR008 UKR026', 'Publishes for the genebank network of Ukraine.', {
    name: 'National Centre for Plant Genetic Resources of Ukraine',
  }),
  row('NordGen', 'SWE054', 'Keeps the collections of Denmark, Finland, Iceland, Norway and Sweden together.'),
  row(
    'UK-PGR',
    'GBR247 GBR251 GBR006',
    'Cereals and pulses at Norwich, potatoes at Dundee, vegetables at Wellesbourne.',
    {
      name: 'Germplasm collections of the United Kingdom',
      phone: '+44-1632-960-147',
    },
  ),
  row(
    'USDA-ARS',
    'USA995 USA003 USA004 USA016 USA020 USA022 USA026 USA028 USA029 USA151 USA167',
    'Publishes for the genebanks of the US National Plant Germplasm System from **GRIN-Global**.',
    {
      name: 'US National Plant Germplasm System, USDA Agricultural Research Service',
      acronym: 'NPGS',
      urls: ['https://www.ars-grin.gov'],
      phone: '+1-202-555-0147',
    },
  ),
  row('VIR', 'RUS001', 'Keeps the collections that N. I. Vavilov and those after him brought together.'),
  row(
    'WorldVeg',
    'TWN001',
    'Keeps vegetables: pepper, tomato, eggplant, vegetable soybean, mung bean and many indigenous species.',
  ),
];
