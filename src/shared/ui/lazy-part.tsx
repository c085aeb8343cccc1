import { Component, lazy, useState, type ComponentPropsWithoutRef, type ComponentType, type ReactNode } from 'react';
import { FailedPart } from './FailedPart';

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

/** How a part is stood in for that could not be fetched. */
export interface InsteadProps {
  /** It was tried again before. */
  again: boolean;
  retry(): void;
}

/**
 * `React.lazy`, for parts that are wanted again after they could not be fetched: that one remembers a failure for as long
 * as the tab is open. `Instead` has the properties of the part, too. The type parameters of a generic component, which
 * `lazy` loses, are kept by `lazyPart<typeof Table>(() => import('./Table'))` with `import type Table from './Table'`.
 */
export function lazyPart<C>(load: () => Promise<{ default: C }>, Instead?: ComponentType<never>): C {
  const loadComponent = load as unknown as () => Promise<{ default: ComponentType }>;
  const fetched = () =>
    lazy(() =>
      loadComponent().catch((fault: unknown) => {
        throw new PartNotFetched(fault);
      }),
    );
  let Loaded = fetched();
  const StandIn = (Instead ?? FailedPart) as unknown as ComponentType<InsteadProps>;
  function Part(props: ComponentPropsWithoutRef<ComponentType>) {
    const [attempt, setAttempt] = useState(0);
    const instead = <StandIn {...props} again={attempt > 0} retry={() => setAttempt(attempt + 1)} />;
    return (
      <PartBoundary key={attempt} instead={instead} onFailure={() => (Loaded = fetched())}>
        <Loaded {...props} />
      </PartBoundary>
    );
  }
  return Part as unknown as C;
}
