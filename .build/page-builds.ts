/** Whether what an environment writes is loaded by pages as it is: the CDN build and the single files. */
export function isForPages({ name }: { readonly name: string }): boolean {
  return name === 'cdn' || name.startsWith('single_');
}
