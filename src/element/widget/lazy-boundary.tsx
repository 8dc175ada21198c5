import { Component, type ReactElement, type ReactNode, Suspense } from 'react';
import type { LazyModule } from '../../ui/lazy-module.js';
import { useWidget } from './widget-context.js';

/** The code of a lazy view could not be loaded. */
export class NotLoadedError extends Error {
  constructor(
    readonly module: LazyModule<unknown>,
    cause: unknown,
  ) {
    super('A part of the widget could not be loaded.', { cause });
  }
}

interface LazyBoundaryProps {
  /** Shown while the views load. */
  readonly fallback?: ReactNode;
  /** Shown if the views fail to load, before the message. */
  readonly failed?: ReactNode;
  /** Shows no message if the views fail to load, because another boundary offers Retry. */
  readonly isSilent?: boolean;
  readonly children: ReactNode;
}

interface LazyBoundaryState {
  readonly error: unknown;
}

/** Wraps lazy views. If their code fails to load, it shows an error with Retry. */
export class LazyBoundary extends Component<LazyBoundaryProps, LazyBoundaryState> {
  override state: LazyBoundaryState = { error: null };
  #stopListening = () => {};

  static getDerivedStateFromError(error: unknown): LazyBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    this.#stopListening();
    // Another boundary may have loaded the module.
    if (error instanceof NotLoadedError)
      this.#stopListening = error.module.onLoad(() => this.setState({ error: null }));
  }

  override componentWillUnmount(): void {
    this.#stopListening();
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { fallback = null, failed, isSilent, children } = this.props;
    if (error === null) return <Suspense fallback={fallback}>{children}</Suspense>;
    // An error of the view itself is for the widget.
    if (!(error instanceof NotLoadedError)) throw error;
    return (
      <>
        {failed}
        {isSilent ? null : <NotLoaded onRetry={error.module.preload} />}
      </>
    );
  }
}

/** Says that a part failed to load, with Retry. */
export function NotLoaded({ onRetry }: { onRetry: () => void }): ReactElement {
  const { t } = useWidget();
  return (
    <p className="err" role="alert">
      <span>{t('notLoaded')}</span>
      <button type="button" className="link" onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  );
}
