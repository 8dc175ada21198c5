export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  css: ['lead-widgets/reserve.css'],
  vue: { compilerOptions: { isCustomElement: (tag: string) => tag.includes('-') } },
});
