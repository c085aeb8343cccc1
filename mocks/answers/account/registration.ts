import { answer, type Answer } from '../../rules/world/answer';
import { withToken } from '../../rules/tokens/caller';
import { clientAddressOf } from '../../tools/http/client-address';
import { eraseRequestsOf } from '../../rules/requests/erasure';
import { deleteAccount } from '../../rules/accounts/delete-account';
import { forgotPassword } from '../../rules/accounts/forgot-password';
import { letterLanguage } from '../../rules/accounts/letter-language';
import { fieldReader } from '../../rules/accounts/read-account';
import { register } from '../../rules/accounts/register';
import { resetPassword } from '../../rules/accounts/set-password';
import { cancelValidation, validate } from '../../rules/accounts/validate-link';

/** What happens to an account without a session: by typing an address, and by e-mailed links. */
export const registration: readonly Answer[] = [
  answer('POST /registration', withToken, async ({ world, body, request }) => {
    const read = fieldReader(body);
    const asked = { email: read.email(), fullName: read.fullName(), password: await read.newPassword() };
    read.checked();
    world.limits.registration.attempt(asked.email, clientAddressOf(request));
    await register(world, { ...asked, language: letterLanguage(body?.language) });
    return null;
  }),

  answer('POST /forgot-password', withToken, async ({ world, body, request }) => {
    const read = fieldReader(body);
    const email = read.email();
    read.checked();
    world.limits.forgotPassword.attempt(email, clientAddressOf(request));
    await forgotPassword(world, email, body?.language);
    return null;
  }),

  answer('GET /user/:token/link', withToken, ({ world, params }) => world.links.shown(params.token)),

  answer('POST /user/:token/validate', withToken, async ({ world, params }) => {
    await validate(world, params.token);
    return null;
  }),

  answer('POST /user/:token/validate-cancel', withToken, async ({ world, params }) => {
    await cancelValidation(world, params.token);
    return null;
  }),

  answer('POST /user/:token/pwdreset', withToken, async ({ world, params, body }) => {
    const read = fieldReader(body);
    const password = await read.newPassword();
    read.checked();
    await resetPassword(world, params.token, password);
    return null;
  }),

  answer('POST /user/:token/pwdreset-cancel', withToken, async ({ world, params }) => {
    await world.links.cancel(params.token, 'pwdreset');
    return null;
  }),

  answer('POST /user/:token/delete', withToken, async ({ world, params, body }) => {
    await deleteAccount(world, params.token, fieldReader(body).text('word'), (user) => {
      eraseRequestsOf(world, user);
      world.newsletter.forget(user.email);
    });
    void world.store.compact();
    return null;
  }),
];
