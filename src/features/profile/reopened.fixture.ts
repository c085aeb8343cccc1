import { closeApp } from '../../../test/harness/close-app';

/** Opens the portal again in the same tab, whose storage stays. */
export function reopened<T>(open: () => Promise<T>): Promise<T> {
  const typed = Object.entries({ ...sessionStorage }) as [string, string][];
  closeApp();
  for (const [key, value] of typed) sessionStorage.setItem(key, value);
  return open();
}
