import { configure } from '/second/lead-widgets.js?v=2';

configure({ locale: 'es-US' });
