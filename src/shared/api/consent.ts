import { CONSENT_COOKIE, CONSENT_DAYS } from '@/contract/constants';

const DAY = 86_400;

export const hasConsent = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${CONSENT_COOKIE}=`));

const LATER = 'consent.later';

/** Whether somebody said "not now" in this visit. */
export function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(LATER) !== null;
  } catch {
    return false;
  }
}

export function putOff(): void {
  try {
    sessionStorage.setItem(LATER, 'true');
  } catch {
    // Then it is asked again on the next page that is loaded.
  }
}

export function giveConsent(): void {
  const secure = globalThis.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CONSENT_COOKIE}=true; Max-Age=${CONSENT_DAYS * DAY}; SameSite=Strict; Path=/${secure}`;
}
