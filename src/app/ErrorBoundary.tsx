import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorFallback } from './ErrorFallback.tsx';
import { preload } from './routes.ts';

/** Shows the error fallback in place of a failed screen; navigation resets it. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary path={useLocation().pathname}>{children}</Boundary>;
}

class Boundary extends Component<{ path: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** The path that failed. Navigating to it was itself a path change, which must not reset the error. */
  failedPath: string | undefined;

  override componentDidCatch() {
    this.failedPath = this.props.path;
  }

  override componentDidUpdate() {
    if (!this.state.hasFailed || this.failedPath === undefined || this.failedPath === this.props.path) return;
    this.failedPath = undefined;
    preload(this.props.path, true).catch(() => undefined);
    this.setState({ hasFailed: false });
  }

  /** Reloads the screen's script if it failed to load, then renders the screen again. */
  retry = async () => {
    await preload(this.props.path, true).catch(() => undefined);
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? <ErrorFallback retry={this.retry} /> : this.props.children;
  }
}
