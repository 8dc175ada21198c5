import { type LeadRecord, leadRecord } from '../seed/lead-record.js';
import { serviceOf } from '../seed/taxonomy.js';
import { placeOf } from '../seed/us-places.js';
import type { CustomerRequest } from './sandbox-data.js';

/** A customer's request as the chosen provider finds it on the board. */
export function leadOfRequest(request: CustomerRequest): LeadRecord {
  const place = placeOf(request.postalCode);
  const service = serviceOf(request.categoryId);
  return leadRecord(Number(request.leadId), request.createdAt, {
    read: false,
    urgency: request.urgency,
    description: request.description,
    category: service === undefined ? null : { id: service.id, name: service.name },
    questionsAndAnswers: request.attributes.map(({ questionText, answerText }) => ({
      question: questionText,
      answers: [answerText],
    })),
    customerInfo: {
      userId: `u${request.leadId}`,
      firstName: request.firstName,
      lastName: request.lastName,
      phoneNumber: request.phoneNumber,
      emailAddress: request.email,
      addressLineOne: request.firstLine,
      addressLineTwo: request.secondLine,
      city: place?.city ?? '',
      state: place?.state ?? '',
      postalCode: request.postalCode,
      isMaskedPhone: false,
      isMaskedPhoneActive: false,
      isSmsEnabled: false,
      phoneUrl: `tel:+1${request.phoneNumber}`,
    },
  });
}
