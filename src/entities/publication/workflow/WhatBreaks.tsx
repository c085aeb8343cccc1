import { useTranslation } from 'react-i18next';
import type { ItemName, Publishable } from '@/contract/publication/publication';
import type { PublicationKind } from '@/contract/publication/workflow';
import { useFormat } from '@/shared/ui/format/use-format';
import { publicationApi } from '../api';
import type { Members } from './WhatGoes';

/** What uses a descriptor; the others have none of it. */
interface Used {
  datasets?: readonly ItemName[];
  descriptorLists?: readonly ItemName[];
}

/** Names that are told. */
const MOST = 10;

/** What readers lose when an item is no longer published. */
export function WhatBreaks({ kind, item }: { kind: PublicationKind; item: Publishable & Members & Used }) {
  const { t } = useTranslation('publishing');
  const { number, list } = useFormat();
  const { uuid, accessionCount = 0, observationCount = 0, datasets = [], descriptorLists = [] } = item;
  const { currentData: versions } = publicationApi.endpoints.itemVersions.useQuery({ kind, uuid });
  const left = versions?.filter((each) => each.uuid !== uuid && each.state === 'PUBLISHED');
  const [next] = left ?? [];
  const users = [...datasets, ...descriptorLists].slice(0, MOST).map(({ title }) => title);
  return (
    <>
      <p>{t('unpublish.links')}</p>
      {accessionCount > 0 && <p>{t('unpublish.accessions', { shown: number(accessionCount) })}</p>}
      {observationCount > 0 && <p>{t('unpublish.observations', { shown: number(observationCount) })}</p>}
      {users.length > 0 && <p>{t('unpublish.used', { names: list(users) })}</p>}
      {left && !next && <p>{t('unpublish.none')}</p>}
      {next && item.current && <p>{t('unpublish.becomes', { version: next.versionTag })}</p>}
    </>
  );
}
