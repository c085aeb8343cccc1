import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/format/use-format';
import { Missing } from '@/shared/ui/text/Missing';
import { useText } from '@/shared/ui/text/use-text';
import { stateName } from '../values/state-name';
import { useLanguageName } from '../values/use-language-name';

/** Characters of a value beyond which it is folded. */
const LONG = 160;

/** Namespaces of names of codes, beside the entity's own. */
export const NAMES_OF_CODES = ['publication', 'requests', 'session'] as const;

const valuesOf = (property: string) => (entity: string) => `${entity}:values.${property}`;

/** Where the names of a property's codes stand, for an entity. */
const CODES: Readonly<Record<string, (entity: string) => string>> = {
  category: valuesOf('category'),
  dataType: valuesOf('dataType'),
  type: valuesOf('type'),
  status: valuesOf('status'),
  subsetType: () => 'subset:types',
  requestForms: () => 'requests:forms',
  roles: () => 'session:roles',
};

/** `translations.cs.title` is the title in Czech, `translations.cs.terms.3` what code 3 means in it. */
export function usePropertyLabel(entities: readonly string[]): (entity: string, property: string) => string {
  const { t } = useTranslation('publishing');
  const text = useText(...entities, 'publishing');
  const nameOf = useLanguageName();
  const plain = (entity: string, property: string): string =>
    text(`${entity}:fields.${property}`, {
      defaultValue: text(`publishing:properties.${property.replace('.', '-')}`, { defaultValue: property }),
    });
  return (entity, property) => {
    const [, tag, field, code] = /^translations\.([\w-]+)\.(\w+)(?:\.(.+))?$/.exec(property) ?? [];
    if (!tag || !field) return plain(entity, property);
    const named = plain(entity, field);
    return t('history.translated', { field: code ? `${named}: ${code}` : named, language: nameOf(tag) });
  };
}

/** Values are text or JSON; of objects in a list the names. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { fullName, title, name, sid } = value as Record<string, unknown>;
  return wordsOf(fullName ?? title ?? name ?? sid ?? JSON.stringify(value));
}

function readValue(value: string): unknown {
  try {
    return /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value;
  } catch {
    return value;
  }
}

const DAY = /^\d{8}$/;

/** A value as people would say it: codes by their names, days as they are written, of objects in a list the names. */
export function useValueWords(entity: string): (property: string, value: string | null) => string {
  const { t } = useTranslation('ui');
  const text = useText(entity, ...NAMES_OF_CODES);
  const { list, mcpdDate } = useFormat();
  return (property, value) => {
    if (value === null || value === '') return '';
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no');
    if (DAY.test(value) && /(date|createdOn)$/i.test(property)) return mcpdDate(value);
    const read = readValue(value);
    const named = (words: string) =>
      CODES[property] ? text(`${CODES[property](entity)}.${words}`, { defaultValue: words }) : words;
    return Array.isArray(read) ? list(read.map((each) => named(wordsOf(each)))) : named(wordsOf(read));
  };
}

interface Counted {
  added?: number | undefined;
  removed?: number | undefined;
}

/** Of a long list it is told how much came and went, in place of what it was and is. */
export const isCounted = ({ added, removed }: Counted): boolean => added !== undefined || removed !== undefined;

export function CountedChange({ added = 0, removed = 0 }: Counted) {
  const { t } = useTranslation('publishing');
  const { number } = useFormat();
  return t('history.list', { added: number(added), removed: number(removed) });
}

interface ValueProps {
  /** The namespace of its texts. */
  entity: string;
  property: string;
  value: string | null | undefined;
}

/** What a property was or is, long texts folded. */
export function ChangeValue({ entity, property, value }: ValueProps) {
  const wordsIn = useValueWords(entity);
  if (!value) return <Missing />;
  if (property === 'state') return <stateName.Name code={value} />;
  const words = wordsIn(property, value);
  if (words.length <= LONG) return <bdi>{words}</bdi>;
  return (
    <details>
      <summary dir="auto">{`${words.slice(0, LONG / 2)} …`}</summary>
      <bdi>{words}</bdi>
    </details>
  );
}
