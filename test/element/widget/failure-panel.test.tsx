import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../../src/element/run-call.js';
import { FailurePanel } from '../../../src/element/widget/failure-panel.js';
import { WidgetContext } from '../../../src/element/widget/widget-context.js';
import { testWidget } from './test-widget.js';

afterEach(cleanup);

const failure: Failure = { kind: 'http', operation: 'leads', requestId: 'r', status: 500, customMessage: undefined };

function show(of: Failure | null, onRetry = vi.fn()) {
  render(
    <WidgetContext value={testWidget()}>
      <FailurePanel sentence="listFailed" failure={of} onRetry={onRetry} />
    </WidgetContext>,
  );
  return onRetry;
}

describe('the panel of a failure', () => {
  it('says the specification’s sentence, and tries again', () => {
    const onRetry = show(failure);
    expect(screen.getByRole('alert').textContent).toContain('Sorry, something went wrong. Please try again later.');
    expect(screen.queryByText(/offline/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('lets the gateway’s own sentence win', () => {
    show({ ...failure, customMessage: 'Your account is being moved.' });
    expect(screen.getByRole('heading').textContent).toBe('Your account is being moved.');
  });

  it('adds the offline line when the gateway was not reached', () => {
    show({ ...failure, kind: 'network', status: undefined });
    expect(screen.getByText('You appear to be offline. Check your connection and try again.')).toBeTruthy();
  });
});
