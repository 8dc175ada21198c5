import {
  type FunctionComponent,
  lazy,
  memo,
  type NamedExoticComponent,
  type ReactElement,
  useInsertionEffect,
  useMemo,
  useState,
} from 'react';
import type { Catalogue } from '../../i18n/catalogue.js';
import type { LazyModule } from '../../ui/lazy-module.js';
import { adoptSheets } from '../../ui/theme/sheets.js';
import { NotLoadedError } from './lazy-boundary.js';
import { useMessages } from './use-messages.js';
import { useWidget, type Widget, WidgetContext } from './widget-context.js';

/** A module of views, with the messages and styles that they need besides those of the widget. */
export interface ViewModule {
  readonly catalogues?: readonly Catalogue[];
  readonly sheet?: string;
}

type View<Props> = FunctionComponent<Props> | NamedExoticComponent<Props>;

/**
 * Creates a component whose code is in a lazy module: like React's `lazy`, but without the fallback if the code is already
 * loaded. The component is memoized. It must be inside a `LazyBoundary`.
 * @param pick returns the component of the module
 */
export function lazyView<Module extends object, Props extends object>(
  module: LazyModule<Module>,
  pick: (loaded: Module) => View<Props>,
): NamedExoticComponent<Props> {
  let view: FunctionComponent<Props> | null = null;
  const viewIn = (loaded: Module) => (view ??= viewOf(loaded, pick(loaded)));
  const Pending = lazy(async () => {
    const loaded = await module.load().catch((cause: unknown) => {
      throw new NotLoadedError(module, cause);
    });
    return { default: viewIn(loaded) };
  });
  return memo<Props>(function LazyView(props) {
    const [Shown] = useState<FunctionComponent<Props> | typeof Pending>(() =>
      module.loaded === null ? Pending : viewIn(module.loaded),
    );
    return <Shown {...props} />;
  });
}

const NONE: readonly Catalogue[] = [];

/** Draws a view when its messages are loaded, with the style sheet of its module. */
function viewOf<Props extends object>(module: ViewModule, View: View<Props>): FunctionComponent<Props> {
  const { catalogues: more = NONE, sheet } = module;
  return function ViewWithMessages(props): ReactElement | null {
    const widget = useWidget();
    const { reading, catalogues, root } = widget;
    const all = useMemo(() => [...new Set([...catalogues, ...more])], [catalogues]);
    const loaded = useMessages(reading, all);
    const inner = useMemo<Widget | null>(
      () => (loaded === null ? null : { ...widget, ...loaded, catalogues: all }),
      [widget, all, loaded],
    );
    // Before the layout effects of the view, which measure.
    useInsertionEffect(() => {
      if (sheet !== undefined) adoptSheets(root, [sheet]);
    }, [root]);
    return (
      inner && (
        <WidgetContext value={inner}>
          <View {...props} />
        </WidgetContext>
      )
    );
  };
}
