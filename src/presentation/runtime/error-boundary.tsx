import { Component, type ReactNode } from 'react';
import { reloadForNewVersion } from './stale-version';
import { AppContext } from './app-context';
import { UnexpectedError } from '../kit/controls/unexpected-error';

interface ErrorBoundaryProps {
  /** Which panel or route this is, for the log. */
  readonly name: string;
  readonly children: ReactNode;
  readonly fallback?: ((retry: () => void, errorId: string) => ReactNode) | undefined;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly errorId: string;
}

/** Keeps a programming error inside its panel: the rest of the page goes on, and this part can be tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = AppContext;
  declare context: React.ContextType<typeof AppContext>;
  override state: ErrorBoundaryState = { failed: false, errorId: '' };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reloadForNewVersion(error);
    this.setState({ errorId: this.context?.errors.report(error, this.props.name) ?? '' });
  }

  readonly #retry = (): void => this.setState({ failed: false, errorId: '' });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { fallback } = this.props;
    return fallback ? (
      fallback(this.#retry, this.state.errorId)
    ) : (
      <UnexpectedError errorId={this.state.errorId} onRetry={this.#retry} />
    );
  }
}
