import { CONSENT_COOKIE, CONSENT_DAYS } from '@/contract/constants';

const DAY = 86_400;

export const hasConsent = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${CONSENT_COOKIE}=`));

export function giveConsent(): void {
  const secure = globalThis.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CONSENT_COOKIE}=true; Max-Age=${CONSENT_DAYS * DAY}; SameSite=Strict; Path=/${secure}`;
}
