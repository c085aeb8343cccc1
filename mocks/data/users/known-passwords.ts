import { DEMO_PASSWORD } from './demo-users';

/** Of the list by how often passwords occur. */
const COMMON = 3_000;
/** Digits and signs around a word that do not make it another: `Password2025!`. */
const MAX_AROUND = 5;

let known: Promise<{ all: ReadonlySet<string>; common: ReadonlySet<string> }> | undefined;

/**
 * The passwords of leaks by how often they occur, as zxcvbn has them (`@zxcvbn-ts/language-common`, MIT). Loaded when a
 * password is first chosen.
 */
const list = () =>
  (known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const all = dictionary['passwords-common'].map(String);
    return { all: new Set(all), common: new Set(all.slice(0, COMMON)) };
  }));

/** Whether others try this password first: one of the list, a common one with a few digits and signs around it, or the demo's. */
export async function isKnownPassword(password: string): Promise<boolean> {
  const { all, common } = await list();
  const text = password.toLowerCase();
  if (text === DEMO_PASSWORD.toLowerCase() || all.has(text)) return true;
  const word = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return common.has(word) && text.length - word.length <= MAX_AROUND;
}
