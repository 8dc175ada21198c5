export default defineNuxtPlugin(async () => {
  await import('lead-widgets/elements');
});
