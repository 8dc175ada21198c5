export default defineNuxtPlugin(() => import('lead-widgets/elements'));
