import type { Site } from './origins';
import type { Random } from '../../../tools/random';

/** How collectors write down a place in their language. */
interface Phrases {
  /** Before the kilometres, after them, before the name of the place; no `of`: the name comes first. */
  away: readonly [before: string, after: string, of?: string];
  /** From north, clockwise. */
  directions: readonly string[];
  near: readonly [before: string, after: string];
  market: readonly [before: string, after: string];
  wild: readonly string[];
  farm: readonly string[];
}

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const ROMANCE_COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO'];

const ENGLISH: Phrases = {
  away: ['', ' km ', ' of '],
  directions: COMPASS,
  near: ['Near ', ''],
  market: ['', ' market'],
  wild: [
    'roadside, dry stony slope',
    'open oak forest',
    'edge of field; clay soil',
    'limestone outcrop, north-facing',
    'riverbank, <1 m above the water',
    'abandoned terrace & olive grove',
    'ditch along the railway',
    'steppe grassland, 5–10 % slope',
    'shepherds’ trail above the village, W side of the pass',
    'disturbed ground; soil pH > 8',
  ],
  farm: [
    'farmer’s field',
    'threshing floor',
    'farm store; seed kept in a clay pot',
    'home garden (½ ha)',
    'O’Brien’s farm, 2nd field on the left',
    'field border, intercropped with maize & beans',
    'terraced field, irrigated',
    'slash-and-burn field, 1st year',
  ],
};

// oxfmt-ignore
const BY_LANGUAGE: Readonly<Record<string, Phrases>> = {
  es: { away: ['A ', ' km al ', ' de '], directions: ROMANCE_COMPASS, near: ['Cerca de ', ''], market: ['Mercado de ', ''], wild: ['ladera pedregosa, orientación norte', 'borde de camino', 'matorral bajo; suelo arcilloso', 'orilla del río, < 1 m sobre el agua', 'bosque de neblina', 'quebrada seca'], farm: ['parcela del agricultor', 'huerto familiar', 'finca «La Esperanza»', 'chacra en ladera', 'milpa asociada con frijol y calabaza', 'almacén casero'] },
  fr: { away: ['À ', ' km ', ' de '], directions: ['au nord', 'au nord-est', 'à l’est', 'au sud-est', 'au sud', 'au sud-ouest', 'à l’ouest', 'au nord-ouest'], near: ['Près de ', ''], market: ['Marché de ', ''], wild: ['bord de route', 'savane arborée', 'bas-fond inondé', 'lisière de forêt', 'dune fixée'], farm: ['champ paysan', 'jardin de case', 'grenier de l’exploitant', 'champ de brousse, 2ᵉ année', 'association mil & niébé'] },
  pt: { away: ['', ' km a ', ' de '], directions: ROMANCE_COMPASS, near: ['Perto de ', ''], market: ['Mercado de ', ''], wild: ['beira de estrada', 'cerrado aberto', 'margem do rio', 'mata ciliar'], farm: ['campo do agricultor', 'horta', 'roça de toco', 'quinta da família'] },
  it: { away: ['', ' km a ', ' di '], directions: ROMANCE_COMPASS, near: ['Presso ', ''], market: ['Mercato di ', ''], wild: ['margine della strada', 'pascolo arido', 'gariga su calcare'], farm: ['campo dell’agricoltore', 'orto familiare', 'azienda «Tre Fontane»'] },
  de: { away: ['', ' km ', ' von '], directions: ['nördlich', 'nordöstlich', 'östlich', 'südöstlich', 'südlich', 'südwestlich', 'westlich', 'nordwestlich'], near: ['Bei ', ''], market: ['Markt in ', ''], wild: ['Wegrand', 'Feldrain', 'Trockenrasen, Südhang', 'Auwald'], farm: ['Bauernhof', 'Hausgarten', 'Streuobstwiese', 'Acker am Hang'] },
  tr: { away: [' ', ' km '], directions: ['kuzeyi', 'kuzeydoğusu', 'doğusu', 'güneydoğusu', 'güneyi', 'güneybatısı', 'batısı', 'kuzeybatısı'], near: ['', ' yakını'], market: ['', ' pazarı'], wild: ['yol kenarı, taşlık yamaç', 'meşe açıklığı', 'nadas tarla'], farm: ['çiftçi tarlası', 'köy ambarı', 'ev bahçesi', 'harman yeri'] },
};

export type SiteKind = 'wild' | 'farm' | 'market';

/** Directions from the place, in turns of an eighth of a circle. */
export const DIRECTIONS = 8;

const phrasesOf = (site: Site) => BY_LANGUAGE[site.language] ?? ENGLISH;

function away({ away: [before, after, of] }: Phrases, name: string, km: number, direction: string): string {
  return of === undefined ? name + before + km + after + direction : before + km + after + direction + of + name;
}

/** Writes down where something was found: `km` in that direction from the place, 0 for the place itself. */
export function siteText(random: Random, site: Site, km: number, direction: number, kind: SiteKind): string {
  const phrases = phrasesOf(site);
  const area = `, ${site.area}`;
  if (kind === 'market') return phrases.market[0] + site.name + phrases.market[1] + area;
  const where =
    km > 0
      ? away(phrases, site.name, km, phrases.directions[direction] ?? '') + area
      : random.chance(0.4)
        ? phrases.near[0] + site.name + phrases.near[1] + area
        : site.name + area;
  const detail = random.next();
  if (detail > (kind === 'wild' ? 0.55 : 0.25)) return where;
  const details = kind === 'wild' ? phrases.wild : phrases.farm;
  const text = `${where}; ${random.pick(details)}`;
  if (detail > 0.012) return text;
  // Some collectors write a page: long cells must not break a table.
  return `${text}. ${random.pick(ENGLISH.wild)}; ${random.pick(ENGLISH.farm)}. Turn off the main road at the "km ${km + 7}" stone, cross the bridge and follow the left bank for about ${km + 2} km; the population covers some ${20 + km * 9} × ${10 + km * 3} m, sampled from ${30 + km * 2} plants at random, with a herbarium voucher & soil sample taken at the same time`;
}
