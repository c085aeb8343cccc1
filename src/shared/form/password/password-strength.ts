import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What makes a password easy to guess, by the warnings of zxcvbn. */
const WEAKNESSES = {
  straightRow: 'keys',
  keyPattern: 'keys',
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  sequences: 'sequence',
  recentYears: 'date',
  dates: 'date',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  wordByItself: 'common',
  userInputs: 'personal',
} as const;

export interface PasswordStrength {
  strength: Strength;
  weakness?: (typeof WEAKNESSES)[keyof typeof WEAKNESSES];
}

const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });

const isKnown = (warning: string | null): warning is keyof typeof WEAKNESSES =>
  warning !== null && Object.hasOwn(WEAKNESSES, warning);

/** Names and addresses as somebody would put them into a password: whole, and word by word. */
const wordsOf = (text: string) => [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2);

/**
 * How well a password withstands guessing, by zxcvbn (Wheeler, USENIX Security 2016): `strong` from about 10^10 guesses,
 * `weak` below 10^6. `about` are texts that the attacker knows, such as name and address. Nothing leaves the browser.
 */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength {
  const { score, feedback } = zxcvbn.check(password, about.flatMap(wordsOf));
  const strength = STRENGTHS[Math.max(score - 1, 0)] ?? 'weak';
  return { strength, ...(isKnown(feedback.warning) && { weakness: WEAKNESSES[feedback.warning] }) };
}
