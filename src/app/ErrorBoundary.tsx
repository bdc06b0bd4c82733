import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorFallback } from './ErrorFallback.tsx';
import { preload } from './routes.ts';

/** Shows the error fallback in place of a failed screen; navigation resets it. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary path={pathname} fallback={(reset) => <ErrorFallback retry={() => tryAgain(pathname, reset)} />}>
      {children}
    </Boundary>
  );
}

/** Retries a failed screen: loads its script again if that failed, then renders it. */
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

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}
