import type { Words } from './messages.js';
import type { raqFunnelEnUS } from './raq-funnel.en-US.js';

export const raqFunnelEsUS: Words<typeof raqFunnelEnUS> = {
  funnelHeading: 'Solicitar un presupuesto',
  funnelProgress: 'Progreso',
  funnelAt: 'Paso {index} de {total} · {name}',
  funnelBack: 'Atrás',
  funnelContinue: 'Continuar',
  funnelLoading: 'Cargando este paso',
  funnelStepService: 'Servicio',
  funnelStepLocation: 'Lugar',
  funnelStepProject: 'Trabajo',
  funnelStepTiming: 'Plazo',
  funnelStepContact: 'Contacto',
  funnelStepPros: 'Expertos',
  funnelStepSummary: 'Resumen',
  funnelServiceTitle: '¿Qué necesita que se haga?',
  funnelService: 'Servicio',
  funnelServiceHint: 'Bastan unas palabras, como “llave que gotea”.',
  funnelServiceFault: 'Elija un servicio de la lista',
  funnelServiceClear: 'Borrar el servicio',
  funnelServicesLooking: 'Buscando…',
  funnelServicesNone: 'Nada coincide con “{query}”. Pruebe otras palabras o elija una categoría principal.',
  funnelServicesFailed: 'No se pudieron buscar servicios. Presione Intro para intentarlo de nuevo.',
  funnelServicesOne: '1 servicio. Intro elige {best}.',
  funnelServicesMany: '{count} servicios. Intro elige {best}.',
  funnelTopCategories: 'Categorías principales',
  funnelTopLoading: 'Cargando las categorías principales',
  funnelTopFailed: 'No se pudieron cargar las categorías principales.',
  funnelChooseFailed: 'No se pudo elegir este servicio.',
  funnelConsentText:
    'Acepto que los profesionales que elija me llamen, me envíen mensajes de texto o me escriban por correo electrónico sobre esta solicitud, también con tecnología automatizada. Aceptar no es condición para comprar nada. Responda STOP para dejar de recibir mensajes.',
};
