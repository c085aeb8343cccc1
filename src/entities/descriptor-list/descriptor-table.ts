import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { ImportedDescriptor } from '@/contract/descriptor/descriptor-list';
import { LISTED_MAX } from '@/contract/descriptor/descriptor-list-schema';
import { descriptorSchema } from '@/contract/descriptor/descriptor-schema';
import { isUuid } from '@/contract/patterns';
import { checked, type Read, type TableKind } from '@/shared/files/pasted-table';
import { HEADER, cellsOf, type Column } from './descriptor-rows';

/** Of a list, and not of its descriptors: `number` follows from the order. */
const OWN = HEADER.filter((name) => name !== 'number' && name !== 'uuid');

const codesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf('=');
      const code = (at < 0 ? line : line.slice(0, at)).trim();
      return { code, title: at < 0 ? code : line.slice(at + 1).trim() };
    });

const BOOLEANS: Readonly<Record<string, unknown>> = { true: true, false: false, '': false };

const valueOf = (name: Column, text: string): unknown => {
  if (name === 'codes') return codesOf(text);
  if (name === 'category' || name === 'dataType') return text.trim().toUpperCase();
  if (name === 'key') return BOOLEANS[text.trim().toLowerCase()] ?? text;
  return text;
};

/** What a line asks for: of a descriptor that is known only what differs from its exported line. */
function changeOf(cells: Readonly<Record<Column, string>>, known: Descriptor | undefined): Record<string, unknown> {
  const kept = known && cellsOf('', known);
  const asked = OWN.filter((name) => cells[name] !== kept?.[name].replaceAll(/\r\n?/g, '\n'));
  return Object.fromEntries(asked.map((name) => [name === 'codes' ? 'terms' : name, valueOf(name, cells[name])]));
}

/** The column of a property, by its path. */
const columnOf = (path: string): Column => {
  const [first = ''] = path.split(/[.[]/);
  return first === 'terms' ? 'codes' : (HEADER.find((name) => name === first) ?? 'title');
};

/** Descriptors as the exported file has them: one that is `known` is changed where its line differs, others are made. */
export function descriptorTable(known: readonly Descriptor[]): TableKind<Column, ImportedDescriptor> {
  const byUuid = new Map(known.map((each) => [each.uuid, each]));
  return {
    columns: HEADER,
    needed: HEADER,
    most: LISTED_MAX,
    columnOf,
    reader: () => {
      const seen = new Set<string>();
      return (cells): Read<ImportedDescriptor> => {
        const uuid = cells.uuid.trim().toLowerCase();
        const change = changeOf(cells, byUuid.get(uuid));
        const names = Object.keys(change) as (keyof typeof descriptorSchema.fields)[];
        const { wrong = [] } = checked(descriptorSchema.pick(names), change);
        const isWrong = uuid !== '' && (!isUuid(uuid) || seen.has(uuid));
        const ofUuid = isWrong ? [{ path: 'uuid', key: isUuid(uuid) ? 'repeated' : 'uuid' }] : [];
        seen.add(uuid);
        if (wrong.length + ofUuid.length > 0) return { wrong: [...wrong, ...ofUuid] };
        return { value: { ...(uuid && { uuid }), ...change } };
      };
    },
  };
}
