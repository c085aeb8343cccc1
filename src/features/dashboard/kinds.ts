import { KINDS, oneOf, type KindWith } from '@/contract/kinds';

/** What has drafts that the dashboard lists. */
export type DraftKind = KindWith<'drafts'>;

/** The rows of its page, of the list of the dashboard that has all of them, and of its editor. */
export const pageOf = (kind: DraftKind) => KINDS[kind].row;
export const listRowOf = (kind: DraftKind) => `dashboard${oneOf(kind)}s` as const;
export const editRowOf = (kind: DraftKind) => `edit${oneOf(kind)}` as const;
