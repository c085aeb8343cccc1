import { PERMISSIONS, type AclClass } from '@/contract/publication/acl';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { conflict } from '../../tools/http/api-failure';
import { changesOf, type Audit } from '../../tools/store/audit';
import type { Store } from '../../tools/store/store';
import type { Change } from '../../tools/store/table';
import { DEMO_GRANTS } from './demo-grants';
import type { Granted } from './granted';
import { sentence } from '../../tools/http/sentence';

const MAILTO = 'mailto:';

export const sidOfAddress = (address: string): string => `${MAILTO}${address.toLowerCase()}`;

/** How the history names it: an address has no place there. */
export const sidInHistory = (sid: string): string => (sid.startsWith(MAILTO) ? uuidV5(URL_NAMESPACE, sid) : sid);

/** The permissions of one object, as far as they are not those of everything of its kind. */
export interface AclRow {
  version: number;
  inherits: boolean;
  entries: readonly Granted[];
}

const NONE: AclRow = { version: 0, inherits: true, entries: [] };

/** As it stands in the history: `acl.{sid}` and what that may do. */
const told = ({ inherits, entries }: Omit<AclRow, 'version'>) => ({
  acl: {
    inherits,
    ...Object.fromEntries(
      entries.map(({ sid, ...may }) => [sidInHistory(sid), PERMISSIONS.filter((name) => may[name]).join(', ')]),
    ),
  },
});

export interface AclRows {
  /** Nobody is named, and the parent's hold, where nothing was written. */
  of(kind: AclClass, id: string): AclRow;
  /** 409 for a stale version. */
  set(kind: AclClass, id: string, acl: AclRow, change: Change): void;
  remove(kind: AclClass, id: string): void;
  /** What is called otherwise from now on. */
  move(kind: AclClass, from: string, to: string): void;
  /** A person who has no account any more. */
  forget(person: { uuid: string; email: string }): void;
}

export function makeAclRows(store: Store, audit: Audit): AclRows {
  const rows = store.rows<AclRow>('acl');
  const at = (kind: AclClass, id: string): string => `${kind}/${id}`;
  for (const { kind, id, entries } of DEMO_GRANTS) rows.set(at(kind, id), { version: 0, inherits: true, entries });
  const of = (kind: AclClass, id: string): AclRow => rows.get(at(kind, id)) ?? NONE;
  return {
    of,
    set: (kind, id, { version, inherits, entries }, { by }) => {
      const before = of(kind, id);
      if (version !== before.version) throw conflict(sentence('permissionsChanged'));
      const changes = changesOf(told(before), told({ inherits, entries }));
      if (changes.length === 0) return;
      rows.set(at(kind, id), { version: version + 1, inherits, entries });
      audit.note({ class: kind, id, action: 'UPDATE', by, changes });
    },
    remove: (kind, id) => rows.delete(at(kind, id)),
    move: (kind, from, to) => {
      const row = rows.get(at(kind, from));
      rows.delete(at(kind, from));
      if (row) rows.set(at(kind, to), row);
    },
    forget: ({ uuid, email }) => {
      for (const [key, row] of rows.entries()) {
        const entries = row.entries.filter(({ sid }) => sid !== uuid && sid !== sidOfAddress(email));
        if (entries.length < row.entries.length) rows.set(key, { ...row, entries, version: row.version + 1 });
      }
    },
  };
}
