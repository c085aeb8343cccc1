import { ITEM_STATES, type AnswerChange, type ItemState } from '@/contract/request/request-answer';
import { answerSchema } from '@/contract/request/request-schema';
import { readChange } from '../entities/read-change';
import { badRequest } from '../../tools/http/api-failure';

const isItems = (value: unknown): value is AnswerChange['items'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => ITEM_STATES.includes(each as ItemState));

/** What a genebank sends; 400 for what is none. */
export function readAnswer(body: unknown): AnswerChange {
  const { items, note, tracking, was }: Record<string, unknown> = { ...(body as object) };
  if (!isItems(items)) throw badRequest(`"items" must say ${ITEM_STATES.join(', ')} by uuid.`);
  if (was !== undefined && !isItems(was)) throw badRequest(`"was" must say ${ITEM_STATES.join(', ')} by uuid.`);
  const { note: said, tracking: number } = readChange(answerSchema, { note, tracking }, false);
  return { items, note: said ?? null, tracking: number ?? null, ...(was && { was }) };
}
