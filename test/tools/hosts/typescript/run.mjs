import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installPackage } from '../install.mjs';

const PEERS = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vue', 'svelte', 'preact'];

/** TypeScript 7 has no `node` any more: the last that has it is 5. */
const COMPILERS = { typescript: 'typescript@latest', 'typescript-5': 'typescript-5@npm:typescript@5' };

const SETTINGS = [
  ['typescript', 'esnext', 'bundler'],
  ['typescript', 'node16', 'node16'],
  ['typescript', 'nodenext', 'nodenext'],
  ['typescript-5', 'esnext', 'bundler'],
  ['typescript-5', 'node16', 'node16'],
  ['typescript-5', 'esnext', 'node10'],
];

/** A file that imports every entry of the package. `node10` knows no `exports`: it finds the modules alone. */
async function everyEntry(context, resolution) {
  const file = join(context.app, 'node_modules/lead-widgets/package.json');
  const { name, exports } = JSON.parse(await readFile(file, 'utf8'));
  const imports = Object.keys(exports).map((entry, index) => {
    const specifier = `${name}${entry.slice(1)}`;
    if (entry.endsWith('.css')) return resolution === 'node10' ? '' : `import '${specifier}';`;
    if (!entry.endsWith('.json')) return `import * as entry${index} from '${specifier}';\nexport { entry${index} };`;
    if (resolution === 'node10') return '';
    const attribute = resolution === 'node16' ? '' : " with { type: 'json' }";
    return `import entry${index} from '${specifier}'${attribute};\nexport { entry${index} };`;
  });
  await writeFile(join(context.app, 'every-entry.ts'), `${imports.filter(Boolean).join('\n')}\n`);
}

/** A strict project in TypeScript that imports every entry, without `skipLibCheck` except for `node10`. */
export async function run(context) {
  const report = { host: 'TypeScript', version: '', results: context.results };
  await mkdir(context.app);
  await context.copy('app', '');
  const packages = [...PEERS, ...Object.values(COMPILERS)];
  if (!(await context.check('install', () => installPackage(context, packages)))) return report;
  for (const [compiler, module, moduleResolution] of SETTINGS) {
    const { version } = JSON.parse(await readFile(join(context.app, 'node_modules', compiler, 'package.json'), 'utf8'));
    await context.check(`${moduleResolution} (${version})`, async () => {
      await everyEntry(context, moduleResolution);
      await context.editJson('tsconfig.json', ({ compilerOptions }) => {
        // Svelte's own types do not work with the old resolution.
        Object.assign(compilerOptions, { module, moduleResolution, skipLibCheck: moduleResolution === 'node10' });
      });
      await context.must('node', [`node_modules/${compiler}/bin/tsc`, '--noEmit', '--pretty', 'false']);
    });
  }
  return { ...report, version: await context.versions(['typescript', 'typescript-5']) };
}
