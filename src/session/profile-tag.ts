import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/shared/api/api';

/** What is provided by every answer that holds the own profile. */
export const PROFILE_TAG = 'profile';

const tagged = api.enhanceEndpoints({ addTagTypes: [PROFILE_TAG] });

/** The account was changed elsewhere than on the profile's own page, by an e-mailed link or in another tab: it is asked for anew. */
export const profileChanged = (): UnknownAction => tagged.util.invalidateTags([PROFILE_TAG]);
