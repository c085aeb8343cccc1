import { MAX_IDENTIFIER_LENGTH, MAX_IDENTIFIERS } from '@/contract/accession/match';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest } from '../../tools/http/api-failure';
import { withToken } from '../../rules/tokens/caller';
import { sentence } from '../../tools/http/sentence';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

export const match: readonly Answer[] = [
  answer('POST /acn/match', withToken, ({ world, body }) => {
    const { identifiers, instituteCode }: { identifiers?: unknown; instituteCode?: unknown } = body ?? {};
    if (!isTexts(identifiers)) throw badRequest('"identifiers" must be a list of texts.');
    if (identifiers.length > MAX_IDENTIFIERS)
      throw badRequest(sentence('maxIdentifiers', { max: MAX_IDENTIFIERS, count: identifiers.length }));
    const long = identifiers.findIndex((each) => each.length > MAX_IDENTIFIER_LENGTH);
    if (long >= 0)
      throw badRequest(
        `Identifier ${long + 1} has ${identifiers[long]?.length} characters; ${MAX_IDENTIFIER_LENGTH} are the most.`,
      );
    if (instituteCode !== undefined && instituteCode !== null && typeof instituteCode !== 'string')
      throw badRequest('"instituteCode" must be a WIEWS code.');
    return world.accessions.match(identifiers, instituteCode?.trim().toUpperCase() || undefined);
  }),
];
