/** What a text says that no review request should say. */
export type SolicitationFault = 'reviewIncentive' | 'reviewOnlyHappy';

const REVIEW =
  /\b(?:reviews?|ratings?|stars?|feedback|reseñas?|opini[oó]n|opiniones|calificaci[oó]n|estrellas?)(?!\p{L})/iu;

const OFFER =
  /[$€]\s?\d|\b\d{1,3}\s?% (?:off|de descuento)|\b(?:gift ?cards?|coupons?|vouchers?|discounts?|refunds?|cash ?back|raffle|giveaway|rewards?|entry to win|for free|free of charge|tarjetas? de regalo|cup[oó]n|cupones|descuentos?|reembolsos?|sorteo|regalos?|gratis|recompensas?)(?!\p{L})/iu;

const HAPPY =
  /\b(?:if|since|because|as|si|ya que|porque)\b[^.!?\n]{0,40}\b(?:happy|satisfied|pleased|liked|loved|enjoyed|content[oa]s?|satisfech[oa]s?|feliz|felices|gust[oó]|encant[oó])(?!\p{L})/iu;

const STARS =
  /\b(?:5|five|four|4|cinco|cuatro)[ -](?:stars?|estrellas?)(?!\p{L})|\b(?:good|great|positive|nice|perfect|buena|positiva|excelente) (?:reviews?|ratings?|reseñas?|calificaci[oó]n)(?!\p{L})|\breseñas? (?:buena|positiva|excelente)(?!\p{L})/iu;

/**
 * Looks for what makes a review worthless: something is offered for it, or only happy customers are asked. It reads
 * English and Spanish, and is a hint: it knows usual phrases, not what a text means.
 */
export function solicitationFault(text: string): SolicitationFault | null {
  if (OFFER.test(text) && REVIEW.test(text)) return 'reviewIncentive';
  if (STARS.test(text) || (HAPPY.test(text) && REVIEW.test(text))) return 'reviewOnlyHappy';
  return null;
}
