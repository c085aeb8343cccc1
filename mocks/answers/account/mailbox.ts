import { notFound } from '../../tools/http/api-failure';
import { answer, type Answer } from '../../rules/world/answer';
import { withToken } from '../../rules/tokens/caller';
import { sentence } from '../../tools/http/sentence';

export const mailbox: readonly Answer[] = [
  // Open to everybody who can open the portal: that is what makes it a demo's, and why it can be closed.
  answer('GET /mailbox', withToken, ({ world }) => {
    if (!world.settings.mailbox) throw notFound(sentence('noMailbox'));
    return [...world.outbox.all()];
  }),
];
