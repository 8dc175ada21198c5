export const leadInsuranceEsUS = {
  insurance: 'Seguro de responsabilidad civil',
  insuranceOffer: 'Seguro de responsabilidad civil para este trabajo, desde {price} al mes',
  getCovered: 'Contratar',
  hideOffer: '¿Ocultar esta oferta?',
  notForThisJob: 'No para este trabajo',
  notAtAll: 'No, gracias',
  offerHidden: 'Gracias. No volveremos a mostrar esto.',
  goingToInsurer: 'Lo llevamos a nuestro socio de seguros…',
  insurerReady: 'Nuestro socio de seguros se abre en otra pestaña.',
  openInsurer: 'Abrir ahora',
};
