import { useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import type { Publishable } from '@/contract/publication';
import { isFailure } from '@/shared/api/failure';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useFormat } from '@/shared/ui/use-format';
import { useIsolated } from '@/shared/ui/use-isolated';
import { publicationApi } from './api';
import type { WrittenKind } from './kinds';

interface Members {
  accessionCount?: number;
  descriptorCount?: number;
  observationCount?: number;
  files?: readonly unknown[];
}

interface Props {
  kind: WrittenKind;
  item: Publishable & Members;
  work: () => Promise<void>;
  reload: () => void;
  onClose: () => void;
}

/** Says what goes with an item, and what stays. */
export function DeleteDialog({ kind, item, work, reload, onClose }: Props) {
  const { t } = useTranslation('publishing');
  const { number, list } = useFormat();
  const isolated = useIsolated();
  const { uuid, title, translations, accessionCount = 0, descriptorCount = 0, observationCount = 0, files = [] } = item;
  const versions = publicationApi.endpoints.itemVersions.useQuery({ kind, uuid }).currentData ?? [];
  const others = versions.filter((each) => each.uuid !== uuid).map(({ versionTag }) => versionTag);
  const languages = Object.values(translations ?? {}).filter((each) => each.title || each.description).length;
  const [stale, setStale] = useState(false);
  const attempt = async () => {
    try {
      await work();
    } catch (fault) {
      setStale(isFailure(fault) && fault.status === 409);
      throw fault;
    }
  };
  const counted = (count: number) => ({ count, shown: number(count) });
  return (
    <ConfirmDialog
      title={t('delete.title', { title: isolated(title) })}
      confirm={t('actions.delete')}
      work={attempt}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
      {accessionCount > 0 && <p>{t('delete.accessions', counted(accessionCount))}</p>}
      {descriptorCount > 0 && <p>{t('delete.descriptors', counted(descriptorCount))}</p>}
      {observationCount > 0 && <p>{t('delete.observations', counted(observationCount))}</p>}
      {files.length > 0 && <p>{t('delete.files', counted(files.length))}</p>}
      {languages > 0 && <p>{t('delete.translations', counted(languages))}</p>}
      {others.length > 0 && <p>{t('delete.versions', { versions: list(others) })}</p>}
      {stale && (
        <Button onClick={reload} style={{ justifySelf: 'start' }}>
          {t('reload')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
