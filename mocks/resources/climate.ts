import { findAnalogues } from '../climate/find-analogues';
import { readAnalogueRequest } from '../climate/read-analogue-request';
import { answer, type Answer } from '../world/answer';
import { withToken } from '../tokens/caller';

export const climate: readonly Answer[] = [
  answer('POST /acn/analogues', withToken, ({ body }) => {
    const { target, asked } = readAnalogueRequest(body);
    return findAnalogues(target, asked);
  }),
];
