import { UsageError } from './command.js';
import { attributeFault, type ChosenTag, canBeOpened, offeredAttributes, SNIPPET_TAGS } from './snippet/tags.js';

/** What was given for one tag alone, such as `lead-card:expanded`, or for every tag. */
function addressed(text: string, tags: readonly ChosenTag[]): readonly [tag: string | undefined, rest: string] {
  const tag = tags.map((each) => each.tag).find((each) => text.startsWith(`${each}:`));
  return tag === undefined ? [undefined, text] : [tag, text.slice(tag.length + 1)];
}

/**
 * Gives the tags what `--attribute` says: `name=value` to each tag that has it, `tag:name=value` to one alone.
 * @throws UsageError if no tag has the attribute, or cannot use the value
 */
export function withAttributes(tags: readonly ChosenTag[], given: readonly string[]): readonly ChosenTag[] {
  return given.reduce((chosen, text) => {
    const [only, rest] = addressed(text, chosen);
    const [, name = '', value = 'true'] = /^([^=]*)(?:=([\s\S]*))?$/.exec(rest) ?? [];
    const takes = ({ tag }: ChosenTag) =>
      only === undefined ? offeredAttributes(tag).some((each) => each.name === name) : tag === only;
    if (!chosen.some(takes)) throw new UsageError(`--attribute ${name}: none of the tags has it.`);
    return chosen.map((each) => {
      if (!takes(each)) return each;
      const fault = attributeFault(each.tag, name, value);
      if (fault !== undefined) throw new UsageError(`--attribute ${name} ${fault}.`);
      return { ...each, attributes: { ...each.attributes, [name]: value } };
    });
  }, tags);
}

/**
 * Gives the tags what `--button` says: `words` to each tag that a button can open, `tag:words` to one alone.
 * @throws UsageError if there is no such tag, or no words
 */
export function withButtons(tags: readonly ChosenTag[], given: readonly string[]): readonly ChosenTag[] {
  return given.reduce((chosen, text) => {
    const [only, button] = addressed(text, chosen);
    const takes = ({ tag }: ChosenTag) => canBeOpened(tag) && (only === undefined || tag === only);
    if (!chosen.some(takes) || button.trim() === '') {
      throw new UsageError(`--button needs words, and one of the tags ${SNIPPET_TAGS.filter(canBeOpened).join(', ')}.`);
    }
    return chosen.map((each) => (takes(each) ? { ...each, button } : each));
  }, tags);
}
