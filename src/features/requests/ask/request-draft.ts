import { useRef, useState } from 'react';
import type { RequestHolder, RequestedAccession } from '@/contract/request/request';
import { keepTyped, typedAt } from '@/shared/form/kept-typing';
import { randomUuid } from '@/shared/api/random-uuid';
import { useSession } from '@/session/use-session';
import { useRequestSource } from '../request-source';

const INFO = 'request info';
const CHOICE = 'request choice';
const KEY = 'request key';

/** What was chosen of the holders, by their codes. What is not kept, or not available, is asked for only when wanted. */
export interface Choice {
  without: readonly string[];
  withUnavailable: readonly string[];
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** A request that is being filled in: it lies in this tab, for whoever fills it in, until it is sent. */
export function useRequestDraft() {
  const { person = '' } = useSession();
  const { external, chosen, uuids } = useRequestSource();
  const suffix = external ? ` ${external.key}` : chosen ? ` ${uuids.join()}` : '';
  const place = CHOICE + suffix;
  const keyPlace = KEY + suffix;
  // For a browser that keeps nothing.
  const lastKey = useRef<Record<string, unknown>>(undefined);
  const kept = typedAt(place, person);
  const [choice, setChoice] = useState<Choice>({
    without: textsOf(kept?.['without']),
    withUnavailable: textsOf(kept?.['withUnavailable']),
  });
  return {
    choice,
    choose: (next: Choice) => {
      setChoice(next);
      keepTyped(place, person, { ...next });
    },
    info: typedAt(INFO, person),
    keepInfo: (values: Record<string, unknown>) => keepTyped(INFO, person, values),
    /** What names a request for exactly this: the same after a reload or a lost answer, another for anything else. */
    keyFor: (asked: object): string => {
      const of = JSON.stringify(asked);
      const last = lastKey.current ?? typedAt(keyPlace, person);
      const key = last?.['of'] === of && typeof last['key'] === 'string' ? last['key'] : randomUuid();
      lastKey.current = { key, of };
      keepTyped(keyPlace, person, lastKey.current);
      return key;
    },
    forget: () => {
      for (const each of [INFO, place, keyPlace]) keepTyped(each, person, undefined);
    },
  };
}

export const isUnavailable = ({ historic, available }: RequestedAccession): boolean => historic || available === false;

/** The holders that are asked, with exactly what is asked of each. */
export function askedOf(holders: readonly RequestHolder[], { without, withUnavailable }: Choice): RequestHolder[] {
  return holders
    .filter(({ code, takesRequests }) => takesRequests && !without.includes(code))
    .map((holder) => ({
      ...holder,
      accessions: holder.accessions.filter((row) => withUnavailable.includes(holder.code) || !isUnavailable(row)),
    }))
    .filter(({ accessions }) => accessions.length > 0);
}

export const countOf = (holders: readonly Pick<RequestHolder, 'accessions'>[]): number =>
  holders.reduce((sum, { accessions }) => sum + accessions.length, 0);
