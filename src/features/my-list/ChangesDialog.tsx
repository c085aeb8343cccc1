import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { snapshotOf, type PassportChange } from '@/session/my-list/passport-snapshot';
import { useSavedLists } from '@/session/my-list/use-saved-lists';
import { Missing } from '@/shared/ui/text/Missing';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { YesNo } from '@/shared/ui/values/YesNo';
import type { ChangedRow } from './changed-rows';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import styles from './ChangesDialog.module.css';

function Value({ value }: { value: PassportChange['was'] }) {
  if (typeof value === 'boolean') return <YesNo value={value} />;
  return value ? <bdi>{value}</bdi> : <Missing />;
}

/** What accessions of the list were when they were added, and what they are. */
export function ChangesDialog({ changed, onClose }: { changed: readonly ChangedRow[]; onClose: () => void }) {
  const { t } = useTranslation(['my-list', 'accession']);
  const { day } = useFormat();
  const { change } = useSavedLists();
  const accept = () => {
    const fresh = changed.flatMap(({ uuid, row }) => (row ? [[uuid, snapshotOf(row)] as const] : []));
    if (change((saved) => ({ ...saved, seen: { ...saved.seen, ...Object.fromEntries(fresh) } }))) onClose();
  };
  return (
    <DialogBox
      title={t('changes.title')}
      wide
      onClose={onClose}
      actions={
        <>
          {changed.some(({ row }) => row) && <Button onClick={accept}>{t('changes.accept')}</Button>}
          <Button variant="contained" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <p>{changed.length ? t('changes.text') : t('changes.none')}</p>
      {changed.length > 0 && (
        <div style={{ overflowX: 'auto' }}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('accession:fields.accessionNumber')}</th>
                <th scope="col">{t('changes.what')}</th>
                <th scope="col">{t('changes.was')}</th>
                <th scope="col">{t('changes.is')}</th>
              </tr>
            </thead>
            <tbody>
              {changed.flatMap(({ uuid, number, since, row, changes }) => {
                const name = (
                  <th scope="row">
                    {row ? (
                      <RouteLink to={href('accession', { uuid })}>
                        <bdi>{number}</bdi>
                      </RouteLink>
                    ) : (
                      <bdi>{number}</bdi>
                    )}
                    <div>{t('changes.since', { day: day(since) })}</div>
                  </th>
                );
                if (!row)
                  return (
                    <tr key={uuid}>
                      {name}
                      <td colSpan={3}>{t('changes.vanished')}</td>
                    </tr>
                  );
                return changes.map(({ field, was, is }) => (
                  <tr key={`${uuid} ${field}`}>
                    {name}
                    <td>{t(`accession:fields.${field}`)}</td>
                    <td>
                      <Value value={was} />
                    </td>
                    <td>
                      <Value value={is} />
                    </td>
                  </tr>
                ));
              })}
            </tbody>
          </table>
        </div>
      )}
    </DialogBox>
  );
}
