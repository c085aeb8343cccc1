import { findAnalogues } from '../../data/climate/find-analogues';
import { readAnalogueRequest } from '../../data/climate/read-analogue-request';
import { answer, type Answer } from '../../rules/world/answer';
import { withToken } from '../../rules/tokens/caller';

export const climate: readonly Answer[] = [
  answer('POST /acn/analogues', withToken, ({ body }) => {
    const { target, asked } = readAnalogueRequest(body);
    return findAnalogues(target, asked);
  }),
];
