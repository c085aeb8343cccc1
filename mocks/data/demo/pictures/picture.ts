import { Random } from '../../../tools/random';
import { disc } from './disc';
import { longFruits, roundFruits } from './fruits';
import { flower } from './flowers';
import { cob, ear, packed, panicle } from './grasses';
import { habitOf, ORGANS, type Habit } from './habits';
import { leaf, LEAF_GREEN } from './leaves';
import { pods } from './legumes';
import { roots, tubers } from './roots';
import { seeds } from './seeds';
import { sheet, thumbnail } from './sheet';
import { apples, hand } from './tree-fruits';
import { element, roundness, varied } from './svg';

/** Whose picture it is. */
export interface Subject {
  uuid: string;
  accessionNumber: string;
  /** Short name. */
  crop?: string;
  taxon: string;
  institute: string;
}

/** What the pictures of an accession show, in their order. */
const VIEWS = ['organ', 'seeds', 'leaf', 'flower'] as const;
type View = (typeof VIEWS)[number];

const viewOf = (picture: number): View => VIEWS[(picture - 1) % VIEWS.length] ?? 'organ';
const CENTIMETRES = { organ: 5, seeds: 1, leaf: 5, flower: 2 } as const;

/** What picture number `picture` (from 1) shows, in English: "Ear", "Seeds". */
export function subjectOf(crop: string | undefined, picture: number): string {
  const view = viewOf(picture);
  if (view === 'organ') return ORGANS[habitOf(crop).organ];
  return { seeds: 'Seeds', leaf: 'Leaf', flower: 'Flower' }[view];
}

/** The same for every picture of one accession: its plants have one colour. */
const seedOf = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(0, 8), 16) || 1;

function organ(crop: string | undefined, habit: Habit, random: Random): string {
  const colour = varied(random, random.pick(habit.colours));
  const other = varied(random, random.pick(habit.colours));
  const defined = element('defs', {}, roundness('g', colour));
  const draw = {
    ear: () => ear(random, colour, crop !== 'wheat' || random.chance(0.6)),
    panicle: () => panicle(random, colour),
    head: () => packed(random, colour, 'head'),
    candle: () => packed(random, colour, 'candle'),
    cob: () => cob(random, colour, other),
    pods: () => pods(random, colour, habit.seed, varied(random, random.pick(habit.seed.colours))),
    tuber: () => tubers(random, colour),
    root: () => roots(random, colour),
    round: () => roundFruits(random, colour),
    long: () => longFruits(random, colour),
    apple: () => apples(random, colour),
    hand: () => hand(random, colour),
    disc: () => disc(random, colour),
    shoot: () => flower(random, habit.flower, false),
  } satisfies Record<Habit['organ'], () => string>;
  return defined + draw[habit.organ]();
}

function drawing(crop: string | undefined, view: View, random: Random): string {
  const habit = habitOf(crop);
  if (view === 'organ') return organ(crop, habit, random);
  if (view === 'seeds') return seeds(habit.seed, random, varied(random, random.pick(habit.seed.colours)));
  if (view === 'leaf') return leaf(habit.leaf, random, varied(random, LEAF_GREEN, 1.4));
  return flower(random, varied(random, habit.flower), habit.leaf === 'strap' && habit.organ !== 'hand');
}

/** A sheet as of a herbarium, drawn from the accession alone: the same one looks the same everywhere. An SVG document. */
export function drawPicture(subject: Subject, picture: number, size: 'full' | 'small'): string {
  const { uuid, accessionNumber, crop, taxon, institute } = subject;
  const view = viewOf(picture);
  const drawn = drawing(crop, view, new Random(seedOf(uuid) + (view === 'organ' ? 0 : picture)));
  const label = {
    number: accessionNumber,
    taxon,
    institute,
    what: subjectOf(crop, picture),
    centimetres: CENTIMETRES[view],
  };
  return size === 'full' ? sheet(drawn, label) : thumbnail(drawn, label);
}
