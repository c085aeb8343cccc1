import { useState } from 'react';
import type { RequestHolder, RequestedAccession } from '@/contract/request';
import { keepTyped, typedAt } from '@/shared/form/kept-typing';
import { useSession } from '@/session/use-session';
import { useRequestSource } from './request-source';

const INFO = 'request info';
const CHOICE = 'request choice';

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
  const { external } = useRequestSource();
  const place = external ? `${CHOICE} ${external.key}` : CHOICE;
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
    forget: () => {
      keepTyped(INFO, person, undefined);
      keepTyped(place, person, undefined);
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
