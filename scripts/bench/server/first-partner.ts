import type { Page } from '@/contract/page';
import type { Partner } from '@/contract/partner';
import type { Call } from './killed-writers';

/** The uuid of a data provider that owns drafts. */
export const firstPartner = async (call: Call): Promise<string | undefined> =>
  (await call<Page<Partner>>('POST /partner/list?l=1', {})).content[0]?.uuid;
