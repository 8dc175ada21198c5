import type { Plugin } from 'vite';

/**
 * The sandbox checks what it is sent with far more of valibot than the client needs. A module cannot be cut in two, so the
 * sandbox's chunk gets a copy of its own: else every page would fetch the sandbox's share with the shared chunk.
 */
export function ownSchemas(): Plugin {
  return {
    name: 'lead-widgets:own-schemas',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'cdn',
    async resolveId(source, importer) {
      if (source !== 'valibot' || !importer || !/[\\/]src[\\/]sandbox[\\/]/.test(importer)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}?of-the-sandbox` };
    },
  };
}
