/** What the runner defines for the modules of a page, for those of a document inside of it too. */
for (const name of Object.getOwnPropertyNames(parent)) {
  if (name.startsWith('__') && !(name in window)) Reflect.set(window, name, Reflect.get(parent, name));
}
