export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  // Only so does vue-tsc refuse names that a tag does not have.
  typescript: { tsConfig: { vueCompilerOptions: { strictTemplates: true } } },
  css: ['lead-widgets/reserve.css'],
  vue: { compilerOptions: { isCustomElement: (tag: string) => tag.includes('-') } },
});
