import type { AnswerPage } from '@/contract/request/request';
import type { DeclineReason, ItemState } from '@/contract/request/request-answer';

/** Without a code no reason is given; empty inputs are read as null. */
export interface TypedReason {
  code: DeclineReason['code'] | '' | null;
  text: string | null;
}

/** What a genebank types of its part, by uuid of the accession. */
export interface Typed extends Record<string, unknown> {
  items: Record<string, ItemState>;
  reasons: Record<string, TypedReason>;
  note: string;
  tracking: string;
}

/** Of each accession, as it was given. */
export const typedReasons = ({ accessions, answer }: AnswerPage['holder']): Typed['reasons'] =>
  Object.fromEntries(
    accessions.map(({ uuid }) => {
      const { code = '', text = '' } = answer.reasons?.[uuid] ?? {};
      return [uuid, { code, text: text ?? '' }];
    }),
  );

/** Of what is declined, as far as a reason is given. */
export const givenReasons = ({ items, reasons }: Typed): Record<string, DeclineReason> =>
  Object.fromEntries(
    Object.entries(reasons).flatMap(([uuid, { code, text }]) =>
      code && items[uuid] === 'DECLINED' ? [[uuid, { code, text: text || null }]] : [],
    ),
  );
