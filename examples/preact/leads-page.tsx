/** @jsxImportSource preact */
import 'lead-widgets/elements';
import type {} from 'lead-widgets/preact';
import { useState } from 'preact/hooks';
import { FEATURES, LANGUAGES, LEADS, MESSAGES, PROVIDER } from '../demo.js';

export function LeadsPage() {
  const [locale, setLocale] = useState('en-US');
  const [leadIds, setLeadIds] = useState(LEADS);
  const [areCardsShown, setCardsShown] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const [heard, setHeard] = useState('nothing yet');

  return (
    <>
      <h1>Leads in Preact</h1>
      <p class="about">The tags themselves: attributes or properties, and listeners by the event’s own name.</p>

      <div class="controls">
        <label>
          Language
          <select value={locale} onChange={(event) => setLocale(event.currentTarget.value)}>
            {LANGUAGES.map((language) => (
              <option key={language.locale} value={language.locale}>
                {language.name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setAsking(true)}>
          Ask for a review
        </button>
        <p class="heard" role="status">
          Last event: {heard}
        </p>
      </div>

      <lead-board
        sp-id={PROVIDER}
        page-size="3"
        locale={locale}
        messages={MESSAGES}
        features={FEATURES}
        onlead-select={({ detail }) => setHeard(`lead-select ${detail.leadId}`)}
        onlead-change={({ detail }) => setHeard(`lead-change ${detail.leadId} ${detail.change}`)}
      />

      <h2>Three leads</h2>
      <div class="controls">
        <button type="button" onClick={() => setLeadIds([...leadIds].reverse())}>
          Reverse the order
        </button>
        <button type="button" aria-expanded={areCardsShown} onClick={() => setCardsShown(!areCardsShown)}>
          {areCardsShown ? 'Hide the cards' : 'Show the cards'}
        </button>
      </div>
      {areCardsShown && (
        <ul class="cards" aria-label="Three leads">
          {leadIds.map((leadId) => (
            <li key={leadId}>
              <lead-card
                sp-id={PROVIDER}
                lead-id={leadId}
                locale={locale}
                onlead-change={({ detail }) => setHeard(`lead-change ${leadId} ${detail.change}`)}
              />
            </li>
          ))}
        </ul>
      )}

      <review-request-modal sp-id={PROVIDER} locale={locale} open={isAsking} onclose={() => setAsking(false)} />
    </>
  );
}
