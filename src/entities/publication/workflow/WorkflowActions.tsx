import { Suspense, useEffect, useRef, useState } from 'react';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { KINDS } from '@/contract/kinds';
import type { Publishable } from '@/contract/publication/publication';
import {
  allowedActions,
  type ItemAction,
  type PublicationMove,
  type PublicationKind,
} from '@/contract/publication/workflow';
import { useSession } from '@/session/use-session';
import { catalogueChanged, useWrite } from '@/shared/api/changes';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { notify } from '@/shared/ui/outcomes/notices';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { useText } from '@/shared/ui/text/use-text';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { DeleteDialog } from './DeleteDialog';
import styles from './WorkflowActions.module.css';

const ReasonDialog = lazyPart(() => import('./ReasonDialog'));
const AclDialog = lazyPart(() => import('./AclDialog'));

export interface WorkflowProps {
  kind: PublicationKind;
  item: Publishable;
  /** The address of a step of the editor; of its first one without a name. */
  editHref: (uuid: string, step?: string) => string;
  /** Where to go once the item is deleted, */
  listHref: string;
  /** or what to do instead. */
  onDeleted?: () => void;
  /** Those that are offered, where it is not all. */
  only?: readonly ItemAction[];
}

const ASKED = ['for-review', 'approve', 'reject', 'unpublish', 'delete'] as const;
type Asked = (typeof ASKED)[number];
const isAsked = (action: ItemAction): action is Asked => ASKED.some((each) => each === action);

/** Buttons for exactly what the signed-in person may do with an item as it is now. Nothing for who may do nothing. */
export default function WorkflowActions({ kind, item, editHref, listHref, onDeleted, only }: WorkflowProps) {
  const { t } = useTranslation(['publishing', 'publication', 'ui']);
  const isolated = useIsolated();
  const { authorities, person } = useSession();
  const write = useWrite();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const group = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<Asked | 'permissions'>();
  const [doing, setDoing] = useState<ItemAction>();
  const { uuid, version = 0, state } = item;
  const actions = allowedActions(item, authorities).filter((action) => !only || only.includes(action));

  const move = async (action: PublicationMove, reason?: string) => {
    const body = { version, ...(reason !== undefined && { reason }) };
    const answer = await write(`POST /${kind}/:uuid/${action}`, { params: { uuid }, body });
    dispatch(notify({ key: `publishing:done.${action}`, severity: 'success' }));
    if (action === 'new-version') void navigate(editHref(answer.uuid));
  };
  const reload = () => dispatch(catalogueChanged());
  const attempt = useAttempt(async (action: PublicationMove | 'reload') =>
    action === 'reload' ? reload() : move(action),
  );
  const remove = async () => {
    await write(`DELETE /${kind}/:uuid`, { params: { uuid }, query: { version } });
    dispatch(notify({ key: 'publishing:done.delete', severity: 'success' }));
    if (onDeleted) onDeleted();
    else void navigate(listHref, { replace: true });
  };

  // The button that was pressed is gone with the state that it changed: what may be done now has the focus.
  const last = useRef(state);
  useEffect(() => {
    if (last.current !== state && document.activeElement === document.body) group.current?.focus();
    last.current = state;
  }, [state]);

  const manages = !only && item._permissions?.manage === true;
  if (actions.length === 0 && !manages) return null;

  const go = (action: PublicationMove) => {
    setDoing(action);
    attempt.run(action);
  };
  const press = (action: Exclude<ItemAction, 'edit'>) => {
    if (isAsked(action)) return setDialog(action);
    go(action);
  };
  const close = () => setDialog(undefined);

  return (
    <div className={styles.group} role="group" aria-label={t('actions.label')} ref={group} tabIndex={-1}>
      <div>
        {actions.map((action) =>
          action === 'edit' ? (
            <Button key={action} variant="outlined" component={RouteLink} to={editHref(uuid)}>
              {t('actions.edit')}
            </Button>
          ) : (
            <Button
              key={action}
              variant={action === 'for-review' || action === 'approve' ? 'contained' : 'outlined'}
              color={action === 'delete' ? 'error' : 'primary'}
              loading={attempt.busy && doing === action}
              disabled={attempt.busy}
              onClick={() => press(action)}
            >
              {t(`actions.${action}`)}
            </Button>
          ),
        )}
        {manages && <Button onClick={() => setDialog('permissions')}>{t('acl.open')}</Button>}
      </div>
      <Refused kind={kind} failure={attempt.failed} reload={() => attempt.run('reload')} />
      {dialog === 'delete' && <DeleteDialog kind={kind} item={item} work={remove} reload={reload} onClose={close} />}
      {(dialog === 'for-review' || dialog === 'approve') && (
        <ConfirmDialog
          harmless
          title={t(`ask.${dialog}`, { title: isolated(item.title) })}
          confirm={t(`actions.${dialog}`)}
          // What came of it is told beside the buttons.
          work={() => go(dialog)}
          onClose={close}
        >
          <p>{t(`publication:confirm.${dialog}.text`)}</p>
        </ConfirmDialog>
      )}
      <Suspense>
        {(dialog === 'reject' || dialog === 'unpublish') && (
          <ReasonDialog
            kind={kind}
            item={item}
            action={dialog}
            person={person}
            send={(reason) => move(dialog, reason)}
            reload={reload}
            onClose={close}
          />
        )}
        {dialog === 'permissions' && <AclDialog kind={kind} uuid={uuid} title={item.title} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface RefusedProps {
  kind: PublicationKind;
  failure: ReturnType<typeof useAttempt>['failed'];
  reload: () => void;
}

/** Why nothing happened: what is missing by its labels, or that somebody else was faster. */
function Refused({ kind, failure, reload }: RefusedProps) {
  const { t } = useTranslation('publishing');
  const entity = KINDS[kind].texts;
  const text = useText(entity);
  const { list } = useFormat();
  if (failure?.status === 409) {
    return (
      <Alert severity="error" action={<Button onClick={reload}>{t('reload')}</Button>}>
        {t('changed', { message: failure.message })}
      </Alert>
    );
  }
  const missing = Object.keys(failure?.fields ?? {});
  if (missing.length === 0) return <AttemptFailed failure={failure} />;
  return (
    <Alert severity="error">
      {t('incomplete', { fields: list(missing.map((field) => text(`${entity}:fields.${field}`))) })}
    </Alert>
  );
}
