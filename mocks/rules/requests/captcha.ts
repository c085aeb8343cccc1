import { refused } from '../entities/read-change';
import type { World } from '../world/world';

/** hCaptcha's published pair for tests: whatever is asked, the answer to this site key is this response. */
export const TEST_SITE_KEY = '10000000-ffff-ffff-ffff-000000000001';
export const TEST_RESPONSE = '10000000-aaaa-bbbb-cccc-000000000001';

/**
 * 400 without an answer to the captcha, where one is configured. The reference API asks nobody else: it knows the pair for
 * tests, and takes nothing for any other key.
 */
export function checkCaptcha({ settings }: World, response: unknown): void {
  const { captchaSiteKey } = settings;
  if (captchaSiteKey === undefined) return;
  if (captchaSiteKey !== TEST_SITE_KEY || response !== TEST_RESPONSE) throw refused({ captcha: 'captchaMissing' });
}
