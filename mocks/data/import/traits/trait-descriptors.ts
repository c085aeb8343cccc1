import type { Descriptor } from '@/contract/descriptor/descriptor';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { descriptorKey, type Definition } from './definitions';
import type { RawDescriptor } from './raw-table';
import { valueType, type ValueType } from './value-type';

/** A descriptor of imported files and how its values are read. */
export interface TraitDescriptor {
  descriptor: Descriptor;
  type: ValueType;
  definition?: Definition;
}

const NATURAL = new Intl.Collator('en', { numeric: true });

/** Units that stand behind the name of a descriptor: `Plant height (cm)`, `Yield [t/ha]`. */
const UNIT =
  /^(.+?)\s*[([]\s*((?:[munkc]?m|[mkµ]?g|t|[ml]?l|%|°C|days?|d|weeks?|months?|years?|cm2|cm²|ha|kg|cd|h|ppm|cc)(?:\s*\/\s*[\w²³%]+)?)\s*[)\]]$/;

const named = (name: string): { title: string; uom?: string } => {
  const [, title, uom] = UNIT.exec(name) ?? [];
  return title && uom ? { title, uom: uom.replace(/\s/g, '') } : { title: name };
};

/** The same name gives the same uuid in every import. */
const uuidOf = (name: string): string =>
  uuidV5(URL_NAMESPACE, `https://pgr-portal.example/trait/${encodeURIComponent(descriptorKey(name))}`);

/** @param crop short name, where all accessions are of one. */
export function traitDescriptor(raw: RawDescriptor, definition?: Definition, crop?: string): TraitDescriptor {
  const counted = new Map(raw.values.texts.map((text, at) => [text, raw.counts[at] ?? 0]));
  const type = valueType(counted, definition?.dataType);
  const { title, uom } = named(raw.name);
  const hasTerms = type.dataType === 'CODED' || type.dataType === 'SCALE';
  const found = type.dataType === 'SCALE' ? raw.values.texts.map((text) => String(Number(text))) : raw.values.texts;
  const codes = hasTerms ? [...new Set([...(definition?.codes.keys() ?? []), ...found])].sort(NATURAL.compare) : [];
  const isNumber = type.dataType === 'NUMERIC' || type.dataType === 'SCALE';
  const descriptor: Descriptor = {
    uuid: uuidOf(raw.name),
    title: definition?.title ?? title,
    ...(definition?.description ? { description: definition.description } : {}),
    columnName: raw.name,
    state: 'PUBLISHED',
    versionTag: '1.0',
    current: true,
    owner: null,
    dataType: type.dataType,
    category: definition?.category ?? 'CHARACTERIZATION',
    uom: definition?.unit ?? uom ?? null,
    crop: crop ?? null,
    minValue: isNumber ? (definition?.min ?? null) : null,
    maxValue: isNumber ? (definition?.max ?? null) : null,
    ...(hasTerms ? { terms: codes.map((code) => ({ code, title: definition?.codes.get(code) ?? code })) } : {}),
    used: true,
  };
  return { descriptor, type, ...(definition ? { definition } : {}) };
}
