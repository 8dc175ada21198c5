/** What a text says that no review request should say. */
export type SolicitationFault = 'reviewIncentive' | 'reviewOnlyHappy';

/** A review of the provider. 'Review the warranty' is none. */
const REVIEW =
  /\b(?:reviews?(?! (?:the|this|that|these|those|attached)\b)|ratings?|stars|feedback|write about us|reseñas?|opini[oó]n|opiniones|calificaci[oó]n|estrellas)(?!\p{L})|[★⭐]/iu;

/** What is offered, wherever it stands in the text. */
const OFFER =
  /\b\d{1,3}\s?% ?(?:off|de descuento)|[$€£]\s?\d+ off|\b(?:gift ?cards?|coupons?|vouchers?|discounts?|refunds?|cash ?back|raffle|giveaway|rewards?|entry to win|tarjetas? de regalo|cup[oó]n|cupones|descuentos?|reembolsos?|sorteo|regalos?|recompensas?)(?!\p{L})/iu;

/** An amount or a gift, which counts in the sentence that asks for the review: elsewhere it is the price of the job. */
const AMOUNT =
  /[$€£]\s?\d|\d\s?(?:[$€£]|dollars\b|bucks\b|euros\b|d[oó]lares\b)|\b(?:get|receive|earn|win|reciba|obtenga|gane)\b.{0,30}\bfree\b|\bfor free\b|\bfree of charge\b|\bgratis\b|\bpay(?:ing)?\b.{0,12}\bfor\b|\bpagamos\b/iu;

const HAPPY =
  /\b(?:if|since|because|as|when|once|si|ya que|porque|cuando)\b[^.!?\n]{0,40}(?:\b(?:happy|satisfied|pleased|liked|loved|enjoyed|content[oa]s?|satisfech[oa]s?|feliz|felices|gust[oó]|encant[oó])(?!\p{L})|\b(?:good|great|positive|wonderful|buena|excelente) (?:experience|service|time|experiencia))/iu;

const MANY_STARS = /\b(?:5|five|four|4|cinco|cuatro)[ -]?(?:stars?(?!\p{L})|estrellas?(?!\p{L})|⭐|★)|[★⭐]{4}/iu;

/** Words that ask, or that say what the stars are. Without them, stars may belong to a product. */
const ASKS =
  /\b(?:give|leave|rate|write|post|deserve|earn|love|hope|need|ratings?|reviews?|d[eé]nos|deje|d[eé]jenos|califique|calif[ií]quenos|reseñas?|calificaci[oó]n)(?!\p{L})/iu;

const GOOD_REVIEW =
  /\b(?:good|great|positive|nice|perfect|buena|positiva|excelente) (?:reviews?|ratings?|reseñas?|calificaci[oó]n)(?!\p{L})|\breseñas? (?:buena|positiva|excelente)(?!\p{L})/iu;

/**
 * Looks for what makes a review worthless: something is offered for it, or only happy customers are asked. It reads
 * English and Spanish, and is a hint: it knows usual phrases, not what a text means.
 */
export function solicitationFault(text: string): SolicitationFault | null {
  const sentences = text.split(/[.!?](?=\s|$)|\n/);
  if (OFFER.test(text) && REVIEW.test(text)) return 'reviewIncentive';
  if (sentences.some((sentence) => AMOUNT.test(sentence) && REVIEW.test(sentence))) return 'reviewIncentive';
  if (GOOD_REVIEW.test(text) || (HAPPY.test(text) && REVIEW.test(text))) return 'reviewOnlyHappy';
  return sentences.some((sentence) => MANY_STARS.test(sentence) && ASKS.test(sentence)) ? 'reviewOnlyHappy' : null;
}
