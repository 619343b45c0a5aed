import { Component, type ReactNode } from 'react';
import { TryAgain } from '../ui/TryAgain.tsx';
import { UnavailablePage } from '../ui/UnavailablePage.tsx';

interface ErrorBoundaryProps {
  /** What a part of a page is called: 'Your Items for Sale'. Without it, it is a page. */
  label?: string | undefined;
  /** What is done before it is rendered again. */
  onRetry?: (() => Promise<void>) | undefined;
  children: ReactNode;
}

/** Shows that a section failed where one of its components threw, and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = async () => {
    await this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    const { children, label } = this.props;
    if (!this.state.failed) return children;
    if (label !== undefined) return <TryAgain label={label} onRetry={this.retry} />;
    return <UnavailablePage label="This page" onRetry={this.retry} />;
  }
}
