import { boolean, object, string } from 'yup';
import { API_TOKEN_LABEL_MAX, type ApiToken, type ApiTokenChange } from '@/contract/account/account';
import { problem } from '@/shared/form/problem';
import { neededText } from '@/shared/form/schemas';

/** What is typed. `expires`: the last day, `YYYY-MM-DD` in UTC as all days of the portal, whatever `never` says. */
export type TokenValues = {
  label: string;
  expires: string;
  never: boolean;
  active: boolean;
};

const DAY = /^\d{4}-\d\d-\d\d$/;

const dayOf = (iso: string): string => iso.slice(0, 10);
const today = (): string => dayOf(new Date().toISOString());

/** The first day that may be the last one. */
export function tomorrow(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 1);
  return dayOf(day.toISOString());
}

/** A year: long enough for a project, short enough that a forgotten key does not live for ever. */
function inOneYear(): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return dayOf(day.toISOString());
}

export const newValues = (): TokenValues => ({ label: '', expires: inOneYear(), never: false, active: true });

export const valuesOf = ({ label, expires, active }: ApiToken): TokenValues => ({
  label,
  expires: expires === null ? inOneYear() : dayOf(expires),
  never: expires === null,
  active,
});

/** @param before The token that is changed: a last day gone by may stay as it is. */
export const tokenSchema = (before?: ApiToken) =>
  object({
    label: neededText(API_TOKEN_LABEL_MAX),
    active: boolean().required(),
    never: boolean().required(),
    expires: string()
      .ensure()
      .when('never', ([never], day) =>
        never
          ? day
          : day
              .required(problem('required'))
              .matches(DAY, { message: problem('date') })
              .test(
                'future',
                problem('datePast'),
                (value) => value > today() || (before?.expires != null && value === dayOf(before.expires)),
              ),
      ),
  });

/** @param local The password proves that it is its person who asks for a key. */
export const newTokenSchema = (local: boolean) =>
  tokenSchema().shape({ password: local ? string().ensure().required(problem('required')) : string().ensure() });

/** A token works to the end of its last day; a time that was set otherwise stays while the day does. */
export function changeOf({ label, active, never, expires }: TokenValues, before?: ApiToken): ApiTokenChange {
  if (never) return { label, active, expires: null };
  const kept = before?.expires != null && dayOf(before.expires) === expires ? before.expires : undefined;
  return { label, active, expires: kept ?? `${expires}T23:59:59.999Z` };
}
