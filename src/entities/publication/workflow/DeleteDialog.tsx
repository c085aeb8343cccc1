import { useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import type { Publishable } from '@/contract/publication/publication';
import type { PublicationKind } from '@/contract/publication/workflow';
import { isFailure } from '@/shared/api/failure';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { WhatGoes, type Members } from './WhatGoes';

interface Props {
  kind: PublicationKind;
  item: Publishable & Members;
  work: () => Promise<void>;
  reload: () => void;
  onClose: () => void;
}

/** Asks whether an item shall be deleted. */
export function DeleteDialog({ kind, item, work, reload, onClose }: Props) {
  const { t } = useTranslation('publishing');
  const isolated = useIsolated();
  const [stale, setStale] = useState(false);
  const attempt = async () => {
    try {
      await work();
    } catch (fault) {
      setStale(isFailure(fault) && fault.status === 409);
      throw fault;
    }
  };
  return (
    <ConfirmDialog
      title={t('delete.title', { title: isolated(item.title) })}
      confirm={t('actions.delete')}
      work={attempt}
      onClose={onClose}
    >
      <WhatGoes kind={kind} item={item} />
      {stale && (
        <Button onClick={reload} style={{ justifySelf: 'start' }}>
          {t('reload')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
