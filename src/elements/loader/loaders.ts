import { addCopy, sharedPage } from '../page/page.js';

declare const __VERSION__: string;

/**
 * Claims the tags that no other copy of the package has on this page. The first copy wins, and the console says so
 * once.
 * @param sources the code of each tag. Tags of another copy are removed from it.
 */
export function takeTags(sources: Map<string, unknown>): void {
  const { tags } = sharedPage();
  let said = '';
  for (const tag of sources.keys()) {
    const known = customElements.get(tag);
    if (known || tags.has(tag)) {
      sources.delete(tag);
      said ||= `lead-widgets ${__VERSION__}: <${tag}> is there already, from version ${tags.get(tag) ?? Reflect.get(known ?? {}, 'version')}, which stays in use.`;
    } else tags.set(tag, __VERSION__);
  }
  if (said && addCopy(__VERSION__)) console.info(said);
}
