import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { forgetFailure } from '../screen/load.ts';
import { routeOf } from '../screen/routes.tsx';
import { ErrorFallback } from './ErrorFallback.tsx';

/** Shows the error fallback in place of a screen that failed; a move to another screen tries again. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { i18n } = useTranslation();
  return (
    <Boundary
      path={pathname}
      fallback={(reset) => (
        <ErrorFallback path={pathname} i18n={i18n} retry={() => tryAgain(pathname, reset)} />
      )}
    >
      {children}
    </Boundary>
  );
}

function tryAgain(path: string, reset: () => void): void {
  const route = routeOf(path);
  if (route) forgetFailure(route);
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
    if (this.state.hasFailed && previous.path !== this.props.path) this.setState({ hasFailed: false });
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}
