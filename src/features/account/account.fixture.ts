import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { World } from '../../../mocks/rules/world/world';

export const field = (name: string) => screen.findByLabelText(name);

/** Pastes each value into the field of its label. */
export async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.click(await field(name));
    await user.paste(value);
  }
}

export const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

/** The newest message to this address. */
export const mailTo = (world: World, email: string) => world.outbox.all().find(({ to }) => to === email);

/** The path of the link in the newest message to this address that ends like this: `/pwdreset`, `/validate/cancel`. */
export function mailedPath(world: World, email: string, end: string): string {
  const addresses = mailTo(world, email)?.text.match(/^https?:\S+$/gm) ?? [];
  const found = addresses.map((address) => new URL(address).pathname).find((path) => path.endsWith(end));
  if (!found) throw new Error(`No message to ${email} has an address that ends with ${end}`);
  return found;
}

/** The token in the path of a link. */
export const tokenIn = (path: string): string => path.split('/').find((part) => part.length === 36) ?? '';
