import { AI_EDIT_MAX, EDIT_ACTIONS } from '@/contract/ai/ai';
import { edited } from '../../rules/ai/edited';
import { failAsAsked, readText, refuseSwitchedOff } from '../../rules/ai/own-service';
import { signedIn } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest } from '../../tools/http/api-failure';

/** A demo of what a language model would do with a text: small rules, which change what is surely meant and no more. */
export const edit: readonly Answer[] = [
  answer('POST /ai/edit', signedIn, ({ world, body }) => {
    refuseSwitchedOff(world);
    const text = readText(body?.text, 'text', AI_EDIT_MAX);
    const action = EDIT_ACTIONS.find((each) => each === body?.action);
    if (!action) throw badRequest(`"action" must be one of ${EDIT_ACTIONS.join(', ')}.`);
    failAsAsked(text);
    return { text: edited(text, action, body?.language) };
  }),
];
