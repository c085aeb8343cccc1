import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Language } from '@/contract/constants';
import type { Crop } from '@/contract/reference/crop';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { AccessionList, topAccessions } from '@/entities/accession/detail-parts';
import { AboutItem } from '@/entities/article/AboutItem';
import { nameOfCrop, otherNamesOf, titleOfCrop } from '@/entities/names/name-of-crop';
import { ofCrops, Related } from '@/entities/related/Related';
import { href } from '@/routes/href';
import type { DetailProps, EntityDetailDefinition } from '@/shared/detail/definition';
import { Card } from '@/shared/ui/layout/Card';
import { Listed } from '@/shared/ui/values/Listed';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useLocale } from '@/shared/ui/text/use-locale';
import { cropApi } from './api';
import styles from './detail.module.css';

const italic = (name: string) => <i lang="la">{name}</i>;

/** One crop: its names and taxa, who keeps it and where it comes from. */
export const cropDetail: EntityDetailDefinition<Crop, AccessionFilter> = {
  entity: 'crop',
  endpoint: cropApi.endpoints.crop,
  param: 'shortName',
  usualForm: (name) => name.toLowerCase(),
  edit: ({ shortName }) => href('editCrop', { shortName }),
  useTitle: (crop) => titleOfCrop(crop, useLocale()),
  useSubtitle: (crop) => {
    const locale = useLocale();
    const name = nameOfCrop(crop, locale);
    return titleOfCrop(crop, locale) === name ? undefined : name;
  },
  sections: [
    {
      name: 'about',
      fields: [
        { name: 'description', value: (crop) => crop.description && <Description crop={crop} /> },
        { name: 'otherNames', value: (crop) => crop.otherNames.length > 0 && <OtherNames crop={crop} /> },
        { name: 'taxa', value: ({ taxa }) => taxa?.length && <Listed texts={taxa} draw={italic} /> },
        { name: 'code', value: ({ code, shortName }) => code ?? shortName },
      ],
    },
  ],
  scope: ({ shortName }) => ({ crop: [shortName] }),
  Body: ({ item: { shortName } }) => <AboutItem className="Crop" targetId={shortName} />,
  Aside,
  Wide: topAccessions(['countryOfOrigin.code3', 'taxonomy.genusSpecies', 'institute.code']),
  Below: AccessionList,
};

function Description({ crop: { description, translations } }: { crop: Crop }) {
  const locale = useLocale();
  const there = translations?.[locale as Language]?.description;
  return (
    <span lang={there ? locale : 'en'} dir="auto">
      {there || description}
    </span>
  );
}

const OtherNames = ({ crop }: { crop: Crop }) => <Listed texts={otherNamesOf(crop, useLocale())} />;

function Aside({ item: { shortName, accessionCount }, scope }: DetailProps<Crop, AccessionFilter>) {
  const { t } = useTranslation('crop');
  return (
    <>
      <AccessionCount title={t('accessions')} count={accessionCount} filter={scope} />
      <CropTrees shortName={shortName} />
      <Related
        links={[
          ...ofCrops([shortName], 'subset', 'dataset', 'descriptorList'),
          { name: 'descriptor', filter: { crop: [shortName] } },
          ...ofCrops([shortName], 'citation'),
        ]}
      />
    </>
  );
}

/** The diversity trees of a crop; nothing where there is none. */
function CropTrees({ shortName }: { shortName: string }) {
  const { t } = useTranslation(['crop', 'ui']);
  const id = useId();
  const { currentData, isError, refetch } = cropApi.endpoints.cropTrees.useQuery(shortName);
  if (!currentData && isError)
    return <RetryNote text={t('trees.failed')} label={t('ui:actions.retry')} onRetry={() => void refetch()} />;
  if (!currentData?.length) return null;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{t('trees.title')}</h2>
      <ul className={styles.trees}>
        {currentData.map(({ uuid, title }) => (
          <li key={uuid}>
            <RouteLink to={href('divtree', { uuid })}>
              <bdi>{title}</bdi>
            </RouteLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
