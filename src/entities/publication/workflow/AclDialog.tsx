import { useState } from 'react';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { ChoiceLabel } from '@/shared/ui/controls/ChoiceLabel';
import { TextField } from '@/shared/mui/TextField';
import { useTranslation } from 'react-i18next';
import {
  ACL_ENTRIES_MAX,
  FOLDER_CLASS,
  PERMISSIONS,
  type Acl,
  type AclClass,
  type AclEntry,
} from '@/contract/publication/acl';
import type { Permissions } from '@/contract/entity';
import { ROLES } from '@/contract/account/session';
import { useWrite } from '@/shared/api/changes';
import { asFailure, isFailure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { notify } from '@/shared/ui/outcomes/notices';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { publicationApi } from '../api';
import styles from './AclDialog.module.css';

type Entry = Permissions & Pick<AclEntry, 'sid' | 'name'>;

const NOTHING: Permissions = { read: false, write: false, create: false, delete: false, manage: false };
const PERSON = 'person';

/** Why an address cannot be added, or the list not be saved yet. */
type Wrong = 'required' | 'email' | 'emails' | 'there' | 'full' | 'pending';

interface Props {
  kind: AclClass;
  uuid: string;
  title: string;
  onClose: () => void;
}

/** Who may do what with one item: for who may manage it. */
export default function AclDialog({ kind, uuid, title, onClose }: Props) {
  const { t } = useTranslation(['publishing', 'ui']);
  const isolated = useIsolated();
  const { currentData, error, refetch } = publicationApi.endpoints.itemAcl.useQuery({ kind, uuid });
  // What is edited stays as it is while answers are asked for anew.
  const [acl, setAcl] = useState(currentData);
  if (!acl && currentData) setAcl(currentData);
  const heading = t('acl.title', { title: isolated(title) });
  return (
    <DialogBox title={heading} wide onClose={onClose} actions={!acl && <Cancel onClick={onClose} />}>
      {acl ? (
        <AclForm acl={acl} onClose={onClose} />
      ) : error === undefined ? (
        <p aria-busy="true">{t('ui:loading')}</p>
      ) : (
        <FailureOutcome failure={asFailure(error)} name={title} level={2} retry={() => void refetch()} />
      )}
    </DialogBox>
  );
}

function Cancel({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return <Button onClick={onClick}>{t('actions.cancel')}</Button>;
}

/** A person by name and address, a role by its name. */
function useSubjectName(): (entry: Pick<Entry, 'sid' | 'name'>) => string {
  const { t } = useTranslation('session');
  return ({ sid, name }) => {
    const role = ROLES.find((each) => each === sid);
    if (role) return t(`roles.${role}`);
    return name ? `${name} (${sid})` : sid;
  };
}

function AclForm({ acl, onClose }: { acl: Acl; onClose: () => void }) {
  const { t } = useTranslation(['publishing', 'form']);
  const nameOf = useSubjectName();
  const { list } = useFormat();
  const write = useWrite();
  const dispatch = useApiDispatch();
  const [inherits, setInherits] = useState(acl.inherits);
  const [entries, setEntries] = useState<readonly Entry[]>(acl.entries);
  const [base, setBase] = useState(acl);
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<Acl>();
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState<Wrong>();
  const { class: kind, id, owner, parent, inherited } = acl;
  const isFolder = kind === FOLDER_CLASS;
  // Files are read by all.
  const offered = PERMISSIONS.filter((each) => !isFolder || each !== 'read');
  const labelOf = (each: (typeof PERMISSIONS)[number]) =>
    t(isFolder && each === 'create' ? 'acl.folder.create' : `acl.may.${each}`);
  const start = { ...NOTHING, read: true, ...(isFolder && { write: true, create: true }) };
  const params = { class: kind, path: id };

  const { busy, failed, run } = useAttempt(async (version: number) => {
    const sent = entries.map(({ name: _name, ...entry }) => entry);
    try {
      await write('PUT /acl/:class/:path', { params, body: { version, inherits, entries: sent } });
    } catch (fault) {
      if (!isFailure(fault)) throw fault;
      const { status, fields = {} } = fault;
      setUnknown(sent.flatMap(({ sid }, at) => (`entries[${at}].sid` in fields ? sid : [])));
      if (status === 409) setTheirs(await sendPastStore('GET /acl/:class/:path', { params }));
      throw fault;
    }
    dispatch(notify({ key: 'publishing:acl.saved', severity: 'success' }));
    onClose();
  });
  const save = () => {
    // What was typed and not added would be lost.
    if (address.trim() === '') run((theirs ?? base).version);
    else setWrong('pending');
  };
  const take = (from: Acl) => {
    setInherits(from.inherits);
    setEntries(from.entries);
    setBase(from);
    setTheirs(undefined);
  };
  const edit = (sid: string, change: Partial<Permissions>) =>
    setEntries(entries.map((each) => (each.sid === sid ? { ...each, ...change } : each)));
  const what = (may: Permissions) => list(offered.filter((each) => may[each]).map(labelOf));

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {!isFolder && <p>{owner ? t('acl.owner', { name: nameOf(owner) }) : t('acl.noOwner')}</p>}
      {parent && (
        <div>
          <ChoiceLabel>
            <input type="checkbox" checked={inherits} onChange={({ target }) => setInherits(target.checked)} />
            {t('acl.inherits', { parent: parent.title })}
          </ChoiceLabel>
          {inherits && inherited.length > 0 && (
            <ul className={styles.list}>
              {inherited.map((entry) => (
                <li key={entry.sid}>{t('acl.inherited', { name: nameOf(entry), may: what(entry) })}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {entries.length === 0 && <p>{t(isFolder && !(inherits && inherited.length) ? 'acl.folder.none' : 'acl.none')}</p>}
      {entries.map((entry) => (
        <fieldset className={styles.subject} key={entry.sid}>
          <legend>
            <bdi>{nameOf(entry)}</bdi>
          </legend>
          {offered.map((each) => (
            <ChoiceLabel key={each}>
              <input
                type="checkbox"
                checked={entry[each]}
                onChange={({ target }) => edit(entry.sid, { [each]: target.checked })}
              />
              {labelOf(each)}
            </ChoiceLabel>
          ))}
          <Button
            aria-label={t('acl.removeOne', { name: nameOf(entry) })}
            onClick={() => setEntries(entries.filter(({ sid }) => sid !== entry.sid))}
          >
            {t('acl.remove')}
          </Button>
          {unknown.includes(entry.sid) && <Alert severity="error">{t('form:problem.noAccount')}</Alert>}
        </fieldset>
      ))}
      {entries.some((entry) => PERMISSIONS.every((each) => !entry[each])) && <p>{t('acl.nothing')}</p>}
      <AddSubject
        {...{ address, setAddress, wrong, setWrong }}
        taken={entries.map(({ sid }) => sid)}
        onAdd={(sids) => setEntries([...entries, ...sids.map((sid) => ({ ...start, sid }))])}
      />
      {theirs && (
        <Alert severity="error" action={<Button onClick={() => take(theirs)}>{t('acl.theirs')}</Button>}>
          {t('acl.conflict')}
        </Alert>
      )}
      {failed?.status !== 409 && <AttemptFailed failure={failed} />}
      <div className={styles.actions}>
        <Cancel onClick={onClose} />
        <Button type="submit" variant="contained" loading={busy}>
          {t('acl.save')}
        </Button>
      </div>
    </form>
  );
}

interface AddProps {
  address: string;
  setAddress: (address: string) => void;
  wrong: Wrong | undefined;
  setWrong: (wrong: Wrong | undefined) => void;
  taken: readonly string[];
  onAdd: (sids: readonly string[]) => void;
}

/** People by the addresses of their accounts, or a role. */
function AddSubject({ address, setAddress, wrong, setWrong, taken, onAdd }: AddProps) {
  const { t } = useTranslation(['publishing', 'form', 'session']);
  const [what, setWhat] = useState(PERSON);
  const add = () => {
    const sids = what === PERSON ? address.split(/[\s,;]+/).filter(Boolean) : [what];
    if (sids.length === 0) return setWrong('required');
    if (what === PERSON && sids.some((sid) => !/^[^\s@]+@[^\s@]+$/.test(sid)))
      return setWrong(sids.length > 1 ? 'emails' : 'email');
    const known = new Set(taken.map((each) => each.toLowerCase()));
    const added = sids.filter((sid) => known.size < known.add(sid.toLowerCase()).size);
    if (added.length === 0) return setWrong('there');
    if (taken.length + added.length > ACL_ENTRIES_MAX) return setWrong('full');
    setWrong(undefined);
    setAddress('');
    onAdd(added);
  };
  const full = t('acl.full', { max: ACL_ENTRIES_MAX });
  if (taken.length >= ACL_ENTRIES_MAX) return <p>{full}</p>;
  const problems: Readonly<Record<Wrong, string>> = {
    required: t('form:problem.required'),
    email: t('form:problem.email'),
    emails: t('form:problem.emails'),
    there: t('acl.there'),
    pending: t('acl.pending'),
    full,
  };
  const problem = wrong && problems[wrong];
  return (
    <fieldset className={styles.subject}>
      <legend>{t('acl.addTitle')}</legend>
      <NativeSelect
        label={t('acl.who')}
        value={what}
        options={[
          { value: PERSON, label: t('acl.person') },
          ...ROLES.map((role) => ({ value: role, label: t(`session:roles.${role}`) })),
        ]}
        onChange={(value) => {
          setWhat(value);
          setWrong(undefined);
        }}
      />
      {what === PERSON && (
        <TextField
          type="email"
          size="small"
          label={t('acl.address')}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          error={problem !== undefined}
          helperText={problem ?? t('acl.addressHelp')}
          sx={{ m: 1, flex: '1 1 14rem' }}
          slotProps={{ formHelperText: { role: problem ? 'alert' : undefined } }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Otherwise the whole list would be saved.
            event.preventDefault();
            add();
          }}
        />
      )}
      {what !== PERSON && problem && <Alert severity="error">{problem}</Alert>}
      <Button variant="outlined" onClick={add}>
        {t('acl.add')}
      </Button>
    </fieldset>
  );
}
