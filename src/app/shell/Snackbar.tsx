import { useEffect, useState } from 'react';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { SNACKBAR_TIME, SNACKBAR_TIME_QUEUED } from '@/contract/constants';
import { dismiss } from '@/shared/ui/outcomes/notices';
import { useText } from '@/shared/ui/text/use-text';
import type { RootState } from '../store';
import { DEEP_BUTTON } from './deep-button';

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: theme.spacing(3),
  // Above what can be pressed at the foot of the screen.
  'body:has([data-foot]) &': { insetBlockEnd: theme.spacing(11) },
  [theme.breakpoints.down('sm')]: { 'body:has([data-foot]) &': { insetBlockEnd: theme.spacing(16) } },
  insetInline: theme.spacing(2),
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  maxWidth: '40rem',
  padding: theme.spacing(1.25, 2),
  borderRadius: 8,
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
  boxShadow: '0 6px 20px rgb(0 0 0 / 0.25)',
  color: theme.vars.palette.deep.contrastText,
  backgroundColor: theme.vars.palette.deep.main,
  '& button': {
    flex: 'none',
    padding: theme.spacing(0.5, 1.25),
    ...DEEP_BUTTON,
  },
}));

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
    <Place role="status" aria-live="polite" aria-label={t('notices')}>
      {notice && (
        <Bar
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
        </Bar>
      )}
    </Place>
  );
}
