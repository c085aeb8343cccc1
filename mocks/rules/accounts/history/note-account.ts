import type { Audit } from '../../../tools/store/audit';

/** What is kept beside an account and was changed for its person, told in the account's history: never to what. */
export const noteAccount = (
  { audit }: { audit: Audit },
  userUuid: string,
  property: 'sessions' | 'maps' | 'aiTerms' | 'letters',
  by = userUuid,
): void => audit.note({ class: 'user', id: userUuid, action: 'UPDATE', by, changes: [{ property }] });
