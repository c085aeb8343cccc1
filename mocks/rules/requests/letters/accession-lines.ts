import type { Language } from '@/contract/constants';
import type { RequestedAccession, RequestHolder, RequestState } from '@/contract/request/request';
import { itemCounts, type DeclineReason, type HolderAnswer, type ItemState } from '@/contract/request/request-answer';
import { inPartOf, partStanding } from '@/contract/request/request-standing';
import { unlinked } from '../../accounts/letters';
import { sentence } from '../../../tools/http/sentence';
import { consignmentsOf } from '../part-state';
import { REQUEST_WORDS } from './request-words';

/** Lines of a list in a letter; the rest is counted. */
const MOST_LINES = 500;

/** What is decided comes first, and last what is not. */
const ORDER: readonly ItemState[] = ['SHIPPED', 'ACCEPTED', 'DECLINED', 'PENDING'];

const headOf = ({ code, name, accessions }: RequestHolder, language: Language): string =>
  sentence('accessionsOf', { name, code, count: accessions.length })(language);

const lineOf = ({ accessionNumber, taxonName, wish }: RequestedAccession, language: Language): string => {
  const wished = wish && `${REQUEST_WORDS[language].forms[wish.form]}: ${wish.quantity}`;
  return [accessionNumber, taxonName, wished].filter(Boolean).join(', ');
};

/** As many lines as a letter holds, and how many more there are. */
function listed(lines: readonly string[], room: number, language: Language): string[] {
  const rest = lines.length - room;
  if (rest <= 0) return [...lines];
  return [...lines.slice(0, room), sentence('moreAccessions', { count: rest })(language)];
}

/** What is asked of an institute, a line each. */
export const accessionsOf = (holder: RequestHolder, language: Language): string =>
  [
    headOf(holder, language),
    ...listed(
      holder.accessions.map((row) => lineOf(row, language)),
      MOST_LINES,
      language,
    ),
  ].join('\n');

/** What a genebank typed stands in one line, in quotation marks, and no program makes links of it. */
function reasonOf({ code, text }: DeclineReason, language: Language): string {
  const typed = text === null ? '' : `“${unlinked(text).replaceAll(/\s+/g, ' ')}”`;
  return [code === 'other' && typed ? '' : REQUEST_WORDS[language].reasons[code], typed].filter(Boolean).join('. ');
}

/** What is done in part is told as on the pages. */
function standingOf(answer: HolderAnswer, state: RequestState, language: Language): string {
  const progress = { items: itemCounts(Object.values(answer.items)), received: answer.received ?? 0 };
  const standing = partStanding(answer.state, state, progress);
  const part = inPartOf(standing, progress);
  if (!part) return '';
  return sentence(standing === 'ANSWERED_IN_PART' ? 'answeredInPart' : 'receivedInPart', part)(language);
}

interface Part {
  holder: RequestHolder;
  answer: HolderAnswer;
}

/**
 * What becomes of each accession: a short list for each decision, and why something is not sent. What has arrived was
 * told before: it is counted.
 */
export function decisionsOf({ holder, answer }: Part, state: RequestState, language: Language): string {
  let room = MOST_LINES;
  const come = new Set(
    consignmentsOf(answer).flatMap(({ received, accessions }) => (received === null ? [] : accessions)),
  );
  const left = holder.accessions.filter(({ uuid }) => !come.has(uuid));
  const lists = ORDER.flatMap((decision) => {
    const rows = left.filter(({ uuid }) => (answer.items[uuid] ?? 'PENDING') === decision);
    if (rows.length === 0) return [];
    const lines = rows.map((row) => {
      const reason = answer.reasons?.[row.uuid];
      return reason ? `${lineOf(row, language)}: ${reasonOf(reason, language)}` : lineOf(row, language);
    });
    const list = listed(lines, room, language);
    room = Math.max(0, room - lines.length);
    return [[sentence(`item${decision}`)(language), ...list].join('\n')];
  });
  const head = [headOf(holder, language), standingOf(answer, state, language)].filter(Boolean).join('\n');
  const before = come.size > 0 ? [sentence('itemsReceived', { count: come.size })(language)] : [];
  return [head, ...lists, ...before].join('\n\n');
}
