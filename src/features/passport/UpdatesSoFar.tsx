import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PassportUpdate } from '@/contract/passport/passport-update';
import { asFailure } from '@/shared/api/failure';
import { useWrite } from '@/shared/api/changes';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Moment } from '@/shared/ui/values/Moment';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useFormat } from '@/shared/ui/format/use-format';
import { passportApi } from './api';
import { ReportButton } from './ReportButton';

function UndoButton({ update, onUndone }: { update: PassportUpdate; onUndone: () => void }) {
  const { t } = useTranslation('passport');
  const write = useWrite();
  const [asks, setAsks] = useState(false);
  const params = { code: update.instituteCode, update: update.uuid };
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsks(true)}>
        {t('undo.action')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('undo.title')}
          confirm={t('undo.confirm')}
          work={async () => {
            await write('POST /acn/:code/passport-updates/:update/undo', { params }, { timeout: false });
            onUndone();
          }}
          onClose={() => setAsks(false)}
        >
          <p>{t('undo.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The updates of an institute, also those that were taken back; the last one that stands can be. */
export function UpdatesSoFar({ code, onUndone }: { code: string; onUndone: () => void }) {
  const { t } = useTranslation('passport');
  const { number } = useFormat();
  const { currentData, error, refetch } = passportApi.endpoints.passportUpdates.useQuery(code);
  const counts = ({ counts: { new: added, changed, gone }, gone: choice }: PassportUpdate) =>
    t('applied', { new: number(added), changed: number(changed), gone: number(choice === 'keep' ? 0 : gone) });
  return (
    <section aria-labelledby="updates">
      <h2 id="updates">{t('updates')}</h2>
      {!currentData && !error && <Skeleton variant="rounded" height={120} />}
      {!currentData && error && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
      {currentData?.length === 0 && <p>{t('none')}</p>}
      {currentData && currentData.length > 0 && (
        <PlainTable stacks label={t('updates')}>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('by')}</th>
              <th scope="col">{t('result')}</th>
              <th scope="col">{t('actions')}</th>
            </tr>
          </thead>
          <tbody>
            {currentData.map((update) => (
              <tr key={update.uuid}>
                <td data-label={t('when')}>
                  <Moment iso={update.appliedDate ?? update.createdDate} />
                </td>
                <td dir="auto" data-label={t('what')}>
                  {update.fileName ?? t('bySystem')}
                </td>
                <td dir="auto" data-label={t('by')}>
                  {update.by}
                </td>
                <td data-label={t('result')}>
                  {counts(update)}
                  {update.undone && (
                    <p>
                      {t('takenBack')} · <Moment iso={update.undone.date} />
                      {update.undone.by !== null && (
                        <>
                          {' · '}
                          <bdi>{update.undone.by}</bdi>
                        </>
                      )}
                    </p>
                  )}
                </td>
                <td className="actions">
                  {update.fileName !== null && <ReportButton update={update} />}
                  {update.undoable && <UndoButton update={update} onUndone={onUndone} />}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </section>
  );
}
