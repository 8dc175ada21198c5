import { relative } from 'node:path';
import ts from 'typescript';
import type { SourceFiles } from '../../architecture/source-files.js';
import { keysInScript } from './in-scripts.js';
import { keysInStyles } from './in-styles.js';

export function usedKeys(root: string, files: SourceFiles): ReadonlyMap<string, readonly string[]> {
  const used = new Map<string, string[]>();
  const add = (file: string, keys: readonly string[]) => {
    for (const key of keys) used.set(key, [...(used.get(key) ?? []), file]);
  };
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const scripts = [...files.keys()].filter((file) => /\.tsx?$/.test(file)).map((file) => `${root}src/${file}`);
  const program = ts.createProgram(scripts, options);
  const checker = program.getTypeChecker();
  for (const file of scripts) {
    const source = program.getSourceFile(file);
    if (source) add(relative(`${root}src`, file), keysInScript(source, checker));
  }
  for (const [file, text] of files) if (file.endsWith('.css')) add(file, keysInStyles(text));
  return used;
}
