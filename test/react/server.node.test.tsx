import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LeadBoard, LeadGateway } from '../../src/react.js';

it('a server renders the empty tag, without any of its props', () => {
  const html = renderToString(
    <LeadGateway auth={{ getToken: () => 'secret' }}>
      <LeadBoard spId="1001" oneTimeToken="secret" id="board" />
    </LeadGateway>,
  );
  expect(html).toBe(
    '<lead-gateway data-lead-waits=""><lead-board id="board" data-lead-waits=""></lead-board></lead-gateway>',
  );
});
