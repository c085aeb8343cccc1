import { Component, lazy, useState, type ComponentPropsWithoutRef, type ComponentType, type ReactNode } from 'react';
import { FailedPart, type InsteadProps } from './FailedPart';
import { loadMissingSheets } from './missing-sheets';

/** A file of the portal that could not be fetched. */
class PartNotFetched extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface BoundaryProps {
  instead: ReactNode;
  onFailure(): void;
  children: ReactNode;
}

/** Whatever else goes wrong inside is for the boundaries above. */
class PartBoundary extends Component<BoundaryProps, { fault?: unknown }> {
  override state: { fault?: unknown } = {};

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  override componentDidCatch(fault: unknown): void {
    if (fault instanceof PartNotFetched) this.props.onFailure();
  }

  override render() {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    if (!(fault instanceof PartNotFetched)) throw fault;
    return this.props.instead;
  }
}

/** `fetch()` ahead: what has come by the time it is drawn needs no fallback, which React would show for 300 ms at least. */
export type LazyPart<C> = C & { fetch(): Promise<void> };

/**
 * `React.lazy`, for parts that are wanted again after they could not be fetched: that one remembers a failure for as long
 * as the tab is open. `Instead` has the properties of the part, too. The type parameters of a generic component, which
 * `lazy` loses, are kept by `lazyPart<typeof Table>(() => import('./Table'))` with `import type Table from './Table'`.
 */
export function lazyPart<C>(load: () => Promise<{ default: C }>, Instead?: ComponentType<never>): LazyPart<C> {
  const loadComponent = async () => {
    const [module] = await Promise.all([load(), loadMissingSheets()]);
    // Of the part's own type, which stands in `C`: what is drawn here is only handed on.
    return module as unknown as { default: ComponentType };
  };
  const fetched = () =>
    lazy(() =>
      loadComponent().catch((fault: unknown) => {
        throw new PartNotFetched(fault);
      }),
    );
  let Loaded = fetched();
  let Fetched: ComponentType | undefined;
  // It takes the properties of the part too, which no type says of `never`.
  const StandIn = (Instead ?? FailedPart) as unknown as ComponentType<InsteadProps>;
  function Part(props: ComponentPropsWithoutRef<ComponentType>) {
    // What is on the screen stays the one it was until it is tried again.
    const [{ attempt, Shown }, setShown] = useState(() => ({ attempt: 0, Shown: Fetched ?? Loaded }));
    const retry = () => setShown({ attempt: attempt + 1, Shown: Fetched ?? Loaded });
    const instead = <StandIn {...props} again={attempt > 0} retry={retry} />;
    return (
      <PartBoundary key={attempt} instead={instead} onFailure={() => (Loaded = fetched())}>
        <Shown {...props} />
      </PartBoundary>
    );
  }
  const fetch = async () => {
    Fetched = (await loadComponent()).default;
  };
  // The part as its users know it, type parameters and all.
  return Object.assign(Part, { fetch }) as unknown as LazyPart<C>;
}
