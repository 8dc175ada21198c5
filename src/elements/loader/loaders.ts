import { addCopy, sharedPage } from '../page/page.js';

declare const __VERSION__: string;

/**
 * Takes the tags that no other copy of the package has on this page. The first one wins; a later one says so, once.
 * @param sources the code of each tag; those of others are taken out
 */
export function takeTags(sources: Map<string, unknown>): void {
  const { tags } = sharedPage();
  let said = '';
  for (const tag of sources.keys()) {
    const known = customElements.get(tag);
    if (known === undefined && !tags.has(tag)) tags.set(tag, __VERSION__);
    else {
      sources.delete(tag);
      said ||= `lead-widgets ${__VERSION__}: <${tag}> is there already, from version ${tags.get(tag) ?? Reflect.get(known ?? {}, 'version')}, which stays in use.`;
    }
  }
  if (said && addCopy(__VERSION__)) console.info(said);
}
