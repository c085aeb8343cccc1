import { useEffect, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { MY_LIST_MAX } from '@/contract/constants';
import { isFailure } from '@/shared/api/failure';
import { rememberResult } from '@/session/my-list/last-result';
import { selectMyList, type WithMyList } from '@/session/my-list/my-list-slice';
import { useMyListActions } from '@/session/my-list/use-my-list-actions';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { notify } from '@/shared/ui/outcomes/notices';
import { useFormat } from '@/shared/ui/format/use-format';

interface Props {
  /** The settled code of the result; undefined for all accessions. */
  code: string | undefined;
  total: number;
}

/** Adds a whole result to My List, unless it is more than a list may hold: then it says the numbers. */
export function AddResultToMyList({ code, total }: Props) {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  const dispatch = useApiDispatch();
  const store = useStore<WithMyList>();
  const { add } = useMyListActions();
  const [busy, setBusy] = useState(false);
  useEffect(() => rememberResult({ code, total }), [code, total]);
  const addAll = async () => {
    const room = MY_LIST_MAX - selectMyList(store.getState()).length;
    if (total > MY_LIST_MAX) {
      const values = { count: total, shown: number(total), max: number(MY_LIST_MAX), room: number(room) };
      dispatch(notify({ key: 'common:myList.refused', values, severity: 'error' }));
      return;
    }
    setBusy(true);
    try {
      const { uuidsOfResult } = await import('./uuids-of-result');
      add((await uuidsOfResult(dispatch, code ? { f: code } : {}, MY_LIST_MAX)).uuids);
    } catch (error) {
      const message = isFailure(error) ? error.message : '';
      dispatch(notify({ key: 'common:myList.notAsked', values: { message }, severity: 'error' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    // Not disabled while busy: that would take the focus away.
    <Button variant="outlined" disabled={total === 0} aria-busy={busy} onClick={() => void (busy || addAll())}>
      {t('myList.addResult')}
    </Button>
  );
}
