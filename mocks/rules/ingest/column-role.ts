import type { Certainty, ColumnRole, RoleReason } from '@/contract/dataset/ingest';
import { columnOf } from '@/mcpd/columns';
import { isNoDescriptor, rolesOf } from '../../data/import/traits/roles';
import { readNumber } from '../../data/import/traits/value-type';
import type { ColumnHeading } from './heading-rows';
import type { ColumnStats } from './column-stats';
import { roleOfWords } from './heading-words';

export interface ProposedRole {
  role: ColumnRole;
  certainty: Certainty;
  reason: RoleReason;
}

const KEYS = {
  accession: 'accession',
  institute: 'institute',
  doi: 'doi',
  method: 'method',
  year: 'year',
  descriptor: 'descriptorName',
  value: 'value',
} as const;

/** Words of other languages, without case, accents and signs; beside those of the import. */
const NAMES: Partial<Record<ColumnRole, string>> = {
  accession:
    'acc accnr accessionnr akzession akzessionsnummer akzessionsnr genbanknummer genebanknumber banknumber numeroaccesion nroaccesion numerodeaccesion accesion numeroaccession numerodaccession noaccession acesso numerodeacesso numeroacesso cislopolozky evigez',
  institute: 'institut instituto institucion holder holdercode faocode codigoinstituto codeinstitut',
  genus: 'genus gattung genero genre rod',
  doi: 'doi puid persistentidentifier',
  year: 'jahr anno ano annee rok erntejahr versuchsjahr harvestyear trialyear',
  method: 'methode metodo ort site location locality localidad lieu standort versuch ensayo essai local',
  value: 'record recordedvalue recordvalue',
  ignore:
    'nr no lfdnr laufendenummer index bemerkung bemerkungen observaciones remarque remarques notas anmerkung sorte sortenname cultivar variedad variete herkunft origen origine species especie espece art wiederholung repetition repeticion parcela parcelle parzelle block plotno',
};

const byName = new Map(
  Object.entries(NAMES).flatMap(([role, names]) => names.split(' ').map((name) => [name, role as ColumnRole] as const)),
);

const spelled = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

export const LOOKS_LIKE: Partial<Record<ColumnRole, (text: string) => boolean>> = {
  doi: (text) => /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)?10\.\d{4,9}\/\S+$/i.test(text),
  institute: (text) => /^[A-Z]{3}\d{3,4}$/.test(text),
  genus: (text) => /^×?\s*\p{Lu}\p{Ll}+(?:\s\p{L}.*)?$/u.test(text),
  year: (text) => /(?:19|20)\d\d/.test(text),
  accession: (text) => /\d/.test(text) && !/^[A-Z]{3}\d{3}$/.test(text) && !/^[+-]?\d+[.,]\d+$/.test(text),
};

/** Share of values that look like one role from which it is proposed without a heading. */
const MOST = 0.9;
/** Letters on the average from which texts are remarks. */
const LONG_TEXT = 40;

const said = (role: ColumnRole): ProposedRole => ({ role, certainty: 'sure', reason: 'heading' });

function byHeading({ name, uom, range, text }: ColumnHeading): ProposedRole | undefined {
  if (text === '' || uom !== undefined) return undefined;
  const [found] = Object.keys(rolesOf([name])).filter((role) => role in KEYS) as (keyof typeof KEYS)[];
  if (found) return said(KEYS[found]);
  const role = byName.get(spelled(name));
  if (role) return said(role);
  if (columnOf(name) === 'GENUS') return said('genus');
  if (columnOf(name) !== undefined || isNoDescriptor(name))
    return { role: 'ignore', certainty: 'sure', reason: 'passport' };
  const words = range === undefined ? roleOfWords(name) : undefined;
  if (words) return { role: words, certainty: 'likely', reason: words === 'ignore' ? 'passport' : 'heading' };
  return undefined;
}

function byValues(stats: ColumnStats, isMeasured: boolean): ProposedRole | undefined {
  const [first] = stats.texts;
  const isCounter =
    !isMeasured &&
    (first === '1' || first === '0') &&
    stats.step === 1 &&
    stats.filled > 2 &&
    stats.steps === stats.filled - 1;
  if (isCounter) return { role: 'ignore', certainty: 'likely', reason: 'counter' };
  for (const role of ['doi', 'institute'] as const)
    if (stats.share(LOOKS_LIKE[role] ?? (() => false)) >= MOST) return { role, certainty: 'likely', reason: 'values' };
  // Of an observation, or of an accession's history.
  if (!isMeasured && stats.share((text) => /^(?:19|20)\d\d$/.test(text)) === 1)
    return { role: 'year', certainty: 'asked', reason: 'values' };
  return undefined;
}

/** What a column is by its heading, then by its values; undefined for what may hold observations. */
export function columnRole(heading: ColumnHeading, stats: ColumnStats): ProposedRole | undefined {
  if (stats.filled === 0) return { role: 'ignore', certainty: 'sure', reason: 'empty' };
  const role = byHeading(heading);
  if (role) return role;
  const valued = byValues(stats, heading.uom !== undefined || heading.range !== undefined);
  if (valued) return valued;
  if (heading.text === '') return { role: 'ignore', certainty: 'asked', reason: 'noHeading' };
  const letters = stats.texts.reduce((sum, text) => sum + text.length, 0) / stats.counts.size;
  const isText = stats.share((text) => readNumber(text, true) === undefined) >= MOST;
  if (isText && letters > LONG_TEXT) return { role: 'ignore', certainty: 'asked', reason: 'longText' };
  return undefined;
}
