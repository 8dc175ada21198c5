export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  // vue-tsc rejects unknown attributes of a tag only with this setting.
  typescript: { tsConfig: { vueCompilerOptions: { strictTemplates: true } } },
  css: ['lead-widgets/reserve.css'],
  vue: { compilerOptions: { isCustomElement: (tag: string) => tag.includes('-') } },
});
