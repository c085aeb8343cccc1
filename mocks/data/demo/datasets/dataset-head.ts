import type { Creator, Owner } from '@/contract/publication/publication';
import { countryOfInstitute, instituteRow } from '../../reference/reference';
import type { DatasetHead } from '../../observations/observed-dataset';
import { addressOf } from '../places/address';
import type { DatasetPlan } from './dataset-table';
import { demoUuid } from './demo-descriptors';
import { dayText } from './draw-values';
import { PEOPLE } from './people-data';

/** By language of the dataset. */
const SAYS_DEMO: Readonly<Record<string, string>> = {
  en: 'These observations were computed for the demonstration; nobody made them.',
  es: 'Estas observaciones se calcularon para la demostración; nadie las hizo.',
  fr: 'Ces observations ont été calculées pour la démonstration ; personne ne les a faites.',
};

/** Days from sowing to the end of the harvest: what is sown in autumn stays longer. */
const seasonDays = (sown: string): number => (sown >= '1000' ? 250 : 150);

/** The day on which a season begins. @param sown month and day. */
export const seasonOf = (year: number, sown: string): Date =>
  new Date(`${year}-${sown.slice(0, 2)}-${sown.slice(2)}T00:00:00Z`);

/** The collection in Leuven grows its plants in Ibadan. */
const countryAt = ({ crop, institute }: DatasetPlan): string | null =>
  crop === 'banana' ? 'NGA' : (countryOfInstitute(institute)?.code3 ?? null);

function creatorOf(number: number): Creator {
  const [fullName = '', instCode = '', role = 'CONTRIBUTOR'] = PEOPLE[number] ?? [];
  const institute = instituteRow(instCode);
  return {
    uuid: demoUuid(`person/${number}`),
    fullName,
    role,
    institutionalAffiliation: institute?.fullName ?? instCode,
    email: addressOf(fullName, instCode),
    instituteAddress: institute ? `${institute.city}, ${countryOfInstitute(instCode)?.name ?? ''}` : null,
  };
}

/** What is said of a dataset, but for what was observed. */
export function headOf(plan: DatasetPlan, owner: Owner): DatasetHead {
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
