import { type ReactElement, useMemo } from 'react';
import { linkAttributes, waitingAttributes } from '../element/shell/shared-attributes.js';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { requestAttributes, requestProperties } from '../raq-funnel/table.js';
import appCss from './lead-app.css?inline';
import { LeadApp } from './lead-app.js';
import { leadAppMessages } from './messages.en-US.js';
import { leadAppTable } from './table.js';

const OF_THE_BOARD = Object.keys({ ...linkAttributes, ...waitingAttributes });
const REQUEST = Object.keys({ ...requestAttributes, ...requestProperties });

function LeadAppView({ given, host }: WidgetViewProps): ReactElement {
  const values = useValues(leadAppTable, given);
  const settings = useMemo(() => {
    const ofNames = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, given.get(name)]));
    return { ...values, board: ofNames(OF_THE_BOARD), request: ofNames(REQUEST) };
  }, [values, given]);
  return <LeadApp settings={settings} host={host} />;
}

export const view: WidgetView = {
  sheets: [appCss],
  messages: [leadAppMessages],
  View: LeadAppView,
};
