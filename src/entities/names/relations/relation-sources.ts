import { useCallback, useMemo } from 'react';
import type { Accession } from '@/contract/accession/accession';
import type { ArticleRow } from '@/contract/content/article';
import { CROP_CACHE_SECONDS } from '@/contract/constants';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { Institute } from '@/contract/reference/institute';
import { COUNTRY_CODES } from '@/mcpd/country-codes';
import { translated } from '@/entities/publication/values/translated';
import { asFailure } from '@/shared/api/failure';
import type { RelationOption, RelationSource } from '@/shared/form/fields/field-definition';
import { localSource } from '@/shared/form/fields/local-source';
import { useLocale } from '@/shared/ui/text/use-locale';
import { cropNames } from '@/words/crop-names';
import { namesApi, type SearchedLine } from '../api';
import { nameOfCrop } from '../name-of-crop';
import { useArticles } from '../use-articles';
import { useCountryName } from '../use-country-name';
import type { Publishable } from '@/contract/publication/publication';
import { useDescriptorTitle } from '../use-descriptor-title';
import { useInstituteName } from '../use-institute-name';
import { useDatasetTitle, useDescriptorListTitle, useSubsetTitle } from '../use-item-title';

/** Crops by short name, found by any of their names. */
export const cropSource = localSource(() => {
  const locale = useLocale();
  const { data, isLoading, error } = namesApi.endpoints.crops.useQuery(undefined, {
    refetchOnMountOrArgChange: CROP_CACHE_SECONDS,
  });
  const options = useMemo(() => {
    const all = (data ?? []).map((crop) => ({
      value: crop.shortName,
      label: nameOfCrop(crop, locale),
      words: cropNames(crop).join(' '),
    }));
    return all.toSorted((one, other) => one.label.localeCompare(other.label, locale));
  }, [data, locale]);
  return { options, busy: isLoading, failure: error && asFailure(error) };
});

/** Data providers by uuid. */
export const partnerSource = localSource(() => {
  const { data, isLoading, error } = namesApi.endpoints.partnerNames.useQuery();
  const options = useMemo(
    () => (data ?? []).map(({ uuid, name, shortName }) => ({ value: uuid, label: name, hint: shortName })),
    [data],
  );
  return { options, busy: isLoading, failure: error && asFailure(error) };
});

/** Countries of today by ISO 3166-1 alpha-3; those of former times keep their names. */
export const countrySource: RelationSource = {
  ...localSource(() => {
    const nameOf = useCountryName();
    const locale = useLocale();
    const options = useMemo(() => {
      const all = COUNTRY_CODES.map((value) => ({ value, label: nameOf(value), hint: value }));
      return all.toSorted((one, other) => one.label.localeCompare(other.label, locale));
    }, [nameOf, locale]);
    return { options };
  }),
  useNames: useCountryName,
};

/** How many are offered at once. */
const OFFERED_MAX = 20;
const NOTHING: readonly RelationOption[] = [];
const useFound = namesApi.endpoints.foundRows.useQuery;

/** A relation to something of which there are many: the server finds it by words. */
const searched = <T>(
  line: SearchedLine,
  optionOf: (row: T, locale: string) => RelationOption,
  useNames: RelationSource['useNames'],
): RelationSource => ({
  useOptions: (query) => {
    const filter = query === '' ? {} : { _text: query };
    const { currentData, isFetching, error } = useFound({ line, filter, most: OFFERED_MAX });
    const locale = useLocale();
    const options = useMemo(
      () => (currentData as T[] | undefined)?.map((row) => optionOf(row, locale)) ?? NOTHING,
      [currentData, locale],
    );
    return { options, busy: isFetching, failure: error && asFailure(error) };
  },
  useNames,
});

/** Institutes by WIEWS code. */
export const instituteSource = searched<Institute>(
  'POST /wiews/list',
  ({ code, fullName, acronym }) => ({ value: code, label: `${code} ${fullName}`, ...(acronym && { hint: acronym }) }),
  useInstituteName,
);

const numberOf = ({ accessionNumber, instituteCode }: Accession) => `${accessionNumber} · ${instituteCode}`;

/** Numbers of accessions by uuid; until one is there, and where there is none, the uuid stands for itself. */
function useAccessionNumber(uuids: readonly string[]): (uuid: string) => string {
  const search = { line: 'POST /acn/list', filter: { uuid: uuids.toSorted() }, most: uuids.length } as const;
  const { data } = useFound(search, { skip: uuids.length === 0 });
  return useCallback(
    (uuid) => {
      const found = (data as Accession[] | undefined)?.find((row) => row.uuid === uuid);
      return found ? numberOf(found) : uuid;
    },
    [data],
  );
}

/** Accessions by uuid. */
export const accessionSource = searched<Accession>(
  'POST /acn/list',
  (row) => ({ value: row.uuid, label: numberOf(row), hint: row.taxonomy.taxonName }),
  useAccessionNumber,
);

/** Articles by slug, found by any of their words. */
export const articleSource = searched<ArticleRow>(
  'POST /article/list',
  ({ slug, title }) => ({ value: slug, label: title, hint: slug }),
  (slugs) => {
    const articles = useArticles(slugs);
    return (slug) => articles?.get(slug)?.title ?? slug;
  },
);

/** Descriptors by uuid. */
export const descriptorSource = searched<Descriptor>(
  'POST /descriptor/list',
  (row, locale) => ({
    value: row.uuid,
    label: translated(row, locale).title,
    hint: [row.crop, row.uom, row.versionTag].filter(Boolean).join(' · '),
  }),
  useDescriptorTitle,
);

/** What is published, by uuid, with who stands behind it. */
const publishedSource = (line: SearchedLine, useNames: RelationSource['useNames']) =>
  searched<Publishable>(
    line,
    (row, locale) => ({
      value: row.uuid,
      label: translated(row, locale).title,
      hint: [row.owner?.shortName, row.versionTag].filter(Boolean).join(' · '),
    }),
    useNames,
  );

export const descriptorListSource = publishedSource('POST /descriptorlist/list', useDescriptorListTitle);
export const subsetSource = publishedSource('POST /subset/list', useSubsetTitle);
export const datasetSource = publishedSource('POST /dataset/list', useDatasetTitle);
