import type { ColumnRole } from '@/contract/dataset/ingest';
import { TRAIT_WORDS } from '@/words/trait-words';
import { wordsOf } from './descriptor-index';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say nothing by themselves, in the languages of the portal and German. */
const FILLERS = set(
  'of the in de del la el los d du des da do dos le les an der die das von no nr n num number numero nummer cislo id code codigo kod name nom nombre nome nazev jmeno common comun commun local full kurz sub main',
);

/** Where and how plants were grown and who they are: a heading of nothing else than these is no observation. */
const IGNORED = set(
  'plot plots parcel parcela parcelle parzelle parz pozemek rep reps replicate replication repetition repeticion repeticao repetice opakovani wdh wiederholung block blocks bloque bloco bloc blok entry tray row column col range seedid check control testigo temoin testemunha kontrola ' +
    'donor donator collector collecting pedigree cross selection history parent parents parentage genealogia variety variete variedad variedade cultivar sorte odruda synonym synonyms alias alternate identity taxon taxonomy botanical botanischer botanico cientifico scientific scientifique species especie espece druh subspecies ' +
    'country countries pais pays land stat zeme origin origine origen origem herkunft puvod puvodu state province provincia department departamento departement district distrito county region municipality municipio kommune uf estado ' +
    'remark remarks remarques notes note nota notas obs observaciones observacoes observations comments comentarios comentario poznamka poznamky bemerkung bemerkungen anmerkung person recorder operator timestamp',
);
const METHOD = set(
  'experiment experimento experiences trial study site location loc environment env localidad lugar lieu standort versuch ensayo ensaio essai pokus lokalita',
);
const YEAR = set('year ano annee jahr rok season saison safra campana campagne temporada');
/** A day of these is that of a value; one of sowing or harvest is a value itself. */
const OF_RECORDING = set('evaluation evaluacion avaliacao observation observacion scoring recording hodnoceni');
const OF_GROWING = set('sowing planting trial harvest ernte versuchs anbau cultivo ensayo essai sklizne');
const DATE = set('date datum fecha data');

/** Words of what is observed, beside those that searches know. */
const OBSERVED = set(
  'habit habito port shape form forma forme type tipo typ size taille tamano tamanho texture textura pubescence hair hairs hairiness awn awns awnedness barbe barbes arista aristas grannen flower flor fleur leaf leaves hoja folha feuille blatt seed seeds semilla semente graine samen fruit fruto fruta stem tallo caule tige pod vaina vagem gousse spike ear espiga epi ahre panicle panicula tuber tuberculo pulp polpa flesh skin root raiz vigor vigour virus disease resistance resistencia tolerance farbe colour color cor barva couleur',
);
const TRAITS = [...new Set(TRAIT_WORDS.flat().map((text) => wordsOf(text).join(' ')))].filter(Boolean);

/** Of a heading that is put together from known words alone. */
export function roleOfWords(name: string): ColumnRole | undefined {
  const words = wordsOf(name).filter((word) => !FILLERS.has(word) && !/^\d+$/.test(word));
  const all = (...sets: readonly ReadonlySet<string>[]): boolean =>
    words.every((word) => sets.some((each) => each.has(word)));
  const any = (one: ReadonlySet<string>): boolean => words.some((word) => one.has(word));
  if (words.length === 0) return undefined;
  if (any(YEAR) && all(YEAR, OF_RECORDING, OF_GROWING)) return 'year';
  if (any(DATE) && any(OF_RECORDING) && all(DATE, OF_RECORDING)) return 'year';
  if (all(METHOD)) return 'method';
  return all(IGNORED) ? 'ignore' : undefined;
}

/** Whether a heading has a word of what is observed of plants. */
export function namesTrait(name: string): boolean {
  const words = wordsOf(name);
  const text = ` ${words.join(' ')} `;
  return words.some((word) => OBSERVED.has(word)) || TRAITS.some((trait) => text.includes(` ${trait} `));
}
