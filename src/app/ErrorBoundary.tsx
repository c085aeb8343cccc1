import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface State {
  fault?: string;
}

/** Shows the error screen in place of what could not be drawn; a `key` that changes tries anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(fault: unknown): State {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }

  override render() {
    const { fault } = this.state;
    return fault === undefined ? this.props.children : <ErrorScreen text={fault} />;
  }
}
