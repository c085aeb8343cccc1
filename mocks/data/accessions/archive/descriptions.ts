import { GERMPLASM_ACCESSION, OCCURRENCE, type ArchiveTable } from './terms';

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function tableXml(tag: 'core' | 'extension', { file, rowType, columns }: ArchiveTable): string {
  const id = tag === 'core' ? 'id' : 'coreid';
  const fields = columns.map(({ term }, at) => `    <field index="${at + 1}" term="${xml(term)}"/>`);
  return [
    `  <${tag} encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1" rowType="${rowType}">`,
    `    <files><location>${file}</location></files>`,
    `    <${id} index="0"/>`,
    ...fields,
    `  </${tag}>`,
  ].join('\n');
}

/** `meta.xml`, by the Darwin Core text guide (https://dwc.tdwg.org/text/). */
export const metaXml = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">',
    tableXml('core', OCCURRENCE),
    tableXml('extension', GERMPLASM_ACCESSION),
    '</archive>\n',
  ].join('\n');

export interface ArchiveDescription {
  /** Accessions. */
  count: number;
  /** The page of the portal that shows them. */
  address: string;
  /** Who gives them away. */
  publisher: string;
  made: Date;
}

/** `eml.xml`: EML 2.2.0 with what the profile of GBIF asks for. */
export function emlXml({ count, address, publisher, made }: ArchiveDescription): string {
  const day = made.toISOString().slice(0, 10);
  const party = `<organizationName>${xml(publisher)}</organizationName><onlineUrl>${xml(address)}</onlineUrl>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<eml:eml xmlns:eml="https://eml.ecoinformatics.org/eml-2.2.0" packageId="${xml(address)}/${made.toISOString()}" system="${xml(publisher)}" scope="system" xml:lang="en">
  <dataset>
    <title>${count} accessions of plant genetic resources, ${day}</title>
    <creator>${party}</creator>
    <metadataProvider>${party}</metadataProvider>
    <pubDate>${day}</pubDate>
    <language>eng</language>
    <abstract><para>Passport data of ${count} accessions that genebanks hold, after FAO/Bioversity Multi-Crop Passport Descriptors V2.1.</para></abstract>
    <distribution scope="document"><online><url function="information">${xml(address)}</url></online></distribution>
    <contact>${party}</contact>
  </dataset>
</eml:eml>
`;
}
