import type { RequestHolder, RequestInfo } from '@/contract/request';
import { letterLanguage } from '../accounts/letter-language';
import { writeLetter, type LetterName } from '../accounts/letters';
import { portalPages } from '../accounts/portal-pages';
import { countryRow } from '../reference/reference';
import type { World } from '../world/world';
import type { KeptRequest } from './requests';

export type RequestLetter = Extract<LetterName, `request${string}`>;

/** To each holder by itself. */
const TO_INSTITUTES: ReadonlySet<RequestLetter> = new Set(['requestToInstitute', 'requestWithdrawn']);

/** Lines of a list in a letter; the rest is counted. */
const MOST_LINES = 500;

const listOf = ({ code, name, accessions }: RequestHolder): string => {
  const lines = accessions.slice(0, MOST_LINES).map((row) => `- ${row.accessionNumber} ${row.taxonName}`.trimEnd());
  const rest = accessions.length - lines.length;
  return [`${name} (${code}): ${accessions.length}`, ...lines, ...(rest > 0 ? [`… + ${rest}`] : [])].join('\n');
};

/**
 * What a stranger typed, as a quotation whose addresses no program makes links of. It is in letters only once the
 * stranger's own address was confirmed, and never in the one that asks for that.
 */
const quoted = (typed: string): string =>
  typed
    .replaceAll('://', ' : // ')
    .replaceAll(/\bwww\./gi, 'www .')
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');

const requesterOf = ({
  fullName,
  organization,
  address,
  country,
  telephone,
  purpose,
  notes,
  smta,
  internal,
}: RequestInfo): string =>
  quoted(
    [
      fullName,
      organization,
      ...(address ?? []),
      countryRow(country)?.name ?? country,
      telephone,
      `Purpose: ${purpose}`,
      `SMTA: ${smta === 'yes' ? 'accepted' : 'not yet accepted'}`,
      internal ? 'Works at the genebank' : null,
      notes,
    ]
      .filter((line) => line)
      .join('\n'),
  );

interface LetterFacts {
  /** Of the link that the letter is about. */
  token?: string;
  until?: number | undefined;
  reason?: string;
}

/** Writes to everybody whom the letters are for. Institutes are written to in English: what they read is not known. */
export function sendRequestLetters(
  { outbox, clock, settings }: World,
  { uuid, info, holders }: KeptRequest,
  names: readonly RequestLetter[],
  { token, until, reason = '' }: LetterFacts = {},
): void {
  const requester = letterLanguage(info.language);
  for (const name of names) {
    const toInstitutes = TO_INSTITUTES.has(name);
    const language = toInstitutes ? 'en' : requester;
    const pages = portalPages(settings.frontendUrl, language);
    const values = {
      portal: pages.portal,
      status: pages.requestStatus(uuid),
      now: clock.now(),
      email: info.email,
      approver: info.approverEmail ?? '',
      requester: requesterOf(info),
      reason: quoted(reason),
      ...(token !== undefined && {
        link: pages.requestLink(token, name === 'requestApprove' ? 'approve' : 'validate'),
      }),
      ...(until !== undefined && { until }),
    };
    const send = (to: string, asked: readonly RequestHolder[], institute = '') => {
      const accessions = asked.map(listOf).join('\n\n');
      outbox.send({ to, ...writeLetter(name, language, { ...values, accessions, institute }) });
    };
    if (toInstitutes) for (const holder of holders) send(holder.email ?? '', [holder], holder.name);
    else send((name === 'requestApprove' && info.approverEmail) || info.email, holders);
  }
}
