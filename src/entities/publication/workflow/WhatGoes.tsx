import { useTranslation } from 'react-i18next';
import type { Publishable } from '@/contract/publication/publication';
import type { PublicationKind } from '@/contract/publication/workflow';
import { useFormat } from '@/shared/ui/format/use-format';
import { publicationApi } from '../api';

export interface Members {
  accessionCount?: number;
  descriptorCount?: number;
  observationCount?: number;
  files?: readonly unknown[];
}

/** What goes with an item that is deleted, and what stays. */
export function WhatGoes({ kind, item }: { kind: PublicationKind; item: Publishable & Members }) {
  const { t } = useTranslation('publishing');
  const { number, list } = useFormat();
  const { uuid, translations, accessionCount = 0, descriptorCount = 0, observationCount = 0, files = [] } = item;
  const versions = publicationApi.endpoints.itemVersions.useQuery({ kind, uuid }).currentData ?? [];
  const others = versions.filter((each) => each.uuid !== uuid).map(({ versionTag }) => versionTag);
  const languages = Object.values(translations ?? {}).filter(
    (each) => each.title || each.description || each.terms,
  ).length;
  const counted = (count: number) => ({ count, shown: number(count) });
  return (
    <>
      <p>{t('delete.text')}</p>
      {accessionCount > 0 && <p>{t('delete.accessions', counted(accessionCount))}</p>}
      {descriptorCount > 0 && <p>{t('delete.descriptors', counted(descriptorCount))}</p>}
      {observationCount > 0 && <p>{t('delete.observations', counted(observationCount))}</p>}
      {files.length > 0 && <p>{t('delete.files', counted(files.length))}</p>}
      {languages > 0 && <p>{t('delete.translations', counted(languages))}</p>}
      {others.length > 0 && <p>{t('delete.versions', { versions: list(others) })}</p>}
    </>
  );
}

/** A row of a list does not have all of it. */
function WhatGoesWithRow({ kind, row }: { kind: PublicationKind; row: Publishable }) {
  const { currentData = row } = publicationApi.endpoints.publishedItem.useQuery({ kind, uuid: row.uuid });
  return <WhatGoes kind={kind} item={currentData} />;
}

/** Of a single row as of its page, of several in words. */
export default function WhatGoesWithRows({ kind, rows }: { kind: PublicationKind; rows: readonly Publishable[] }) {
  const { t } = useTranslation('publishing');
  const [only] = rows;
  if (rows.length === 1 && only) return <WhatGoesWithRow kind={kind} row={only} />;
  return (
    <>
      <p>{t('delete.text')}</p>
      <p>{t(`delete.several.${kind}`)}</p>
    </>
  );
}
