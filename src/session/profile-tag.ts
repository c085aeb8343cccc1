import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/shared/api/api';

/** What is provided by every answer that holds the own profile. */
export const PROFILE_TAG = 'profile';

const tagged = api.enhanceEndpoints({ addTagTypes: [PROFILE_TAG] });

/** The account was changed by something else than the profile's own page, such as an e-mailed link: it is asked for anew. */
export const profileChanged = (): UnknownAction =>
  tagged.util.invalidateTags([PROFILE_TAG]) as unknown as UnknownAction;
