import { Component, type ReactElement, type ReactNode } from 'react';
import type { Emit } from '../events/widget-event.js';
import type { Translator } from './use-messages.js';
import { WidgetNotice } from './widget-notice.js';

interface BoundaryProps extends Pick<Translator, 't'> {
  readonly emit: Emit;
  /** A change of this value renders the content again. */
  readonly resetBy: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** Catches errors thrown while rendering. Shows a panel with Retry and fires `widget-error`. */
export class WidgetBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: BoundaryProps, state: BoundaryState): void {
    // Only a later update can fix the failure, not the one that caused it.
    if (state.hasFailed && before.resetBy !== this.props.resetBy) this.setState({ hasFailed: false });
  }

  override componentDidCatch(): void {
    this.props.emit('widget-error', { operation: 'render', kind: 'render' });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.notice() : this.props.children;
  }

  private notice(): ReactElement {
    const retry = () => this.setState({ hasFailed: false });
    return <WidgetNotice t={this.props.t} message="notShown" hint="notShownHint" onRetry={retry} />;
  }
}
