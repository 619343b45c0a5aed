import type { PageHead } from '@desert/contract/pages/page';
import { Component, type ReactNode } from 'react';
import { useAddress } from '../app/router.tsx';
import { TryAgain } from '../ui/TryAgain.tsx';
import { UnavailablePage } from '../ui/UnavailablePage.tsx';
import { FAILED_HEAD } from './outcome.ts';

export interface ErrorBoundaryProps {
  /** Name of a widget for its error message: 'Your Items for Sale'. Omitted for a page. */
  label?: string | undefined;
  onRetry?: (() => Promise<void>) | undefined;
  onShown?: ((head: PageHead) => void) | undefined;
  children: ReactNode;
}

/** Error boundary of a page or widget, with a retry button. Renders its children again on navigation. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { address } = useAddress();
  return <Boundary {...props} address={address} />;
}

type BoundaryProps = ErrorBoundaryProps & { address: string };
type BoundaryState = { failed: boolean };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onShown?.(FAILED_HEAD);
  }

  override componentDidUpdate(before: BoundaryProps, { failed }: BoundaryState) {
    // An error that the new address has just caused is not retried.
    if (!failed || before.address === this.props.address) return;
    // oxlint-disable-next-line react/no-did-update-set-state -- once for each address
    this.setState({ failed: false });
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
