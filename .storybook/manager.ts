import { addons } from 'storybook/manager-api';

const SNIPPET_BUILDER = 'start-snippet-builder';

// The snippet builder is a tool, not a story to inspect: it needs the height.
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith(SNIPPET_BUILDER),
  },
});
