import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { SNACKBAR_TIME, SNACKBAR_TIME_QUEUED } from '@/contract/constants';
import { dismiss } from '@/shared/ui/outcomes/notices';
import { useText } from '@/shared/ui/text/use-text';
import type { RootState } from '../store';
import styles from './Snackbar.module.css';

/** Milliseconds that a refusal is left, where others wait behind it. */
const TIME_TO_READ = 6_000;

/**
 * The oldest notice, for two seconds, or half a one when more wait; held while somebody points at it. A refusal stays
 * until it is closed.
 */
export function Snackbar() {
  const queue = useSelector((state: RootState) => state.notices);
  const dispatch = useDispatch();
  const text = useText('common');
  const { t } = useTranslation('common');
  const [held, setHeld] = useState(false);
  const [notice] = queue;
  const id = notice?.id;
  const waiting = queue.length > 1;
  const refusal = notice?.severity === 'error';
  const time = refusal ? TIME_TO_READ : waiting ? SNACKBAR_TIME_QUEUED : SNACKBAR_TIME;
  const stays = refusal && !waiting;

  useEffect(() => {
    if (!id || held || stays) return undefined;
    const timer = setTimeout(() => dispatch(dismiss(id)), time);
    return () => clearTimeout(timer);
  }, [id, held, stays, time, dispatch]);

  const close = () => {
    setHeld(false);
    if (id) dispatch(dismiss(id));
  };
  const act = notice?.action;
  return (
    <div className={styles.place} role="status" aria-live="polite" aria-label={t('notices')}>
      {notice && (
        <div
          className={styles.bar}
          key={notice.id}
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>{notice.text ?? text(notice.key ?? '', notice.values)}</span>
          {act && (
            <button
              type="button"
              onClick={() => {
                dispatch({ type: act.type });
                close();
              }}
            >
              {text(act.key)}
            </button>
          )}
          {refusal && (
            <button type="button" onClick={close}>
              {t('actions.close')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
