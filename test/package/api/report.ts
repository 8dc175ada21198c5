import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../site.js';
import { augmentationLines } from './augmentations.js';
import { exportLines } from './exports.js';
import { customPropertyLines, type Tag, tagLines } from './tag-lines.js';

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const intro = `# What hosts rely on

Written by \`test/package/api.test.ts\` from what the build gives (\`UPDATE=1 npm test -- package\` writes it anew), and
compared with it by every run. A line that changes or goes is a breaking change, a line that comes is a new feature:
say so in CHANGELOG.md. Members that come from the platform, from React or from another package are left out.`;

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
}

function entrySections(exports: Readonly<Record<string, unknown>>, name: string): string[] {
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target !== null && 'types' in target
      ? [[entry.replace('.', name), join(root, String(target.types))] as const]
      : [],
  );
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const known = new Map<ts.Symbol | string, string>();
  const sections = entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([entry, path]) => {
      const file = program.getSourceFile(path);
      if (!file) throw new Error(`${entry} has no declarations.`);
      return section(entry, exportLines(file, checker, known, entry));
    });
  const ours = program.getSourceFiles().filter(({ fileName }) => fileName.includes('/dist/npm/'));
  const added = augmentationLines(ours.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1)));
  return [...sections, section('Added to the types of others', added)];
}

/** The public API of what was built, a line for each thing that a host may rely on. */
export function apiReport(): string {
  const { name, exports, customElements } = read('package.json');
  const tags: Tag[] = read(customElements).modules.flatMap((module: { declarations: Tag[] }) => module.declarations);
  const plain = Object.keys(exports).filter((entry) => typeof exports[entry] === 'string');
  return `${[
    intro,
    ...tags.map((tag) => section(`<${tag.tagName}>`, tagLines(tag))),
    section('Custom properties of every tag', customPropertyLines(tags)),
    ...entrySections(exports, name),
    section(
      'Files',
      plain.map((entry) => entry.replace('.', name)),
    ),
  ].join('\n\n')}\n`;
}
