import { Component, type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyBoundary } from '../../../src/element/widget/lazy-boundary.js';
import { lazyView, type ViewModule } from '../../../src/element/widget/lazy-view.js';
import { usePreload } from '../../../src/element/widget/use-lazy.js';
import { type Widget, WidgetContext } from '../../../src/element/widget/widget-context.js';
import { useLazyOpening } from '../../../src/lead-card/use-lazy-opening.js';
import { lazyModule } from '../../../src/ui/lazy-module.js';
import { testWidget } from './test-widget.js';

interface GreetingModule extends ViewModule {
  readonly Greeting: (props: { readonly name: string }) => ReactElement;
}

const HELLO: GreetingModule = { Greeting: ({ name }) => <b>Hello {name}</b> };

let page: HTMLElement;
let root: Root;
let widget: Widget;

beforeEach(() => {
  page = document.createElement('div');
  root = createRoot(page);
  widget = testWidget();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});

const draw = (content: ReactNode) => root.render(<WidgetContext value={widget}>{content}</WidgetContext>);
const untilShown = (text: string) => vi.waitFor(() => expect(page.textContent).toBe(text));
const press = (text: string) => [...page.querySelectorAll('button')].find((each) => each.textContent === text)?.click();

/** A module whose loads the test settles, and its view. */
function greeting() {
  const loads: { readonly resolve: (module: GreetingModule) => void; readonly reject: (error: Error) => void }[] = [];
  const module = lazyModule(
    () => new Promise<GreetingModule>((resolve, reject) => void loads.push({ resolve, reject })),
  );
  return { module, loads, Greeting: lazyView(module, (loaded) => loaded.Greeting) };
}

test('a lazy view shows the fallback until its code is loaded, and never again', async () => {
  const { Greeting, loads } = greeting();
  draw(
    <LazyBoundary fallback="loading">
      <Greeting name="Ann" />
    </LazyBoundary>,
  );
  await untilShown('loading');
  loads[0]?.resolve(HELLO);
  await untilShown('Hello Ann');
  const shown: (string | null)[] = [];
  new MutationObserver(() => shown.push(page.textContent)).observe(page, { childList: true, subtree: true });
  draw(
    <LazyBoundary key="another" fallback="loading">
      <Greeting name="Bob" />
    </LazyBoundary>,
  );
  await untilShown('Hello Bob');
  expect(shown).not.toContain('loading');
});

test('Retry loads failed code again for every view of its module', async () => {
  const { Greeting, loads } = greeting();
  draw(
    <>
      <LazyBoundary isSilent>
        <Greeting name="Ann" />
      </LazyBoundary>
      <LazyBoundary failed="Not today. ">
        <Greeting name="Bob" />
      </LazyBoundary>
    </>,
  );
  await vi.waitFor(() => expect(loads).toHaveLength(1));
  loads[0]?.reject(new TypeError('Failed to fetch'));
  await untilShown('Not today. This part could not be loaded.Retry');
  press('Retry');
  await vi.waitFor(() => expect(loads).toHaveLength(2));
  loads[1]?.resolve(HELLO);
  await untilShown('Hello AnnHello Bob');
  expect(loads).toHaveLength(2);
});

test('failed code is loaded again once when the device is online again', async () => {
  const { module, loads } = greeting();
  module.preload();
  loads[0]?.reject(new TypeError('Failed to fetch'));
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(loads).toHaveLength(2);
  });
  loads[1]?.resolve(HELLO);
  await vi.waitFor(() => expect(module.loaded).toBe(HELLO));
  window.dispatchEvent(new Event('online'));
  expect(loads).toHaveLength(2);
});

class Outer extends Component<{ readonly children: ReactNode }, { readonly message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => this.state.message || this.props.children;
}

test('an error in a loaded view reaches the widget instead of showing Retry', async () => {
  const broken = lazyModule(async () => ({
    catalogues: [],
    Broken: (): ReactElement => {
      throw new Error('thrown in render');
    },
  }));
  const Broken = lazyView(broken, (loaded) => loaded.Broken);
  draw(
    <Outer>
      <LazyBoundary>
        <Broken />
      </LazyBoundary>
    </Outer>,
  );
  await untilShown('thrown in render');
});

test('opening a view before its code is loaded does not change the screen until the code is loaded', async () => {
  const { module, Greeting, loads } = greeting();
  function Card(): ReactElement {
    const { isOpen, isLoading, open } = useLazyOpening(module);
    return (
      <>
        <button type="button" aria-busy={isLoading} onClick={open}>
          Open
        </button>
        <LazyBoundary fallback="loading">{isOpen ? <Greeting name="Ann" /> : <i>closed</i>}</LazyBoundary>
      </>
    );
  }
  draw(<Card />);
  await untilShown('Openclosed');
  press('Open');
  await vi.waitFor(() => expect(page.querySelector('[aria-busy="true"]')).not.toBeNull());
  expect(page.textContent).toBe('Openclosed');
  loads[0]?.resolve(HELLO);
  await untilShown('OpenHello Ann');
  expect(page.querySelector('[aria-busy="true"]')).toBeNull();
});

test('a view whose code failed to load stays closed when the code loads later, until it is pressed again', async () => {
  const { module, loads, Greeting } = greeting();
  function Card(): ReactElement {
    const { isOpen, hasFailed, open } = useLazyOpening(module);
    return (
      <>
        <button type="button" onClick={open}>
          Open
        </button>
        {hasFailed ? ' failed' : null}
        {isOpen ? <Greeting name="Ann" /> : null}
      </>
    );
  }
  draw(<Card />);
  await untilShown('Open');
  press('Open');
  loads[0]?.reject(new TypeError('Failed to fetch'));
  await untilShown('Open failed');
  module.preload();
  loads[1]?.resolve(HELLO);
  await untilShown('Open');
  press('Open');
  await untilShown('OpenHello Ann');
});

test('a view does not open if the person goes elsewhere before its code is loaded', async () => {
  const { module, loads, Greeting } = greeting();
  function Card(): ReactElement {
    const { isOpen, isLoading, open, onBlur } = useLazyOpening(module);
    return (
      <>
        <button type="button" aria-busy={isLoading} onClick={open}>
          Open
        </button>
        <button type="button" onClick={onBlur}>
          Leave
        </button>
        {isOpen ? <Greeting name="Ann" /> : null}
      </>
    );
  }
  draw(<Card />);
  await untilShown('OpenLeave');
  press('Open');
  await vi.waitFor(() => expect(page.querySelector('[aria-busy="true"]')).not.toBeNull());
  press('Leave');
  await vi.waitFor(() => expect(page.querySelector('[aria-busy="true"]')).toBeNull());
  loads[0]?.resolve(HELLO);
  await vi.waitFor(() => expect(module.loaded).toBe(HELLO));
  await untilShown('OpenLeave');
});

test('a module that failed to load is loaded again when another module has loaded', async () => {
  const [failed, other] = [greeting(), greeting()];
  failed.module.preload();
  failed.loads[0]?.reject(new TypeError('Failed to fetch'));
  await Promise.resolve();
  other.module.preload();
  other.loads[0]?.resolve(HELLO);
  await vi.waitFor(() => expect(failed.loads).toHaveLength(2));
  failed.loads[1]?.resolve(HELLO);
  await vi.waitFor(() => expect(failed.module.loaded).toBe(HELLO));
});

test('a preload is ready or failed like its module, even if something else loads the module', async () => {
  const { module, loads } = greeting();
  function State(): ReactElement {
    const { isReady, hasFailed } = usePreload(module, true);
    return <>{hasFailed ? 'failed' : isReady ? 'ready' : 'loading'}</>;
  }
  draw(<State />);
  await untilShown('loading');
  loads[0]?.reject(new TypeError('Failed to fetch'));
  await untilShown('failed');
  module.preload();
  loads[1]?.resolve(HELLO);
  await untilShown('ready');
});

test('a module that loads between the first render and its effects is ready', async () => {
  const { module, loads } = greeting();
  function State(): ReactElement {
    const { isReady } = usePreload(module, true);
    useLayoutEffect(() => {
      module.preload();
      loads[0]?.resolve(HELLO);
    }, []);
    return <>{isReady ? 'ready' : 'loading'}</>;
  }
  draw(<State />);
  await untilShown('ready');
});
