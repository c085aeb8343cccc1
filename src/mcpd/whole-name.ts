import { detailOf } from './report/note-details';
import type { Say } from './report/note-kinds';
import type { PassportRecord } from './record';

/** Ranks below the species, as SUBTAXA names them (MCPD V2.1). */
const RANK = /^(?:subsp|ssp|var|convar|subvar|f|fo|forma|cv|grex|group)\.?$/i;
const EPITHET = /^×?\p{Ll}[\p{Ll}-]+$/u;
const GENUS = /^[×+]?\p{Lu}[\p{Ll}-]+$/u;

/**
 * SPECIES that holds a whole name, `Triticum aestivum L.` or `T. aestivum subsp. spelta (L.) Thell.`, becomes an epithet,
 * its author and what is below it. Columns of their own count before. A genus is taken from it only where there is none.
 */
export function takeApart(record: PassportRecord, say: Say): void {
  const { genus, species = '' } = record;
  if (!/\s/.test(species)) return;
  const [first = '', epithet = '', ...rest] = species.split(/\s+/);
  const isGenus = genus === '' ? GENUS.test(first) : first === genus || first === `${genus.charAt(0)}.`;
  if (!isGenus || !EPITHET.test(epithet)) return;
  const below = rest.findIndex((word) => RANK.test(word));
  const author = (below < 0 ? rest : rest.slice(0, below)).join(' ');
  const [rank = '', name = '', ...subAuthor] = below < 0 ? [] : rest.slice(below);
  if (genus === '') record.genus = first;
  record.species = epithet;
  const parts = { spAuthor: author, subtaxa: `${rank} ${name}`.trim(), subtAuthor: subAuthor.join(' ') };
  const left = Object.entries(parts).filter(([key, text]) => {
    const column = key as keyof typeof parts;
    if (text !== '') record[column] ??= text;
    return text !== '' && record[column] !== text;
  });
  say('wholeName', {
    column: 'SPECIES',
    value: species,
    used: [record.genus, record.species, record.spAuthor, record.subtaxa, record.subtAuthor]
      .filter(Boolean)
      .join(' | '),
    ...(left.length > 0 && {
      detail: detailOf('otherColumns', { parts: left.map(([, text]) => text).join('; ') }),
    }),
  });
}
