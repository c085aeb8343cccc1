/** What curators note; among them what a careless page would choke on: quotes, ampersands, angle brackets, entities. */
export const SEED_REMARKS = [
  'Duplicates of this sample are kept at two stations.',
  'Seed received with 14 % moisture; dried to 5.2 % before storage.',
  'Heterogeneous: two types of seed, light & dark, about 3:1.',
  'Germination < 65 % at last test; regenerate.',
  'Regenerated in isolation, 40 plants (>30 required).',
  'Grown for the feast; "the best of all we have", says the donor’s wife.',
  'Late; not harvested in the first year.',
  'Label partly illegible: “…ka 12” or “…ha 12”?',
  'Farmers use it at home & never sell it.',
  'Identity doubtful, cf. original description.',
  'Passport data taken from the herbarium voucher.',
  'Tolerates drought; lodges on rich soil.',
  'Was listed under another species until 2003.',
  'Origin: donor’s letter of 12 March names the valley, not the village.',
  'Mixed with weeds on receipt <10 %; cleaned by hand.',
  'R&D material; restricted until publication.',
  'O’Higgins expedition, bag no. 7/b.',
  'Semilla muy pequeña; color café con rayas.',
  'Samenreste im Umschlag; Keimfähigkeit 1998: 72 %.',
  'Not the cultivar of the same name held elsewhere.',
] as const;

export const PLANT_REMARKS = [
  'Virus-free since 2009 (thermotherapy & meristem culture).',
  'Identity confirmed with SSR markers, 2014.',
  'One of two clones received under this name; the other is "type B".',
  'Field plants lost to frost in 1987; re-established from in vitro.',
  'Indexed: PVX <0.01, PVY not detected.',
  'Mother plant of the donor’s garden, > 80 years old.',
  'Not true to type; kept under observation.',
  'Cryopreserved 2016, 3 × 20 shoot tips; recovery 68 %.',
  'Nombre local dado por la donante; no coincide con la descripción.',
] as const;

/** Why an accession exists no more. */
export const LOSSES = [
  'Lost in regeneration.',
  'No viable seed left.',
  'Withdrawn: duplicate within the collection.',
  'Field tree dead after frost.',
  'Transferred to another collection.',
] as const;

/** Donors without a WIEWS code of their own. */
export const DONOR_NAMES = [
  'Botanical Garden of the University',
  'Ministry of Agriculture',
  'Local market',
  'Farmers’ cooperative',
  'Plant breeding station',
  'Agricultural College',
  'Embassy, agricultural attaché',
  'Regional seed exchange',
  'Jardín Botánico',
  'Station de Recherche Agronomique',
  'Saatzuchtgesellschaft & Söhne',
  'Опытная станция',
] as const;

/** Collectors without a WIEWS code of their own. */
export const COLLECTOR_NAMES = [
  'University herbarium',
  'District agricultural office',
  'Botanical Garden expedition',
] as const;

/** Those who bred, by country, where no code is known. */
export const BREEDER_NAMES: Readonly<Record<string, string>> = {
  USA: 'Agricultural Experiment Station',
  DEU: 'Saatzuchtgesellschaft',
  GBR: 'Plant Breeding Institute, Cambridge',
  FRA: 'INRA',
  RUS: 'Селекционная станция',
  SWE: 'Svalöf',
  JPN: '農事試験場',
  CAN: 'Agriculture Canada',
  NLD: 'Kweekbedrijf',
  ITA: 'Istituto Sperimentale',
  HUN: 'Növénynemesítő Állomás',
  POL: 'Stacja Hodowli Roślin',
  AUS: 'Department of Agriculture',
  CSK: 'Šlechtitelská stanice',
  ARG: 'Criadero',
};
