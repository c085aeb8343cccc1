import { brokenRules, PASSWORD_MAX } from '@/contract/account/password-rules';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { plainText } from '@/contract/control-characters';
import { badRequest } from '../../tools/http/api-failure';
import { isKnownPassword } from '../../data/users/known-passwords';
import { sentence } from '../../tools/http/sentence';

/** The most that mail can carry (RFC 5321). Characters. */
const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 200;

/** As `<input type="email">` takes it (HTML Living Standard, 4.10.5.1.5), with a dot in the host's name. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

type Problems = Record<string, string>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the fields of a form one by one; `checked` refuses (400) with the problems of all. */
export function fieldReader(body: unknown) {
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const problems: Problems = {};
  const note = (name: string, problem: string): void => void (problems[name] ??= problem);

  return {
    note,
    email: (name = 'email'): string => {
      const email = textOf(given[name]).trim();
      if (email === '') note(name, 'required');
      else if (email.length > MAX_EMAIL_LENGTH || !EMAIL.test(email)) note(name, 'email');
      return email;
    },
    fullName: (name = 'fullName'): string => {
      // Control characters would write over the lines around them.
      const fullName = textOf(given[name])
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim();
      if (fullName === '') note(name, 'required');
      else if (fullName.length > MAX_NAME_LENGTH) throw badRequest(sentence('nameTooLong', { max: MAX_NAME_LENGTH }));
      return fullName;
    },
    /** One that is to be set. */
    newPassword: async (name = 'password'): Promise<string> => {
      const password = textOf(given[name]);
      if (password === '') note(name, 'required');
      else if (password.length > PASSWORD_MAX) throw badRequest(sentence('passwordTooLong', { max: PASSWORD_MAX }));
      else if (brokenRules(password).length > 0) note(name, 'password');
      else if (await isKnownPassword(password)) note(name, 'passwordKnown');
      return password;
    },
    /** One that is to be right. */
    password: (name: string): string => {
      const password = textOf(given[name]);
      if (password === '') note(name, 'required');
      if (password.length > PASSWORD_MAX) throw badRequest(sentence('passwordTooLong', { max: PASSWORD_MAX }));
      return password;
    },
    text: (name: string): string => plainText(textOf(given[name])),
    /** One that the portal speaks; undefined where none is given. */
    language: (name = 'language'): string | undefined => {
      const code = given[name];
      if (code === undefined || code === null || code === '') return undefined;
      if (!ENABLED_LANGUAGES.some((language) => language === code))
        throw badRequest(`"${name}" must be one of ${ENABLED_LANGUAGES.join(', ')}.`);
      return String(code);
    },
    version: (): number => {
      const { version } = given;
      if (typeof version !== 'number') throw badRequest('"version" must be the number that the profile came with.');
      return version;
    },
    checked: (): void => {
      if (Object.keys(problems).length > 0) throw badRequest(sentence('fieldsNeedAttention'), { ...problems });
    },
  };
}
