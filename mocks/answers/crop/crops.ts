import { ENABLED_LANGUAGES } from '@/contract/constants';
import type { Translations } from '@/contract/publication/publication';
import type { Crop } from '@/contract/reference/crop';
import { cropSchema } from '@/contract/reference/reference-schema';
import { crud } from '../../rules/entities/crud';
import { managed } from '../../rules/entities/managed';
import { withoutSources } from '../../rules/entities/published';
import { refuseTaken } from '../../rules/entities/refuse-taken';
import { cropUnreferred } from '../../rules/entities/referring';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { withToken } from '../../rules/tokens/caller';
import { readColumns } from '../../tools/http/columns';
import { csvRows } from '../../tools/http/csv';
import { csvResponse } from '../../tools/http/send';
import { sentence } from '../../tools/http/sentence';

const managedCrops = managed<Crop>({
  kind: 'crop',
  key: 'shortName',
  what: 'crop',
  schema: cropSchema,
  once: ['shortName'],
  table: ({ crops }) => crops,
  fresh: () => ({ shortName: '', name: '', otherNames: [], accessionCount: 0 }),
  removable: cropUnreferred,
  check: async ({ shortName }, { crops }) => refuseTaken(shortName, crops),
});

const readTranslations = ({ translations }: Crop) => translations && { translations: withoutSources(translations) };

/** All pages name crops: of other languages the list has their names alone. */
const listed = ({ translations = {}, ...crop }: Crop): Crop => {
  const names = ENABLED_LANGUAGES.flatMap((code) => {
    const { name, otherNames } = translations[code] ?? {};
    return name || otherNames ? [[code, { ...(name && { name }), ...(otherNames && { otherNames }) }]] : [];
  });
  return { ...crop, translations: Object.fromEntries(names) as Translations };
};

const COLUMNS = readColumns('shortName,name,title,accessionCount,otherNames');

export const crops: readonly Answer[] = [
  answer('GET /crop', withToken, async ({ world }) => (await world.crops.all()).map(listed)),

  answer('GET /crop/:shortName', withToken, async ({ world, params, session }) => {
    const crop = await world.crops.one(params.shortName);
    if (!crop) throw notFound(sentence('noCrop', { id: params.shortName }));
    const details = managedCrops.details(world, crop, session);
    return details._permissions?.write ? details : { ...details, ...readTranslations(crop) };
  }),

  answer('GET /crops/list', withToken, async ({ world }) => {
    return csvResponse(csvRows(await world.crops.all(), COLUMNS));
  }),

  ...crud(managedCrops),
];
