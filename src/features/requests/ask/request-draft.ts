import { useRef, useState } from 'react';
import type { RequestHolder, RequestedAccession, Wish } from '@/contract/request/request';
import { wishSchema } from '@/contract/request/request-schema';
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
  /** Accessions that are not asked for, by uuid. */
  leftOut: readonly string[];
  /** By uuid of the accession. */
  wishes: Readonly<Record<string, Wish>>;
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Whatever lies in the tab: what is no wish is none. */
const wishesOf = (value: unknown): Choice['wishes'] =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter((each): each is [string, Wish] =>
      wishSchema.isValidSync(each[1]),
    ),
  );

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
    leftOut: textsOf(kept?.['leftOut']),
    wishes: wishesOf(kept?.['wishes']),
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
export function askedOf(holders: readonly RequestHolder[], choice: Choice): RequestHolder[] {
  const { without, withUnavailable, wishes } = choice;
  const leftOut = new Set(choice.leftOut);
  const wished = (row: RequestedAccession, { forms = [] }: RequestHolder): RequestedAccession => {
    const wish = wishes[row.uuid];
    return wish && forms.includes(wish.form) ? { ...row, wish } : row;
  };
  return holders
    .filter(({ code, takesRequests }) => takesRequests && !without.includes(code))
    .map((holder) => ({
      ...holder,
      accessions: holder.accessions
        .filter((row) => withUnavailable.includes(holder.code) || !isUnavailable(row))
        .filter(({ uuid }) => !leftOut.has(uuid))
        .map((row) => wished(row, holder)),
    }))
    .filter(({ accessions }) => accessions.length > 0);
}

/** What is wished for of all that is asked. */
export const wishesIn = (asked: readonly RequestHolder[]): Record<string, Wish> =>
  Object.fromEntries(
    asked.flatMap(({ accessions }) => accessions.flatMap(({ uuid, wish }) => (wish ? [[uuid, wish] as const] : []))),
  );

export const countOf = (holders: readonly Pick<RequestHolder, 'accessions'>[]): number =>
  holders.reduce((sum, { accessions }) => sum + accessions.length, 0);
