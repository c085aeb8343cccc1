import { string } from 'yup';
import { brokenRules, PASSWORD_MAX } from '@/contract/account/password-rules';
import { problem, type ProblemKey } from './problem';

/** A text that has to be there, without blanks at its ends. */
export const neededText = (max: number) =>
  string()
    .trim()
    .ensure()
    .required(problem('required'))
    .max(max, ({ max: count }) => problem('atMost', count));

/** One address; 254 characters is the most that mail can carry (RFC 5321). */
export const neededEmail = () => neededText(254).email(problem('email'));

/** A password to be set: each of the rules, and nothing is trimmed. */
export const newPassword = () =>
  string()
    .ensure()
    .required(problem('required'))
    .max(PASSWORD_MAX, ({ max: count }) => problem('atMost', count))
    .test('rules', problem('password'), (value) => brokenRules(value).length === 0);

/** The field `password` typed again; `differs` is said where it is not the same. */
export const repeatedPassword = (differs: ProblemKey) =>
  string()
    .ensure()
    .required(problem('required'))
    // Not `oneOf`, which comes before all others: an empty field is to be called so.
    .test('same', problem(differs), (value, { parent }) => value === (parent as { password?: string }).password);
