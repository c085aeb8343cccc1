import type { DescriptorDetails } from '@/contract/descriptor';
import { CropName } from '@/entities/names/CropName';
import { LanguageName } from '@/entities/publication/LanguageName';
import { href } from '@/routes/href';
import type { DetailSection } from '@/shared/detail/definition';
import { Day } from '@/shared/ui/Day';
import { Figure } from '@/shared/ui/Figure';
import { Markdown } from '@/shared/ui/Markdown';
import { RouteLink } from '@/shared/ui/RouteLink';
import { YesNo } from '@/shared/ui/YesNo';
import { DescriptorCode } from './DescriptorCode';

const number = (value: number | null | undefined) => typeof value === 'number' && <Figure value={value} />;

/** What is known of a descriptor. */
export const descriptorSections: readonly DetailSection<DescriptorDetails>[] = [
  {
    name: 'scale',
    fields: [
      { name: 'description', value: ({ description }) => description && <Markdown text={description} /> },
      { name: 'dataType', value: ({ dataType }) => <DescriptorCode field="dataType" code={dataType} /> },
      { name: 'uom', value: ({ uom }) => uom },
      { name: 'minValue', value: ({ minValue }) => number(minValue) },
      { name: 'maxValue', value: ({ maxValue }) => number(maxValue) },
      { name: 'category', value: ({ category }) => <DescriptorCode field="category" code={category} /> },
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
      { name: 'columnName', value: ({ columnName }) => columnName },
      { name: 'databaseName', value: ({ databaseName }) => databaseName },
      {
        name: 'owner',
        value: ({ owner }) => owner && <RouteLink to={href('partner', { uuid: owner.uuid })}>{owner.name}</RouteLink>,
      },
      { name: 'language', value: ({ language }) => language && <LanguageName tag={language} /> },
      { name: 'lastModifiedDate', value: ({ lastModifiedDate }) => lastModifiedDate && <Day iso={lastModifiedDate} /> },
    ],
  },
];
