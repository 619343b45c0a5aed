import { Component, type ReactNode } from 'react';
import { UnavailablePage } from '../ui/UnavailablePage.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Shows that a section's page failed, and offers to render it again, where one of its components threw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <UnavailablePage label="This page" onRetry={() => this.setState({ failed: false })} />;
  }
}
