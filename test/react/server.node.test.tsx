import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LeadBoard, LeadGateway } from '../../src/react.js';

it('a server renders the empty tag, and nothing that was handed to it', () => {
  const html = renderToString(
    <LeadGateway auth={{ getToken: () => 'secret' }}>
      <LeadBoard spId="1001" oneTimeToken="secret" id="board" />
    </LeadGateway>,
  );
  expect(html).toBe('<lead-gateway><lead-board id="board"></lead-board></lead-gateway>');
});
