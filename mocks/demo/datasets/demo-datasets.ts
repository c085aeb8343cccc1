import type { Descriptor } from '@/contract/descriptor';
import type { Creator, Owner } from '@/contract/publication';
import type { AccessionService } from '../../accessions/service';
import { countryOfInstitute, instituteRow } from '../../core/reference';
import { columnOf, type Observation } from '../../observations/column-of';
import type { DatasetHead, ObservedAccession, ObservedDataset } from '../../observations/observed-dataset';
import { DATASETS, type DatasetPlan } from './dataset-table';
import { demoDescriptors, demoUuid, descriptorKey } from './demo-descriptors';
import { dayText, drawValues, type Plot } from './draw-values';
import { PEOPLE } from './people-data';
import { plantOf, type Plant } from './plant';
import { randomOf } from './seed';
import { filesOf } from './source-files';
import type { Trait } from './trait';
import { TRAITS } from './trait-data';

/** Fewer of its own, and an institute observes those of others too: a small catalogue has few of each. */
const FEW = 40;
/** By language of the dataset. */
const SAYS_DEMO: Readonly<Record<string, string>> = {
  en: 'These observations were computed for the demonstration; nobody made them.',
  es: 'Estas observaciones se calcularon para la demostración; nadie las hizo.',
  fr: 'Ces observations ont été calculées pour la démonstration ; personne ne les a faites.',
};

/** Days from sowing to the end of the harvest: what is sown in autumn stays longer. */
const seasonDays = (sown: string): number => (sown >= '1000' ? 250 : 150);

const ACCESSION = 'uuid,doi,instituteCode,accessionNumber,seqNo,sampStat,taxonomy.genus,taxonomy.species';

type Row = Record<string, unknown>;
interface Member {
  accession: ObservedAccession;
  plant: Plant;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function memberOf(row: Row): Member {
  const uuid = textOf(row['uuid']) ?? '';
  const seqNo = numberOf(row['seqNo']);
  return {
    accession: {
      uuid,
      doi: textOf(row['doi']) ?? null,
      instCode: textOf(row['instituteCode']) ?? '',
      acceNumb: textOf(row['accessionNumber']) ?? '',
      genus: textOf(row['taxonomy.genus']) ?? null,
      species: textOf(row['taxonomy.species']) ?? null,
      ...(seqNo === undefined ? {} : { seqNo }),
    },
    plant: plantOf(uuid, numberOf(row['sampStat'])),
  };
}

async function membersOf(
  accessions: AccessionService,
  { crop, institute, ofAll, most }: DatasetPlan,
): Promise<Member[]> {
  const own = { crop: [crop], institute: { code: [institute] } };
  const sort = { s: 'seqNo', d: 'ASC' } as const;
  const held = await accessions.flat(own, { ...sort, l: ofAll ? Math.ceil(most / 2) : most }, ACCESSION);
  const wanted = ofAll ? most - held.content.length : FEW - held.content.length;
  if (wanted <= 0) return held.content.map(memberOf);
  const others = await accessions.flat(
    { crop: [crop], NOT: { institute: own.institute } },
    { ...sort, l: wanted },
    ACCESSION,
  );
  return [...held.content, ...others.content].map(memberOf);
}

function headOf(plan: DatasetPlan, owner: Owner): DatasetHead {
  const { key, site, years, sown, published, changed, language = 'en' } = plan;
  const first = years[0] ?? 2010;
  const last = years.at(-1) ?? first;
  const startDate = `${first}${sown}`;
  const endDate = dayText(seasonOf(last, sown), seasonDays(sown));
  const uuid = demoUuid(`dataset/${key}`);
  const doi = plan.doi ? `10.5072/DEMO.${uuid.slice(0, 8).toUpperCase()}` : null;
  return {
    uuid,
    title: plan.title,
    description: `${plan.about}\n\n*${SAYS_DEMO[language] ?? ''}*`,
    state: plan.state ?? 'PUBLISHED',
    versionTag: plan.version ?? '1.0',
    current: !plan.superseded,
    ...(plan.versionOf === undefined ? {} : { firstVersion: demoUuid(`dataset/${plan.versionOf}`) }),
    owner,
    language,
    crops: [plan.crop],
    source: owner.name,
    rights: plan.rights,
    startDate,
    endDate,
    creators: plan.people.map(creatorOf),
    locations: [
      {
        uuid: demoUuid(`location/${key}`),
        countryCode3: countryAt(plan),
        stateProvince: site.state ?? null,
        verbatimLocality: site.locality,
        decimalLatitude: site.latitude,
        decimalLongitude: site.longitude,
        description: site.environment,
        startDate,
        endDate,
      },
    ],
    citation: plan.cited ? `${owner.shortName} (${published.slice(0, 4)}). ${plan.title}. Demonstration data.` : null,
    doi,
    version: 1,
    createdDate: `${published}T08:00:00Z`,
    lastModifiedDate: `${changed}T14:30:00Z`,
  };
}

/** The collection in Leuven grows its plants in Ibadan. */
const countryAt = ({ crop, institute }: DatasetPlan): string | null =>
  crop === 'banana' ? 'NGA' : (countryOfInstitute(institute)?.code3 ?? null);

function creatorOf(number: number): Creator {
  const [fullName = '', instCode = '', role = 'CONTRIBUTOR'] = PEOPLE[number] ?? [];
  const institute = instituteRow(instCode);
  const address = fullName
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ')
    .join('.');
  return {
    uuid: demoUuid(`person/${number}`),
    fullName,
    role,
    institutionalAffiliation: institute?.fullName ?? instCode,
    email: `${address}@${instCode.toLowerCase()}.example.org`,
    instituteAddress: institute ? `${institute.city}, ${countryOfInstitute(instCode)?.name ?? ''}` : null,
  };
}

const seasonOf = (year: number, sown: string): Date =>
  new Date(`${year}-${sown.slice(0, 2)}-${sown.slice(2)}T00:00:00Z`);

/** What differs from season to season is observed in each; what does not, once. */
const changes = ({ type, category }: Trait): boolean =>
  (type === 'NUMERIC' || type === 'SCALE' || type === 'DATE') && category !== 'MOLECULAR';

function observe(plan: DatasetPlan, descriptor: Descriptor, trait: Trait, members: readonly Member[]) {
  const { key, versionOf, sown, missing } = plan;
  const seasons = changes(trait) ? plan.years : plan.years.slice(0, 1);
  const found: Observation[] = [];
  const plots = seasons.map((year, at): Plot => {
    return { season: (at - (seasons.length - 1) / 2) * 0.3, begin: seasonOf(year, sown) };
  });
  members.forEach(({ plant, accession: { uuid = '' } }, accession) => {
    plots.forEach((plot, method) => {
      // What a later version has as well is the same in it.
      const random = randomOf(`${versionOf ?? key}/${trait.column}/${uuid}/${method}`);
      if (random.chance(missing)) return;
      for (const value of drawValues(trait, plant, plot, random)) found.push({ accession, value, method });
    });
  });
  return columnOf(descriptor, found, plan.years.length > 1);
}

function traitsOf({ crop, traits, general = [] }: DatasetPlan): [key: string, trait: Trait][] {
  const own = (TRAITS[crop] ?? []).filter(({ column }) => !traits || traits.includes(column));
  const shared = (TRAITS[''] ?? []).filter(({ column }) => general.includes(column));
  return [
    ...own.map((trait): [string, Trait] => [descriptorKey(crop, trait.column), trait]),
    ...shared.map((trait): [string, Trait] => [descriptorKey('', trait.column), trait]),
  ];
}

/** The datasets of the demo that have anything to observe, and the descriptors that none of them uses. */
export async function demoDatasets(
  accessions: AccessionService,
  ownerOf: (instCode: string) => Promise<Owner>,
): Promise<ObservedDataset[]> {
  const { byKey } = await demoDescriptors(ownerOf);
  const made = await Promise.all(
    DATASETS.map(async (plan): Promise<ObservedDataset[]> => {
      const members = await membersOf(accessions, plan);
      if (members.length === 0) return [];
      const observed = traitsOf(plan).flatMap(([key, trait]) => {
        const descriptor = byKey.get(key);
        if (!descriptor) return [];
        const column = observe(plan, descriptor, trait, members);
        return column.accession.length === 0 ? [] : [{ descriptor, column }];
      });
      if (observed.length === 0) return [];
      const dataset = {
        head: headOf(plan, await ownerOf(plan.institute)),
        descriptors: observed.map(({ descriptor }) => ({ ...descriptor, used: true })),
        accessions: members.map(({ accession }) => accession),
        columns: observed.map(({ column }) => column),
        methods: plan.years.length > 1 ? plan.years.map((year) => `Season ${year}`) : [],
      };
      return [{ ...dataset, files: filesOf(dataset, plan.files) }];
    }),
  );
  return made.flat();
}
