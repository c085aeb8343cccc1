import { isFailure } from '@/shared/api/failure';

/** The faults that nobody handled, for the one dialog that shows the latest of them. */
let current: string | undefined;
const listeners = new Set<() => void>();

function set(text: string | undefined): void {
  current = text;
  for (const listener of listeners) listener();
}

export const raise = (text: string): void => set(text);
export const settle = (): void => set(undefined);
export const unhandled = (): string | undefined => current;

export function onUnhandled(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// A browser's note that a layout took two rounds is no fault.
const isNoise = (fault: unknown) => fault instanceof Error && /ResizeObserver loop/.test(fault.message);
const isAbort = (fault: unknown) => fault instanceof Error && fault.name === 'AbortError';

function take(fault: unknown, text = ''): void {
  // Failed calls were told by the store or are drawn by who asked.
  if (isFailure(fault) || isAbort(fault) || isNoise(fault) || /ResizeObserver loop/.test(text)) return;
  raise(fault instanceof Error ? fault.message : text);
}

/** Listens for what reaches the window. The answer stops it. */
export function watchUnhandled(): () => void {
  const onError = ({ error, message }: ErrorEvent) => take(error, message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => take(reason, String(reason));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    current = undefined;
  };
}
