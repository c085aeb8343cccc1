import { ITEM_STATES, type AnswerChange, type DeclineReason, type ItemState } from '@/contract/request/request-answer';
import { answerSchema, declineReasonSchema } from '@/contract/request/request-schema';
import { readChange, refused } from '../entities/read-change';
import { ApiFailure, badRequest } from '../../tools/http/api-failure';

const isItems = (value: unknown): value is AnswerChange['items'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => ITEM_STATES.includes(each as ItemState));

/** Why accessions are declined, by uuid; 400 names each that cannot be kept, as `reasons.{uuid}.text`. */
function readReasons(given: unknown): Readonly<Record<string, DeclineReason>> {
  if (typeof given !== 'object' || given === null) throw badRequest('"reasons" must say why by uuid.');
  const wrong: Record<string, string> = {};
  const read = Object.entries(given).flatMap(([uuid, said]): [string, DeclineReason][] => {
    try {
      const { code, text } = readChange(declineReasonSchema, said, false);
      return code ? [[uuid, { code, text: text ?? null }]] : [];
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      for (const [path, key] of Object.entries(failure.extra.fields ?? { code: 'pattern' }))
        wrong[`reasons.${uuid}.${path}`] = key;
      return [];
    }
  });
  if (Object.keys(wrong).length > 0) throw refused(wrong);
  return Object.fromEntries(read);
}

/** What a genebank sends; 400 for what is none. */
export function readAnswer(body: unknown): AnswerChange {
  const { items, note, tracking, was, reasons }: Record<string, unknown> = { ...(body as object) };
  if (!isItems(items)) throw badRequest(`"items" must say ${ITEM_STATES.join(', ')} by uuid.`);
  if (was !== undefined && !isItems(was)) throw badRequest(`"was" must say ${ITEM_STATES.join(', ')} by uuid.`);
  const { note: said, tracking: number } = readChange(answerSchema, { note, tracking }, false);
  return {
    items,
    note: said ?? null,
    tracking: number ?? null,
    ...(was && { was }),
    ...(reasons !== undefined && { reasons: readReasons(reasons) }),
  };
}
