import { Suspense, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import { useMyList } from '@/session/my-list/use-my-list';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { CompareButton } from '../actions/CompareButton';
import { MAX_COMPARED } from '../compare/limits';
import { AddToMyList } from '../actions/AddToMyList';
import { RequestThese } from '../actions/RequestThese';
import type CopyAsDialogPart from './CopyAsDialog';

const CopyAsDialog = lazyPart<typeof CopyAsDialogPart>(() => import('./CopyAsDialog'));

/** The card with the words to cite the accession with. */
export const CITE = 'cite';

/** By the device's own means where it has some; else the address is copied. */
function Share({ title, address }: { title: string; address: string }) {
  const { t } = useTranslation(['accession', 'ui']);
  if (!('share' in navigator)) return <CopyButton text={address} label={t('ui:list.copyLink')} />;
  return (
    // Who thinks better of it has shared nothing, and knows.
    <Button variant="outlined" onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}>
      {t('detail.actions.share')}
    </Button>
  );
}

/** What people do with an accession. */
export function HeadActions({ accession, address }: { accession: Accession; address: string }) {
  const { t } = useTranslation('accession');
  const { uuids } = useMyList();
  const [copying, setCopying] = useState(false);
  const { uuid, accessionNumber } = accession;
  // Those that were added last are what somebody has in mind.
  const others = uuids.filter((each) => each !== uuid).slice(1 - MAX_COMPARED);
  return (
    <>
      <AddToMyList uuids={[uuid]} primary />
      <RequestThese uuids={[uuid]} />
      <CompareButton
        uuids={[uuid, ...others]}
        historic
        label={t('detail.actions.compare')}
        reason={t('detail.actions.nothingToCompare')}
      />
      <Button variant="outlined" onClick={() => document.getElementById(CITE)?.focus()}>
        {t('detail.actions.cite')}
      </Button>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setCopying(true)}>
        {t('detail.actions.copyAs')}
      </Button>
      <Share title={accessionNumber} address={address} />
      {copying && (
        <Suspense>
          <CopyAsDialog accession={accession} onClose={() => setCopying(false)} />
        </Suspense>
      )}
    </>
  );
}
