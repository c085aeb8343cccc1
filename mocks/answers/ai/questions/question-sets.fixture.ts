import { EVERYDAY } from './everyday.fixture';
import type { LabelledQuestion } from './question.fixture';
import { SPOKEN } from './spoken.fixture';
import { UNSEEN_1 } from './unseen-1.fixture';
import { UNSEEN_2 } from './unseen-2.fixture';
import { UNSEEN_3 } from './unseen-3.fixture';
import { UNSEEN_4 } from './unseen-4.fixture';
import { UNSEEN_5 } from './unseen-5.fixture';
import { UNSEEN_6 } from './unseen-6.fixture';
import { UNSEEN_7 } from './unseen-7.fixture';
import { UNSEEN_8 } from './unseen-8.fixture';
import { UNSEEN_9 } from './unseen-9.fixture';

/** The unseen ones were counted once before the grammar was mended by them, in this order. */
export const QUESTION_SETS: readonly (readonly [
  name: string,
  questions: readonly LabelledQuestion[],
  length: number,
])[] = [
  ['everyday', EVERYDAY, 120],
  ['spoken', SPOKEN, 60],
  ['unseen 1', UNSEEN_1, 60],
  ['unseen 2', UNSEEN_2, 40],
  ['unseen 3', UNSEEN_3, 20],
  ['unseen 4', UNSEEN_4, 20],
  ['unseen 5', UNSEEN_5, 60],
  ['unseen 6', UNSEEN_6, 60],
  ['unseen 7', UNSEEN_7, 60],
  ['unseen 8', UNSEEN_8, 60],
  ['unseen 9', UNSEEN_9, 60],
];
