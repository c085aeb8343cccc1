import { AI_EDIT_MAX } from '@/contract/ai/ai';
import { CONTENT_LANGUAGES } from '@/contract/constants';
import { anyOf } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest, notFound, tooLarge } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';

/** Who writes what is read in several languages. */
const writers = anyOf('ROLE_ADMINISTRATOR', 'ROLE_VETTEDUSER', 'ROLE_CONTENTMANAGER', 'ROLE_TRANSLATOR');

const TAG = /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i;

/** By the service that the installation names, and no other: nothing here pretends to translate. */
export const translate: readonly Answer[] = [
  answer('POST /translate', writers, async ({ world, body }) => {
    const { translate: translated } = world.settings;
    if (!translated) throw notFound('No service translates here. Start the server with --translate URL.');
    const { text, from, to } = body ?? {};
    if (typeof text !== 'string' || text.trim() === '') throw badRequest('The body must have a text "text".');
    if (text.length > AI_EDIT_MAX) throw tooLarge(sentence('translateTooLong'));
    const into = CONTENT_LANGUAGES.find((each) => each === to);
    if (!into || typeof from !== 'string' || !TAG.test(from))
      throw badRequest(`"from" must be a language, "to" one of ${CONTENT_LANGUAGES.join(', ')}.`);
    return { text: await translated({ text, from, to: into }) };
  }),
];
