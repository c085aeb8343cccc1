import { PASSWORD_MIN } from '../constants';

export const PASSWORD_RULES = ['length', 'digit', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** Longer ones only cost time. Characters. */
export const PASSWORD_MAX = 200;

const kept: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => [...password].length >= PASSWORD_MIN,
  digit: (password) => /[0-9]/.test(password),
  // Neither a letter nor a digit of any script, nor a space.
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};

/** The rules that a password breaks; none for a good one. */
export const brokenRules = (password: string): PasswordRule[] => PASSWORD_RULES.filter((rule) => !kept[rule](password));
