import type { Citation } from '@/contract/citation';
import type { Permissions } from '@/contract/entity';
import { ALL_PERMISSIONS, NO_PERMISSIONS } from '../publication/publication';
import { anyOf, type Caller } from '../tokens/caller';

/** Whoever keeps the bibliography. */
export const keepsCitations = anyOf('ROLE_CITATIONMANAGER', 'ROLE_ADMINISTRATOR');

/** The bibliography is kept by all who keep it; drafts are theirs alone. */
export const citationPermissions = ({ status }: Citation, caller: Caller): Permissions =>
  keepsCitations(caller) ? ALL_PERMISSIONS : { ...NO_PERMISSIONS, read: status === 'PUBLISHED' };
