import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface State {
  fault?: string;
}

interface Props {
  /** Nothing, for parts without which a page is still one; the error screen by default. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Stands in for what could not be drawn; a `key` that changes tries anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(fault: unknown): State {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }

  override render() {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    const { instead = <ErrorScreen text={fault} /> } = this.props;
    return instead;
  }
}
