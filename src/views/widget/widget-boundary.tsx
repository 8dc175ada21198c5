import { Component, type ReactElement, type ReactNode } from 'react';
import type { Emit } from '../../contract/widget-event.js';
import { WidgetNotice } from './widget-notice.js';

interface BoundaryProps {
  readonly emit: Emit;
  /** A change of this tries again. */
  readonly resetBy: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
  readonly resetBy: unknown;
}

/** Keeps a throw in render inside its widget: a panel with Retry, and `widget-error` for the host. */
export class WidgetBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, resetBy: this.props.resetBy };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetBy }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetBy === state.resetBy ? null : { hasFailed: false, resetBy };
  }

  override componentDidCatch(): void {
    this.props.emit('widget-error', { operation: 'render', kind: 'render' });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.notice() : this.props.children;
  }

  private notice(): ReactElement {
    return <WidgetNotice message="notShown" hint="notShownHint" onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
