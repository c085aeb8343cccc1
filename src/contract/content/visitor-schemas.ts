import { object, type InferType } from 'yup';
import { ENABLED_LANGUAGES } from '../constants';
import { choice, email, LIMITS, neededText, text } from '../schema';

/** Characters of a message to those who run the portal. */
export const MESSAGE_MAX = 10_000;

const address = () => email().required({ key: 'required' });

/** Who wants the newsletter, and the language of its letters. */
export const newsletterSchema = object({
  email: address(),
  name: text(LIMITS.name),
  lang: choice(ENABLED_LANGUAGES),
});

export const contactSchema = object({
  name: neededText(LIMITS.name),
  email: address(),
  subject: text(LIMITS.name),
  message: neededText(MESSAGE_MAX),
});

/** `captcha`: the answer to it, where the API names a site key. */
interface Asked {
  captcha?: string;
}

export type NewsletterRequest = InferType<typeof newsletterSchema> & Asked;
export type ContactMessage = InferType<typeof contactSchema> & Asked;
