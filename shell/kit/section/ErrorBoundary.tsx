import type { PageHead } from '@desert/contract/page';
import { Component, type ReactNode } from 'react';
import { useAddress } from '../router.tsx';
import { TryAgain } from '../ui/TryAgain.tsx';
import { UnavailablePage } from '../ui/UnavailablePage.tsx';
import { FAILED_HEAD } from './outcome.ts';

export interface ErrorBoundaryProps {
  /** What a part of a page is called: 'Your Items for Sale'. Without it, it is a page. */
  label?: string | undefined;
  /** What is done before it is rendered again. */
  onRetry?: (() => Promise<void>) | undefined;
  /** Called when it says that a page failed, with what the document's head says of that. */
  onShown?: ((head: PageHead) => void) | undefined;
  children: ReactNode;
}

/**
 * Shows that a page, or a part of it, failed where one of its components threw, and offers to try again.
 * Another address is tried without being asked.
 */
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
    // What threw only now, at the new address, is not tried a second time.
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
