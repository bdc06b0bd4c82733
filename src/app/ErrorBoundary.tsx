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

  /** The path that failed; the navigation that failed is itself a change of path. */
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

  /** Loads the script of the screen again if that failed, then renders it. */
  retry = async () => {
    await preload(this.props.path, true).catch(() => undefined);
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? <ErrorFallback retry={this.retry} /> : this.props.children;
  }
}
