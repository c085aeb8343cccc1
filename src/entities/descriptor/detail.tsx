import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DescriptorDetails } from '@/contract/descriptor/descriptor';
import type { ItemName } from '@/contract/publication/publication';
import { AboutItem } from '@/entities/article/AboutItem';
import { CropName } from '@/entities/names/CropName';
import { useCropName } from '@/entities/names/use-crop-name';
import { LanguageName } from '@/entities/publication/values/LanguageName';
import { usePublicationBadges } from '@/entities/publication/values/PublicationBadges';
import { isDescribed, TranslatedText, TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { translated } from '@/entities/publication/values/translated';
import { versionParts } from '@/entities/publication/page/version-parts';
import { Related } from '@/entities/related/Related';
import { href } from '@/routes/href';
import type { DetailProps, EntityDetailDefinition } from '@/shared/detail/definition';
import { Card } from '@/shared/ui/layout/Card';
import { Day } from '@/shared/ui/values/Day';
import { Figure } from '@/shared/ui/text/Figure';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { useLocale } from '@/shared/ui/text/use-locale';
import { YesNo } from '@/shared/ui/values/YesNo';
import { descriptorApi } from './api';
import { categoryName, dataTypeName } from './codes';
import { CodingTable } from './CodingTable';
import { useScaleText } from './use-scale-text';
import styles from './detail.module.css';

type Props = DetailProps<DescriptorDetails>;

const { Notes, Versions } = versionParts('descriptor', descriptorApi.endpoints.descriptorVersions, (uuid) =>
  href('descriptor', { uuid }),
);

const figure = (value: number | null | undefined) => typeof value === 'number' && <Figure value={value} />;

/** One descriptor: what is observed, how it is written down, and what uses it. */
export const descriptorDetail: EntityDetailDefinition<DescriptorDetails> = {
  entity: 'descriptor',
  endpoint: descriptorApi.endpoints.descriptor,
  useTitle: (item) => translated(item, useLocale()).title,
  useDescription: (item) => translated(item, useLocale()).description,
  heading: (item) => <TranslatedTitle item={item} />,
  useSubtitle: (item) => {
    const { crop, category, dataType } = item;
    const cropName = useCropName();
    const nameOfCategory = categoryName.useName();
    const nameOfType = dataTypeName.useName();
    const scaleText = useScaleText();
    const facts = [crop && cropName(crop), nameOfCategory(category), nameOfType(dataType), scaleText(item)];
    return facts.filter(Boolean).join(' · ');
  },
  useBadges: (item) => {
    const { t } = useTranslation('descriptor');
    return [...usePublicationBadges(item), item.key && t('isKey'), !item.used && t('unused')];
  },
  Notes,
  sections: [
    {
      name: 'scale',
      fields: [
        { name: 'description', value: (item) => isDescribed(item) && <TranslatedText item={item} /> },
        { name: 'dataType', value: ({ dataType }) => <dataTypeName.Name code={dataType} /> },
        'uom',
        { name: 'minValue', value: ({ minValue }) => figure(minValue) },
        { name: 'maxValue', value: ({ maxValue }) => figure(maxValue) },
        { name: 'category', value: ({ category }) => <categoryName.Name code={category} /> },
        {
          name: 'crop',
          value: ({ crop }) =>
            crop && (
              <RouteLink to={href('crop', { shortName: crop })}>
                <CropName shortName={crop} />
              </RouteLink>
            ),
        },
        { name: 'key', value: ({ key }) => key !== undefined && <YesNo value={key} /> },
      ],
    },
    {
      name: 'source',
      fields: [
        'columnName',
        'databaseName',
        {
          name: 'owner',
          value: ({ owner }) => owner && <RouteLink to={href('partner', { uuid: owner.uuid })}>{owner.name}</RouteLink>,
        },
        { name: 'language', value: ({ language }) => language && <LanguageName tag={language} /> },
        {
          name: 'lastModifiedDate',
          value: ({ lastModifiedDate }) => lastModifiedDate && <Day iso={lastModifiedDate} />,
        },
      ],
    },
  ],
  Body: ({ item }) => (
    <>
      <AboutItem className="Descriptor" targetId={item.uuid} />
      {Boolean(item.terms?.length) && <CodingTable descriptor={item} />}
    </>
  ),
  Aside,
};

function Aside({ item }: Props) {
  const { t } = useTranslation('descriptor');
  const { number } = useFormat();
  const { uuid, crop, descriptorLists, datasets } = item;
  const filter = { descriptors: [uuid] };
  return (
    <>
      <UsedIn title={t('inLists')} items={descriptorLists} to={(list) => href('descriptorList', { uuid: list })} />
      <UsedIn
        title={t('inDatasets')}
        items={datasets}
        to={(dataset) => href('dataset', { uuid: dataset })}
        more={({ observationCount: count }) => t('observations', { count, shown: number(count) })}
      />
      <Versions item={item} />
      <Related
        links={[
          { name: 'descriptorList', filter },
          { name: 'dataset', filter },
          { name: 'descriptor', filter: { crop: crop ? [crop] : [] } },
        ]}
      />
    </>
  );
}

interface UsedInProps<T extends ItemName> {
  title: string;
  items: readonly T[];
  to: (uuid: string) => string;
  /** What is said below each name. */
  more?: (item: T) => string;
}

/** What uses a descriptor, by name. */
function UsedIn<T extends ItemName>({ title, items, to, more }: UsedInProps<T>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.uuid}>
            <RouteLink to={to(item.uuid)}>
              <TranslatedTitle item={item} />
            </RouteLink>
            {more && <small>{more(item)}</small>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
