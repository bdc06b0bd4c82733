import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorFallback } from './ErrorFallback.tsx';
import { preload } from './routes.ts';

/** Shows the error fallback in place of a screen that failed; a move to another screen tries again. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary path={pathname} fallback={(reset) => <ErrorFallback retry={() => tryAgain(pathname, reset)} />}>
      {children}
    </Boundary>
  );
}

/** Tries to show the screen again: loads its script once more if that had failed, then draws it. */
async function tryAgain(path: string, reset: () => void): Promise<void> {
  await preload(path, true).catch(() => undefined);
  reset();
}

interface Props {
  path: string;
  children: ReactNode;
  fallback: (reset: () => void) => ReactNode;
}

class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** Where it has failed; the move that failed is itself a change of the path. */
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

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}
