import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

type Names = readonly { readonly local: string; readonly outside: string }[];

const exportStatement = /^export \{([^}]*)\};?\s*$/m;

function namesIn(list: string): Names {
  return list.split(',').flatMap((each) => {
    const [local, outside = local] = each.trim().split(/\s+as\s+/);
    return local && outside ? [{ local, outside }] : [];
  });
}

/** The loader's exports: those of its source stay, and all that our own chunks may want is handed over in a global. */
function handOver(code: string, isPublic: (name: string) => boolean, shared: string): string {
  return code.replace(exportStatement, (_statement, list: string) => {
    const names = namesIn(list);
    const open = names.filter(({ outside }) => isPublic(outside)).map(({ local, outside }) => `${local} as ${outside}`);
    const all = names.map(({ local, outside }) => `${outside}: ${local}`);
    return `${shared} ??= { ${all.join(', ')} };\nexport { ${open.join(', ')} };`;
  });
}

/** What no chunk takes out of the global is not handed over: the loader's bytes count. */
function withoutUntaken(code: string, taken: ReadonlySet<string>): string {
  return code.replace(/(?<=\)\]\?\?=\{)[^}]*/, (list) => {
    const names = list.split(',').filter((each) => taken.has(each.replace(/:.*/, '')));
    return names.join(',');
  });
}

function takeOver(code: string, from: string, shared: string, taken: Set<string>): string {
  const statement = new RegExp(
    `^import (?:\\{([^}]*)\\} from )?"(?:\\./|\\.\\./)${from.replaceAll('.', '\\.')}";$`,
    'm',
  );
  return code.replace(statement, (_statement, list?: string) => {
    const names = namesIn(list ?? '');
    for (const { local } of names) taken.add(local);
    const fields = names.map(({ local, outside }) => `${local}: ${outside}`);
    return fields.length > 0 ? `const { ${fields.join(', ')} } = ${shared};` : '';
  });
}

/**
 * Chunks of the CDN build find what the loader shares with them in a global, not by the loader's address. A page may write
 * `lead-widgets.js?ver=6.8`, and an import of `lead-widgets.js` would then be a second loader with settings of its own.
 * Values are taken once: what the loader shares must not be a reassigned `let`.
 * @param version of the package. A hash of it and of the code keeps two different copies on a page apart.
 */
export function loaderExports(version: string): Plugin {
  let shared = '';
  const taken = new Set<string>();
  const isLoader = (chunk: Rolldown.RenderedChunk | undefined) => chunk?.isEntry === true;
  return {
    name: 'lead-widgets:loader-exports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'cdn',
    renderStart() {
      const code = [...this.getModuleIds()].map((id) => this.getModuleInfo(id)?.code ?? '').sort();
      const hash = createHash('sha256')
        .update([version, ...code].join('\n'))
        .digest('hex')
        .slice(0, 8);
      shared = `globalThis[Symbol.for("lead-widgets ${hash}")]`;
    },
    renderChunk(code, chunk, _options, { chunks }) {
      if (isLoader(chunk)) {
        const source = new Set(this.getModuleInfo(chunk.facadeModuleId ?? '')?.exports);
        return { code: handOver(code, (name) => source.has(name), shared), map: null };
      }
      const loader = chunk.imports.find((file) => isLoader(chunks[file]));
      return loader === undefined ? null : { code: takeOver(code, loader, shared, taken), map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isEntry) file.code = withoutUntaken(file.code, taken);
      }
    },
  };
}
