import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import type { LeadFilters } from '../../contract/lead-query.js';
import { type FilterTag, type FilterTagType, tagsOf, withoutTag } from '../../domain/lead-board/filter-tags.js';
import type { MessageKey } from '../../i18n/messages.js';
import { categoryNameAtom } from '../../state/lead/lead-suggest.js';
import { clearFiltersAtom, filterBoardAtom } from '../../state/lead-board/actions.js';
import type { BoardId } from '../../state/lead-board/lead-board.js';
import { TagRow } from '../../ui/tag-row.js';
import { statusWord } from '../lead-card/lead-words.js';
import { useWidget, type Widget } from '../widget/widget-context.js';
import { rangeWords } from './filter-date.js';

export interface FilterTagsProps {
  readonly id: BoardId;
  readonly filters: LeadFilters;
  readonly isEmpty: boolean;
}

const KINDS: Record<FilterTagType, MessageKey | null> = {
  status: 'filterStatus',
  dateRange: 'filterDate',
  category: 'filterCategory',
  name: 'filterName',
  location: 'location',
  archived: null,
  unread: null,
};

/** What is filtered by, as tags that can be removed one by one, and all at once. */
export function FilterTags({ id, filters, isEmpty }: FilterTagsProps): ReactElement | null {
  const widget = useWidget();
  const { t, asker } = widget;
  const filter = useSetAtom(filterBoardAtom);
  const clear = useSetAtom(clearFiltersAtom);
  const categoryName = useAtomValue(categoryNameAtom);
  const tags = tagsOf(filters).map((tag) => {
    const kindKey = KINDS[tag.tagType];
    const kind = kindKey === null ? undefined : t(kindKey);
    const text = textOf(tag, widget, categoryName);
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
          if (found !== undefined) filter({ id, asker, filters: withoutTag(filters, found.tag) });
        }}
      >
        {isEmpty ? null : (
          <button type="button" className="link" onClick={() => clear({ id, asker })}>
            {t('clearAllFilters')}
          </button>
        )}
      </TagRow>
    </div>
  );
}

function textOf({ tagType, tagValue }: FilterTag, widget: Widget, categoryName: (id: string) => string): string {
  switch (tagType) {
    case 'status':
      return statusWord(tagValue, widget);
    case 'dateRange':
      return rangeWords(tagValue, widget);
    case 'category':
      return categoryName(tagValue);
    case 'archived':
      return widget.t('archived');
    case 'unread':
      return widget.t('filterUnread');
    default:
      return tagValue;
  }
}
