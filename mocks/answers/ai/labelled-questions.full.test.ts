import { testApi } from '../../rules/world/api.fixture';
import { filterOfCriteria } from '../../rules/ai/reading/criteria';
import { readMessage } from '../../rules/ai/read-message';
import type { LabelledQuestion } from './questions/question.fixture';
import { QUESTION_SETS } from './questions/question-sets.fixture';
import { sameSets } from '../../../test/search/same-sets';

const { world } = testApi({ accessions: 2_000 });

async function outcomeOf({ message, language, filter, left }: LabelledQuestion) {
  const { criteria, notUnderstood } = await readMessage(world, message, [], language);
  const understood = filterOfCriteria(criteria);
  const [told = [], sought = []] = [notUnderstood, left].map((words) => words.join(' ').split(' ').filter(Boolean));
  const isFilter = sameSets(understood, filter);
  // What surrounds such words may be told of, too.
  const isTold = sought.length === 0 ? told.length === 0 : sought.every((word) => told.includes(word));
  return { message, isFilter, isTold, notUnderstood, understood, filter };
}

const SHARE = 0.9;

test.each(QUESTION_SETS)(
  '%s: questions are understood as they are meant, or say what they leave out',
  async (_, questions, length) => {
    const outcomes = [];
    for (const question of questions) outcomes.push(await outcomeOf(question));
    const wrong = outcomes.filter(({ isFilter, isTold }) => !(isFilter && isTold));
    expect(outcomes).toHaveLength(length);
    const told = wrong.map(({ message, understood, notUnderstood }) => ({ message, understood, notUnderstood }));
    // Shown whole where they are too many.
    expect(told.length > outcomes.length * (1 - SHARE) ? told : []).toEqual([]);
    // No filter says silently what nobody asked for.
    expect(outcomes.filter(({ isFilter, notUnderstood }) => !isFilter && notUnderstood.length === 0)).toEqual([]);
  },
);
