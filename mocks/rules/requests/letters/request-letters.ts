import type { Language } from '@/contract/constants';
import { LINE_END } from '@/contract/control-characters';
import type { RequestHolder, RequestState } from '@/contract/request/request';
import { itemCounts, type HolderAnswer, type ItemState } from '@/contract/request/request-answer';
import { inPartOf, partStanding } from '@/contract/request/request-standing';
import { letterLanguage } from '../../accounts/letter-language';
import { unlinked, writeLetter, type LetterName } from '../../accounts/letters';
import { portalPages } from '../../accounts/portal-pages';
import { sentence } from '../../../tools/http/sentence';
import { countryRow } from '../../../data/reference/reference';
import type { World } from '../../world/world';
import { numberOf, type KeptRequest } from '../request-rows';
import type { RequestInfo } from '@/contract/request/request-schema';

export type RequestLetter = Extract<LetterName, `request${string}`>;

/** To each holder by itself. */
const TO_INSTITUTES: ReadonlySet<RequestLetter> = new Set([
  'requestToInstitute',
  'requestWithdrawn',
  'requestReceived',
  'requestReminder',
]);

/** What the link of a letter does. */
const ACTS: Partial<Record<RequestLetter, 'approve' | 'answer' | 'confirm'>> = {
  requestApprove: 'approve',
  requestToInstitute: 'answer',
  requestShipped: 'confirm',
  requestReminder: 'answer',
  requestArrival: 'confirm',
};

/** One genebank and what it answered. */
export interface HolderPart {
  holder: RequestHolder;
  answer: HolderAnswer;
}

/** The holder with some of its accessions. */
export const withOnly = (holder: RequestHolder, uuids: readonly string[]): RequestHolder => {
  const kept = new Set(uuids);
  return { ...holder, accessions: holder.accessions.filter(({ uuid }) => kept.has(uuid)) };
};

/** Read in every language; the letters explain them. */
const MARKS: Readonly<Record<ItemState, string>> = { PENDING: '?', ACCEPTED: '+', DECLINED: '–', SHIPPED: '>' };

/** Lines of a list in a letter; the rest is counted. */
const MOST_LINES = 500;

/** What is done in part is told beside the name of the genebank, as on the pages. */
function standingOf(answer: HolderAnswer | undefined, state: RequestState, language: Language): string {
  if (!answer) return '';
  const progress = { items: itemCounts(Object.values(answer.items)), received: answer.received ?? 0 };
  const standing = partStanding(answer.state, state, progress);
  const part = inPartOf(standing, progress);
  if (!part) return '';
  return ` · ${sentence(standing === 'ANSWERED_IN_PART' ? 'answeredInPart' : 'receivedInPart', part)(language)}`;
}

const listOf = (
  { code, name, accessions }: RequestHolder,
  items: HolderAnswer['items'] = {},
  standing = '',
): string => {
  const mark = (uuid: string): string => MARKS[items[uuid] ?? 'PENDING'];
  const lines = accessions
    .slice(0, MOST_LINES)
    .map((row) => `${items[row.uuid] ? mark(row.uuid) : '-'} ${row.accessionNumber} ${row.taxonName}`.trimEnd());
  const rest = accessions.length - lines.length;
  return [`${name} (${code}): ${accessions.length}${standing}`, ...lines, ...(rest > 0 ? [`… + ${rest}`] : [])].join(
    '\n',
  );
};

/**
 * What a stranger typed, as a quotation whose addresses no program makes links of. It is in letters only once the
 * stranger's own address was confirmed, and never in the one that asks for that.
 */
const quoted = (typed: string): string =>
  unlinked(typed)
    .split(LINE_END)
    .map((line) => `> ${line}`)
    .join('\n');

/** Who asks. Notes are for genebanks alone: to approvers anybody may have written, whom a stranger names. */
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
  /** Of the link of each institute's own letter. */
  tokenOf?: ((code: string) => string) | undefined;
  /** The one institute that it is about. */
  part?: HolderPart;
  /** To genebanks what would go to the requester. */
  toHolders?: boolean;
  until?: number | undefined;
  reason?: string;
}

const validatedBy = (name: RequestLetter, confirmed: boolean) => {
  if (name === 'requestForwarded') return confirmed ? 'validatedByYou' : 'validatedForYou';
  return confirmed ? 'validatedByThem' : 'validatedForThem';
};

/** Writes to everybody whom the letters are for. Institutes are written to in English: what they read is not known. */
export function sendRequestLetters(
  { outbox, clock, settings }: World,
  request: KeptRequest,
  names: readonly RequestLetter[],
  { token, tokenOf, part, toHolders = false, until, reason = '' }: LetterFacts = {},
): void {
  const { uuid, info, holders, state, confirmed = false } = request;
  const requester = letterLanguage(info.language);
  for (const name of names) {
    const toInstitutes = toHolders || TO_INSTITUTES.has(name);
    const language = toInstitutes ? 'en' : requester;
    const pages = portalPages(settings.frontendUrl, language);
    const number = sentence('requestNumber', { number: numberOf(request) })(language);
    const values = {
      portal: pages.portal,
      status: pages.requestStatus(uuid),
      now: clock.now(),
      email: info.email,
      approver: info.approverEmail ?? '',
      requester: requesterOf(name === 'requestApprove' ? { ...info, notes: null } : info),
      validated: sentence(validatedBy(name, confirmed))(language),
      reason: quoted(reason),
      note: quoted([part?.answer.note, part?.answer.tracking].filter((line) => line).join('\n')),
      ...(until !== undefined && { until }),
    };
    const send = (to: string, asked: readonly RequestHolder[], institute = '', opens = token) => {
      const standing = standingOf(part?.answer, state, language);
      const accessions = asked.map((holder) => listOf(holder, part?.answer.items, standing)).join('\n\n');
      const link = opens === undefined ? '' : pages.requestLink(opens, ACTS[name] ?? 'validate');
      // Who was erased gets none.
      if (to === '') return;
      const letter = writeLetter(name, language, { ...values, accessions, institute, link });
      outbox.send({ to, about: uuid, ...letter, text: `${letter.text}\n${number}` });
    };
    if (toInstitutes)
      for (const holder of part ? [part.holder] : holders)
        send(holder.email ?? '', [holder], holder.name, tokenOf?.(holder.code));
    else if (part) send(info.email, [part.holder], part.holder.name);
    else send((name === 'requestApprove' && info.approverEmail) || info.email, holders);
  }
}
