import { LINE_END } from '@/contract/control-characters';
import type { RequestHolder } from '@/contract/request/request';
import type { HolderAnswer } from '@/contract/request/request-answer';
import { letterLanguage } from '../../accounts/letter-language';
import { unlinked, writeLetter, type LetterName } from '../../accounts/letters';
import { portalPages } from '../../accounts/portal-pages';
import { sentence, type Sentence } from '../../../tools/http/sentence';
import { countryRow } from '../../../data/reference/reference';
import type { World } from '../../world/world';
import { approvalOf, numberOf, type KeptRequest } from '../request-rows';
import { accessionsOf, decisionsOf } from './accession-lines';
import type { RequestInfo } from '@/contract/request/request-schema';

export type RequestLetter = Extract<LetterName, `request${string}`>;

/** To each holder by itself. */
const TO_INSTITUTES: ReadonlySet<RequestLetter> = new Set([
  'requestToInstitute',
  'requestWithdrawn',
  'requestReceived',
  'requestReminder',
  'requestPermit',
]);

/** They say what becomes of each accession; others name what they are about. */
const TELLS_DECISIONS: ReadonlySet<RequestLetter> = new Set(['requestAnswered', 'requestShipped', 'requestReminder']);

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

/**
 * What a stranger typed, as a quotation whose addresses no program makes links of. It is in letters only once the
 * stranger's own address was confirmed, and never in the one that asks for that.
 */
const quoted = (typed: string): string =>
  unlinked(typed)
    .split(LINE_END)
    .map((line) => `> ${line}`)
    .join('\n');

/** What a genebank wrote, after who wrote it; nothing where it wrote nothing. */
const noteOf =
  (note: string | null | undefined): Sentence =>
  (language) =>
    note ? `${sentence('genebankWrote')(language)}\n\n${quoted(note)}` : '';

/** Who asks. Notes are for genebanks alone: to approvers anybody may have written, whom a stranger names. */
const requesterOf = (
  { fullName, organization, address, country, telephone, purpose, notes, smta, internal }: RequestInfo,
  permits: number,
): string =>
  quoted(
    [
      fullName,
      organization,
      ...(address ?? []),
      countryRow(country)?.name ?? country,
      telephone,
      `Purpose: ${purpose}`,
      `SMTA: ${smta === 'yes' ? 'accepted' : 'not yet accepted'}`,
      permits > 0 ? `Import permits attached: ${permits}` : null,
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

/** Who approved it, where somebody had to and has. */
const approvedBy = (request: KeptRequest): Sentence => {
  const { approverEmail } = request.info;
  return approverEmail && approvalOf(request) !== undefined
    ? sentence('approvedBy', { approver: approverEmail })
    : () => '';
};

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
  const { uuid, info, holders, state, confirmed = false, permits = [] } = request;
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
      requester: requesterOf(name === 'requestApprove' ? { ...info, notes: null } : info, permits.length),
      approved: approvedBy(request)(language),
      validated: sentence(validatedBy(name, confirmed))(language),
      reason: quoted(reason),
      note: noteOf(part?.answer.note)(language),
      tracking: part?.answer.tracking
        ? sentence('trackingNumber', { number: unlinked(part.answer.tracking) })(language)
        : '',
      ...(until !== undefined && { until }),
    };
    const send = (to: string, asked: readonly RequestHolder[], institute = '', opens = token) => {
      const accessions =
        part && TELLS_DECISIONS.has(name)
          ? decisionsOf(part, state, language)
          : asked.map((holder) => accessionsOf(holder, language)).join('\n\n');
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
