import type { i18n as I18n } from 'i18next';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '../site/useI18n.ts';
import { ErrorFallback } from './ErrorFallback.tsx';
import { awaitScreen, forgetFailure } from './load.ts';
import { routeOf } from './routes.ts';

/** Shows the error fallback in place of a screen that failed; a move to another screen tries again. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const i18n = useI18n();
  return (
    <Boundary
      path={pathname}
      fallback={(reset) => (
        <ErrorFallback path={pathname} i18n={i18n} retry={() => tryAgain(pathname, i18n, reset)} />
      )}
    >
      {children}
    </Boundary>
  );
}

/** Tries to show the screen again: loads its script once more if that had failed, then draws it. */
async function tryAgain(path: string, i18n: I18n, reset: () => void): Promise<void> {
  const route = routeOf(path);
  forgetFailure(route);
  await awaitScreen(route, i18n).catch(() => undefined);
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

  override componentDidUpdate(previous: Props) {
    if (!this.state.hasFailed || previous.path === this.props.path) return;
    forgetFailure(routeOf(previous.path));
    this.setState({ hasFailed: false });
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}
