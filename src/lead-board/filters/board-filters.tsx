import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import type { LeadFilters } from '../../gateway/lead-query.js';
import { Switch } from '../../ui/field/switch.js';
import { Icon } from '../../ui/icons/icon.js';
import { filter as filterIcon } from '../../ui/icons/lazy-icons.js';
import { MultiSelect } from '../../ui/list/multi-select.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { TagRow } from '../../ui/tag-row.js';
import { clearFilters, filterBoard } from '../list/board-actions.js';
import { type BoardId, type LeadBoardView, leadBoardsAtom } from '../list/board-state.js';
import { BOARD_FILTERS, type BoardFilter, tagsOf, withoutTag } from './board-filter-rules.js';
import { FilterDate, rangeText } from './filter-date.js';
import { changeFilters, type FilterChange } from './filter-rules.js';
import { categoryNameAtom, FilterSearch, NOTHING_TYPED, type TypedText } from './filter-search.js';

export interface BoardFiltersProps {
  readonly id: BoardId;
  readonly board: LeadBoardView;
}

const ALWAYS_SHOWN = BOARD_FILTERS.filter(({ isAlwaysShown }) => isAlwaysShown);
const OTHERS = BOARD_FILTERS.filter(({ isAlwaysShown }) => !isAlwaysShown);

/** The filters of the board. On a narrow board 'Show All Filters' opens most of them as a sheet. */
export function BoardFilters({ id, board }: BoardFiltersProps): ReactElement {
  const { filters, phase, visibleIds } = board;
  // An empty list offers to clear the filters itself.
  const isEmpty = phase === 'ready' && visibleIds.length === 0;
  const { t, session, root } = useWidget();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // They may take the place of a focused Retry.
  const [takesFocus] = useState(() => root instanceof ShadowRoot && root.activeElement?.closest('.err') != null);
  useLayoutEffect(() => {
    if (takesFocus) fieldset.current?.focus();
  }, [takesFocus]);
  const [sheet, setSheet] = useState<'closed' | 'open' | 'closing'>('closed');
  const isShown = sheet !== 'closed';
  /** By the name of the search, so that a text outlives the sheet. */
  const [typed, setTyped] = useState<Readonly<Record<string, TypedText>>>({});
  const texts = Object.entries(typed).filter(([, { text }]) => text.trim() !== '');
  if (sheet === 'closing' && texts.length === 0) setSheet('closed');
  const setCount = new Set(tagsOf(filters).map(({ filter }) => filter)).size;
  const onChange = (change: FilterChange) => {
    // Two typed texts may become filters at once.
    const newest = session.store.get(leadBoardsAtom).get(id)?.filters ?? filters;
    filterBoard(session, id, changeFilters(newest, change));
  };
  const controlOf = (filter: BoardFilter) => (
    <FilterControl
      key={filter.name}
      id={id}
      filter={filter}
      filters={filters}
      typed={typed[filter.name] ?? NOTHING_TYPED}
      onTyped={(next) => {
        setTyped((all) => ({ ...all, [filter.name]: next }));
        if (isShown && next !== NOTHING_TYPED) setSheet('open');
      }}
      onChange={onChange}
    />
  );
  /** Enters what was only typed. The sheet closes when all of it is a filter, and stays open with an error. */
  const showLeads = () => {
    const onlyTyped = texts.filter(([, { isEntered }]) => !isEntered);
    setSheet(onlyTyped.length === 0 ? 'closed' : 'closing');
    const entered = onlyTyped.map(([name, { text }]) => [name, { text, isEntered: true }]);
    setTyped((all) => ({ ...all, ...Object.fromEntries(entered) }));
  };
  return (
    <fieldset className="filters" part="filters" aria-label={t('filters')} ref={fieldset} tabIndex={-1}>
      <button
        type="button"
        className="btn toggle-all"
        aria-label={[t('showAllFilters'), setCount || ''].join(' ').trim()}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        onClick={() => setSheet('open')}
      >
        <Icon path={filterIcon} />
        {t('filters')} {setCount === 0 ? null : <span className="count">{setCount}</span>}
      </button>
      {ALWAYS_SHOWN.map(controlOf)}
      {isShown ? (
        <FilterSheet id={id} board={board} isSet={setCount > 0} onShow={showLeads} onClose={() => setSheet('closed')}>
          {OTHERS.map(controlOf)}
          <FilterTags id={id} filters={filters} isEmpty />
        </FilterSheet>
      ) : (
        <>
          <div className="fields">{OTHERS.map(controlOf)}</div>
          <FilterTags id={id} filters={filters} isEmpty={isEmpty} />
        </>
      )}
    </fieldset>
  );
}

interface FilterSheetProps extends BoardFiltersProps {
  readonly isSet: boolean;
  /** 'Show 4 leads' was pressed. */
  readonly onShow: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The filters as a sheet over a narrow board. They apply immediately; its footer says how many leads they find. */
function FilterSheet({ id, board, isSet, onShow, onClose, children }: FilterSheetProps): ReactElement {
  const widget = useWidget();
  const { t, session } = widget;
  const show = useRef<HTMLButtonElement>(null);
  const found = foundText(board, widget);
  return (
    <Dialog
      heading={t('filters')}
      closeLabel={t('hideAllFilters')}
      isSheet
      onClose={onClose}
      footer={
        <>
          {isSet ? (
            <button
              type="button"
              className="btn"
              onClick={() => {
                clearFilters(session, id);
                // Without a filter, this button is removed.
                show.current?.focus();
              }}
            >
              {t('clearAllFilters')}
            </button>
          ) : null}
          <button type="button" className="btn primary" ref={show} onClick={onShow}>
            {found}
          </button>
        </>
      }
    >
      <p className="sr" role="status">
        {found}
      </p>
      {children}
    </Dialog>
  );
}

/** 'Show 4 leads': how many the filters find. */
function foundText({ phase, isRefilling, pagination: { totalCount } }: LeadBoardView, { t, plural }: Widget): string {
  if (phase !== 'ready' || isRefilling) return t('showLeads');
  if (totalCount === 0) return t('noLeadsFound');
  return plural(totalCount, 'showOneLead', 'showLeadCount');
}

interface FilterControlProps {
  readonly id: BoardId;
  readonly filter: BoardFilter;
  readonly filters: LeadFilters;
  readonly typed: TypedText;
  readonly onTyped: (typed: TypedText) => void;
  readonly onChange: (change: FilterChange) => void;
}

function FilterControl({ id, filter, filters, typed, onTyped, onChange }: FilterControlProps): ReactElement {
  const { t, format } = useWidget();
  const label = t(filter.label);
  switch (filter.control) {
    case 'switch':
      return (
        <Switch
          className={`${filter.name}-filter`}
          label={label}
          checked={filter.field.get(filters)}
          onChange={(isOn) => onChange(filter.field.set(isOn))}
        />
      );
    case 'choices': {
      const values = filter.field.get(filters);
      const options = filter.options.map((option) => ({ ...option, label: t(option.label) }));
      const [only] = values.length === 1 ? options.filter(({ value }) => values.includes(value)) : [];
      const chosen = only?.label ?? t('filterChosen', { count: format.count(values.length) });
      return (
        <MultiSelect
          label={label}
          text={values.length === 0 ? t('filterAny') : chosen}
          options={options}
          values={values}
          onChange={(chosen) => onChange(filter.field.set(chosen))}
        />
      );
    }
    case 'dates':
      return (
        <FilterDate
          label={label}
          range={filter.field.get(filters)}
          onRange={(range) => onChange(filter.field.set(range))}
        />
      );
    case 'search':
      return <FilterSearch id={id} filter={filter} typed={typed} onTyped={onTyped} onChange={onChange} />;
  }
}

interface FilterTagsProps {
  readonly id: BoardId;
  readonly filters: LeadFilters;
  readonly isEmpty: boolean;
}

/** The filters that are set, as tags. A person removes one of them or all at once. */
function FilterTags({ id, filters, isEmpty }: FilterTagsProps): ReactElement | null {
  const widget = useWidget();
  const { t, session } = widget;
  const categoryName = useAtomValue(categoryNameAtom);
  const tags = tagsOf(filters).map((tag) => {
    const { filter, value } = tag;
    // The text of a switch is enough on its own.
    const kind = filter.control === 'switch' ? undefined : t(filter.label);
    const text = textOf(filter, value, widget, categoryName);
    const removeLabel = t('removeFilter', { kind: kind ?? '', text });
    return { tag, id: `${filter.name}/${value}`, kind, text, removeLabel };
  });
  if (tags.length === 0) return null;
  return (
    <div className="tag-space">
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

function textOf(filter: BoardFilter, value: string, widget: Widget, categoryName: (id: string) => string): string {
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
