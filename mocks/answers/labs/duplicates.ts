import { DUPLICATE_EVIDENCE, type DuplicateEvidenceKind, type DuplicatesFilter } from '@/contract/labs/duplicates';
import { allOf } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest } from '../../tools/http/api-failure';

const MOST_VALUES = 100;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST_VALUES && value.every((each) => typeof each === 'string');

const isKind = (value: string): value is DuplicateEvidenceKind => DUPLICATE_EVIDENCE.some((kind) => kind === value);

function readFilter(body: unknown): DuplicatesFilter {
  const { evidence = [], holders = [], genera = [], ...others }: Record<string, unknown> = Object(body ?? {});
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw badRequest(`"${unknown}" is no property of this filter.`);
  if (!isTexts(evidence) || !evidence.every(isKind))
    throw badRequest(`"evidence" must be a list of ${DUPLICATE_EVIDENCE.join(', ')}.`);
  if (!isTexts(holders) || !isTexts(genera))
    throw badRequest(`"holders" and "genera" must be lists of at most ${MOST_VALUES} texts.`);
  return { evidence, holders, genera };
}

export const labs: readonly Answer[] = [
  answer('POST /labs/duplicates', allOf('ROLE_VETTEDUSER', 'ROLE_ADMINISTRATOR'), ({ world, query, body }) =>
    world.accessions.duplicates(readFilter(body), query.p, query.l),
  ),
];
