import { configure, type Lead, type Questions, type UploadPhoto, type WidgetEventDetails } from 'lead-widgets';
import { LeadBoardElement } from 'lead-widgets/elements/lead-board';
import { createGateway } from 'lead-widgets/gateway';
import { LeadBoard, LeadCard, LeadGateway } from 'lead-widgets/react';
import { createSandbox } from 'lead-widgets/sandbox';
import type {} from 'lead-widgets/svelte';

/** A host in TypeScript: it stands here to be type-checked against the declarations of the build. */
const sandbox = createSandbox({ scenario: 'busy' });

configure({ gatewayUrl: 'https://gateway.example', locale: 'es-US', messages: { retry: 'Again' } });
// @ts-expect-error there are no such words
configure({ messages: { retri: 'Again' } });

export const questions: Questions = { 1024: [{ id: 'floor', text: 'Which floor?', type: 'number' }] };
export const uploadPhoto: UploadPhoto = async (photo) => `https://photos.example/${photo.size}`;

export const gateway = createGateway({ fetch: (address, init) => sandbox.fetch(new Request(address, init)) });

export const board: HTMLElement = new LeadBoardElement();

export const nameOf = (lead: Lead): string => lead.leadId;

export const changed = (detail: WidgetEventDetails['lead-change']): string => `${detail.leadId} ${detail.change}`;

export const Office = () => (
  <LeadGateway demo="default">
    <LeadBoard spId="7001" pageSize={25} onLeadChange={(detail) => changed(detail)} onNavigate={() => false} />
    <LeadCard spId="7001" leadId="1" />
    <lead-board sp-id="7001" />
  </LeadGateway>
);

// @ts-expect-error the board has no attribute of this name
export const wrong = <LeadBoard spId="7001" colour="red" />;
