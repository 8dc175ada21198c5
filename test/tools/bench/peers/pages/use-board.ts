import { type KeyboardEvent, useCallback, useState } from 'react';
import type { Lead } from '../../board/pages/leads.js';

export interface RowProps {
  readonly lead: Lead;
  readonly isOpen: boolean;
  readonly onToggle: (leadId: string) => void;
}

/** The state of a board in React: the open lead, and the key 3, which sets its status. */
export function useBoard(leads: readonly Lead[]) {
  const [shown, setShown] = useState(leads);
  const [openId, setOpenId] = useState(leads[0]?.leadId);
  const onToggle = useCallback((leadId: string) => setOpenId((open) => (open === leadId ? undefined : leadId)), []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== '3') return;
    setShown((all) => all.map((lead) => (lead.leadId === openId ? { ...lead, status: 'Selling' } : lead)));
  };
  const rows = shown.map((lead): RowProps => ({ lead, isOpen: lead.leadId === openId, onToggle }));
  return { rows, onKeyDown };
}
