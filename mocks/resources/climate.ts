import { findAnalogues } from '../climate/find-analogues';
import { readAnalogueRequest } from '../climate/read-analogue-request';
import { answer, type Answer } from '../core/answer';
import { withToken } from '../core/caller';

export const climate: readonly Answer[] = [
  answer('POST /acn/analogues', withToken, ({ body }) => {
    const { target, asked } = readAnalogueRequest(body);
    return findAnalogues(target, asked);
  }),
];
