// The block in the editor. It shows the options and saves them as text. The tags are written when a page is rendered.
(({ blocks, blockEditor, components, element, i18n }, catalogue) => {
  const { createElement: el, Fragment } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = components;
  const { __ } = i18n;

  const TITLES = {
    'raq-funnel': __('Request for quotes', 'lead-widgets'),
    'lead-board': __('Lead board', 'lead-widgets'),
    'lead-card': __('One lead', 'lead-widgets'),
    'lead-page': __('Lead page', 'lead-widgets'),
    'message-thread': __('Conversation', 'lead-widgets'),
    'lead-unread-count': __('Number of unread leads', 'lead-widgets'),
    'lead-app': __('All pages of a provider', 'lead-widgets'),
    'review-request-modal': __('Request for a review', 'lead-widgets'),
    'date-range-picker': __('Date range', 'lead-widgets'),
  };

  /** The attributes at the top, with their labels. */
  const MAIN = {
    'category-id': __('Category id', 'lead-widgets'),
    'partner-id': __('Partner id, if not that of the settings', 'lead-widgets'),
    'sp-id': __('Provider id, if not that of the settings', 'lead-widgets'),
    'lead-id': __('Lead id', 'lead-widgets'),
    'user-id': __('Customer id', 'lead-widgets'),
    presentation: __('Presentation', 'lead-widgets'),
  };

  const DEMO = [
    { value: '', label: __('No, use the gateway', 'lead-widgets') },
    { value: 'default', label: __('Yes, made-up data', 'lead-widgets') },
  ];

  const asWritten = __('As usual', 'lead-widgets');

  /** A control for an attribute of the tag. */
  function control(name, kind, options, set) {
    const label = MAIN[name] ?? name;
    const value = options[name];
    const onChange = (next) => set(name, next);
    if (kind === 'boolean') return el(ToggleControl, { key: name, label, checked: value === true, onChange });
    if (!Array.isArray(kind)) {
      const type = kind === 'number' ? 'number' : 'text';
      return el(TextControl, { key: name, label, type, value: value ?? '', onChange });
    }
    const choices = [{ value: '', label: asWritten }, ...kind.map((each) => ({ value: each, label: each }))];
    return el(SelectControl, { key: name, label, value: value ?? '', options: choices, onChange });
  }

  const isDialog = (tag, options) =>
    tag === 'review-request-modal' ||
    (tag === 'raq-funnel' && options.presentation === 'modal' && options.launch !== 'button');

  function Edit({ attributes: { tag, options = {} }, setAttributes }) {
    const known = Object.entries(catalogue[tag] ?? {});
    const first = Object.keys(MAIN).flatMap((name) => known.filter(([each]) => each === name));
    const rest = known.filter(([name]) => !(name in MAIN));
    const set = (name, value) => {
      const { [name]: _old, ...others } = options;
      setAttributes({ options: value === '' || value === false ? others : { ...others, [name]: value } });
    };
    const chosen = Object.entries(options).map(([name, value]) => (value === true ? name : `${name}: ${value}`));

    return el(
      Fragment,
      null,
      el(
        InspectorControls,
        null,
        el(
          PanelBody,
          { title: __('Widget', 'lead-widgets') },
          el(SelectControl, {
            label: __('Show', 'lead-widgets'),
            value: tag,
            options: Object.keys(catalogue).map((value) => ({ value, label: TITLES[value] ?? value })),
            onChange: (next) => setAttributes({ tag: next, options: {} }),
          }),
          first.map(([name, kind]) => control(name, kind, options, set)),
          isDialog(tag, options) &&
            el(TextControl, {
              label: __('Words of the button', 'lead-widgets'),
              value: options.button ?? '',
              onChange: (value) => set('button', value),
            }),
          el(SelectControl, {
            label: __('Demo', 'lead-widgets'),
            value: options.demo ?? '',
            options: DEMO,
            onChange: (value) => set('demo', value),
          }),
        ),
        el(
          PanelBody,
          { title: __('More attributes', 'lead-widgets'), initialOpen: false },
          rest.map(([name, kind]) => control(name, kind, options, set)),
        ),
      ),
      el(
        'div',
        useBlockProps(),
        el(Placeholder, {
          icon: 'feedback',
          label: TITLES[tag] ?? tag,
          instructions: [__('Visitors see the widget here.', 'lead-widgets'), ...chosen].join(' · '),
        }),
      ),
    );
  }

  blocks.registerBlockType('lead-widgets/widget', { edit: Edit, save: () => null });
})(window.wp, window.leadWidgetsCatalogue);
