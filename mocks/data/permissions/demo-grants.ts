import type { AclClass } from '@/contract/publication/acl';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { DEMO_USERS } from '../users/demo-users';
import type { Granted } from './granted';

/** The data providers for whose institutes the demo account of requests answers. */
const ANSWERED = ['CRI-Prague', 'IPK', 'CGN'];

const answering = DEMO_USERS.find(({ email }) => email === 'requests@example.org');

/** What demo accounts may do with single objects, before anybody changed it. */
export const DEMO_GRANTS: readonly { kind: AclClass; id: string; entries: Granted[] }[] = ANSWERED.map((shortName) => ({
  kind: 'partner',
  id: uuidV5(URL_NAMESPACE, `https://pgr-portal.example/partner/${shortName}`),
  entries: [{ sid: answering?.uuid ?? '', read: true, write: true, create: false, delete: false, manage: false }],
}));
