// The texts that people save.

export const block = (tag, options) => `<!-- wp:lead-widgets/widget ${JSON.stringify({ tag, options })} /-->`;

export const posts = {
  block: {
    title: 'A block',
    content: `<!-- wp:paragraph -->\n<p>Words before.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:lead-widgets/widget /-->`,
  },
  shortcodes: {
    title: 'Three shortcodes',
    content: `Words before.

[lead_widget tag="raq-funnel"]

Words [lead_widget tag="raq-funnel" presentation="modal" button="Get quotes"] between.

[lead_widget tag="lead-board" page-size="3"]

Words after.`,
  },
  plain: { title: 'Words alone', content: 'Nothing but words.' },
  tags: {
    title: 'Tags',
    content: `<!-- wp:html -->
<script>the source of a script</script>
<lead-gateway demo><raq-funnel></raq-funnel></lead-gateway>
<!-- /wp:html -->`,
  },
};

/** Ends an attribute and a tag if it is not escaped. */
export const BREAK = `"><script>window.broken=1</script><b a="`;

export const hostile = {
  title: 'Hostile',
  content: `[lead_widget tag="raq-funnel" presentation="modal" partner-id='${BREAK}' button='${BREAK}' onclick="window.broken=1" style="x" class="x" id="x" gateway-url="https://elsewhere.example" one-time-token="t" sign-in-url="javascript:window.broken=1" source="a[lead_widget]b" click-id="&quot; onmouseover=&quot;x"]

[lead_widget tag="script" src="https://elsewhere.example/x.js"]

[lead_widget tag="lead-board onload=x"]

[lead_widget]inside[/lead_widget]

${block('lead-board', { 'sp-id': BREAK, 'thread-url': 'javascript:window.broken=1', 'call-log-url': '/calls/{spId}?x="y', 'page-size': '5" x="', 'auth-mode': 'other', 'gateway-url': 'https://elsewhere.example', source: ['x'], demo: BREAK })}

${block('img src=x onerror=window.broken=1', { a: 1 })}

${block('raq-funnel', { 'category-id': '[lead_widget tag="lead-card"]', 'click-id': { a: 'b' }, 'with-al-id': 'false' })}`,
};
