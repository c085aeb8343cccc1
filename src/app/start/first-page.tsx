/** Takes over from the prerendered shell when React has its first whole screen. */
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { Placeholder } from '../Placeholder';

/** Whether the page that the server sent still stands. */
const FirstPageContext = createContext<() => boolean>(() => false);

const never = new Promise<never>(() => undefined);

/**
 * Instead of a screen that is being fetched. Nothing but a whole screen takes the place of the first page: until then this
 * waits too, and React tries again when the screen has come.
 */
export function UntilScreen() {
  const stands = use(FirstPageContext);
  if (stands()) use(never);
  return <Placeholder />;
}

/** What somebody wrote into the first page before the portal took over. */
interface Typed {
  name: string;
  value: string;
}

function typedIn(page: Element): Typed | undefined {
  const inputs = [...page.querySelectorAll('input')];
  return inputs.map(({ name, value }) => ({ name, value })).find(({ value }) => value !== '');
}

/** As if it had been written there: React hears of values that its own property did not set. */
function typeInto(page: Element, { name, value }: Typed): void {
  const input = page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

interface Props {
  /** What the server sent, with the first page in it or empty. */
  element: Element;
  children: ReactNode;
}

/** Takes over the page that the server sent: what is typed in it stays, its styles go. */
export function TakeOver({ element, children }: Props) {
  const [page] = useState(() => [...element.children]);
  const [stands] = useState(() => () => page.some((part) => part.parentNode === element));
  useLayoutEffect(() => {
    const typed = page.map(typedIn).find(Boolean);
    if (typed) typeInto(element, typed);
    document.querySelector('style[data-first]')?.remove();
  }, [element, page]);
  return <FirstPageContext value={stands}>{children}</FirstPageContext>;
}
