/**
 * All addresses of the demo as aligned lines.
 *
 * @param {string} origin of the examples, without a slash at the end
 * @param {string | undefined} storybook
 * @returns {string}
 */
export function addresses(origin, storybook) {
  const rows = [
    ['All examples', `${origin}/`],
    ['Office page', `${origin}/examples/office.html`],
    ['CMS page', `${origin}/examples/cms/`],
    ['Customer', `${origin}/examples/customer.html`],
    ['Example app', `${origin}/app/lead/board/4711042`],
    ['Storybook', storybook ? `${storybook}  (needs some seconds)` : 'not started (--no-storybook)'],
    ['Gateway', `${origin}/gateway/…`],
    ['Scenarios', `${origin}/weather/<scenario>/gateway/…`],
    ['CDN file', `${origin}/cdn/lead-widgets.js`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`);
  return ['', '  lead-widgets', '', ...lines, '', '  Press Ctrl+C to stop.', ''].join('\n');
}
