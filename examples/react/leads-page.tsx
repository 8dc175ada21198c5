import { LeadBoard, LeadCard, ReviewRequestModal } from 'lead-widgets/react';
import { useState } from 'react';
import { FEATURES, LANGUAGES, LEADS, MESSAGES, PROVIDER } from '../demo.js';

export function LeadsPage() {
  const [locale, setLocale] = useState('en-US');
  const [leadIds, setLeadIds] = useState(LEADS);
  const [areCardsShown, setCardsShown] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const [heard, setHeard] = useState('nothing yet');

  return (
    <>
      <h1>Leads in React</h1>
      <p className="about">Typed components: props go by identity, and callbacks get the event’s detail.</p>

      <div className="controls">
        <label>
          Language
          <select value={locale} onChange={(event) => setLocale(event.target.value)}>
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
        <p className="heard" role="status">
          Last event: {heard}
        </p>
      </div>

      <LeadBoard
        spId={PROVIDER}
        pageSize={3}
        locale={locale}
        messages={MESSAGES}
        features={FEATURES}
        onLeadSelect={({ leadId }) => setHeard(`lead-select ${leadId}`)}
        onLeadChange={({ leadId, change }) => setHeard(`lead-change ${leadId} ${change}`)}
      />

      <h2>Three leads</h2>
      <div className="controls">
        <button type="button" onClick={() => setLeadIds([...leadIds].reverse())}>
          Reverse the order
        </button>
        <button type="button" aria-expanded={areCardsShown} onClick={() => setCardsShown(!areCardsShown)}>
          {areCardsShown ? 'Hide the cards' : 'Show the cards'}
        </button>
      </div>
      {areCardsShown && (
        <ul className="cards" aria-label="Three leads">
          {leadIds.map((leadId) => (
            <li key={leadId}>
              <LeadCard
                spId={PROVIDER}
                leadId={leadId}
                locale={locale}
                onLeadChange={({ change }) => setHeard(`lead-change ${leadId} ${change}`)}
              />
            </li>
          ))}
        </ul>
      )}

      <ReviewRequestModal spId={PROVIDER} locale={locale} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
