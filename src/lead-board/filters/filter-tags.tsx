import type { ReactElement } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import type { LeadFilters } from '../../gateway/lead-query.js';
import type { MessageKey } from '../../i18n/messages.js';
import { TagRow } from '../../ui/tag-row.js';
import { clearFilters, filterBoard } from '../list/board-actions.js';
import type { BoardId } from '../list/board-state.js';
import { BOARD_FILTERS, type BoardFilter, tagsOf, withoutTag } from './board-filter-rules.js';
import { rangeText } from './filter-date.js';
import { categoryNameAtom } from './suggest.js';

interface FilterTagsProps {
  readonly id: BoardId;
  readonly filters: LeadFilters;
  readonly isEmpty: boolean;
}

const FILTERS: readonly BoardFilter<MessageKey>[] = BOARD_FILTERS;

/** The filters that are set, as tags. A person removes one of them or all at once. */
export function FilterTags({ id, filters, isEmpty }: FilterTagsProps): ReactElement | null {
  const widget = useWidget();
  const { t, session } = widget;
  const categoryName = useAtomValue(categoryNameAtom);
  const tags = tagsOf(filters).map((tag) => {
    const filter = FILTERS.find(({ name }) => name === tag.tagType);
    // The text of a switch is enough on its own.
    const kind = filter === undefined || filter.control === 'switch' ? undefined : t(filter.label);
    const text = filter === undefined ? tag.tagValue : textOf(filter, tag.tagValue, widget, categoryName);
    return {
      tag,
      id: `${tag.tagType}/${tag.tagValue}`,
      kind,
      text,
      removeLabel: t('removeFilter', { kind: kind ?? '', text }),
    };
  });
  if (tags.length === 0) return null;
  return (
    <div className="tag-room">
      <TagRow
        label={t('filtersApplied')}
        tags={tags}
        onRemove={(removed) => {
          const found = tags.find((each) => each.id === removed.id);
          if (found !== undefined) filterBoard(session, id, withoutTag(filters, found.tag));
        }}
      >
        {isEmpty ? null : (
          <button type="button" className="link" onClick={() => clearFilters(session, id)}>
            {t('clearAllFilters')}
          </button>
        )}
      </TagRow>
    </div>
  );
}

function textOf(
  filter: BoardFilter<MessageKey>,
  value: string,
  widget: Widget,
  categoryName: (id: string) => string,
): string {
  switch (filter.control) {
    case 'switch':
      return widget.t(filter.tag);
    case 'choices': {
      const option = filter.options.find((each) => each.value === value);
      return option === undefined ? value : widget.t(option.label);
    }
    case 'dates':
      return rangeText(value, widget);
    case 'search':
      return filter.suggest === 'category' ? categoryName(value) : value;
  }
}
