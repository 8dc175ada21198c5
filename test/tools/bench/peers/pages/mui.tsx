import {
  Accordion,
  AccordionActions,
  AccordionDetails,
  AccordionSummary,
  Button,
  Chip,
  Typography,
} from '@mui/material';
import { Fragment, memo } from 'react';
import { createRoot } from 'react-dom/client';
import type { Lead } from '../../board/pages/leads.js';
import { offerBoard } from './board-steps.js';
import { detailsOf, fullDateOf, nameOf, placeOf, statusOf, threadOf, timeOf } from './lead-text.js';
import { type RowProps, useBoard } from './use-board.js';

const Row = memo(function Row({ lead, isOpen, onToggle }: RowProps) {
  return (
    <Accordion expanded={isOpen} onChange={() => onToggle(lead.leadId)}>
      <AccordionSummary expandIcon="▾">
        <Typography title={fullDateOf(lead)}>{timeOf(lead)}</Typography>
        <Typography>{nameOf(lead)}</Typography>
        <Typography>{lead.category.name}</Typography>
        <Typography>{placeOf(lead)}</Typography>
        <Chip label={statusOf(lead)[0]} />
      </AccordionSummary>
      <AccordionDetails>
        {detailsOf(lead).map(([label, text]) => (
          <Fragment key={label}>
            <Typography variant="subtitle2">{label}</Typography>
            <Typography>{text}</Typography>
          </Fragment>
        ))}
      </AccordionDetails>
      <AccordionActions>
        <Button href={threadOf(lead)}>Message</Button>
        <Button>Contact</Button>
      </AccordionActions>
    </Accordion>
  );
});

function Board({ leads }: { readonly leads: readonly Lead[] }) {
  const { rows, onKeyDown } = useBoard(leads);
  return (
    <ol onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <li key={row.lead.leadId}>
          <Row {...row} />
        </li>
      ))}
    </ol>
  );
}

offerBoard({
  row: '.MuiAccordion-root',
  header: '.MuiAccordionSummary-root',
  status: '.MuiChip-label',
  root: () => document,
  draw(leads) {
    const host = document.createElement('div');
    document.body.append(host);
    createRoot(host).render(<Board leads={leads} />);
  },
});
