import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { describedBy, FieldError } from '#islands/ui/form/Field.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { ForeignWords } from '#islands/ui/Message.tsx';
import { mapWords } from '#lib/words/map.ts';
import * as limits from '#lib/limits.ts';
import type { Place } from '#lib/domain/info/place.ts';
import { createPlaceSearch } from '#lib/stores/application/info/placeSearch.ts';

interface PlaceSearchBoxProps {
  id: string;
  disabled: boolean;
  error: string | undefined;
  /** An address typed elsewhere in the form. It is offered as the query while the box is empty. */
  hint: string;
  onChoose: (place: Place) => void;
}

/** Searches while the vendor types, and offers the results: an ARIA combobox with a listbox. */
export function PlaceSearchBox({ id, disabled, error, hint, onChoose }: PlaceSearchBoxProps): ReactNode {
  const [search] = useState(() => createPlaceSearch());
  const state = useStore(search.$state);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const places = state.type === 'results' ? state.places : [];
  const optionId = (index: number): string => `${listId}-${index}`;

  useEffect(() => search.close, [search]);
  useEffect(() => search.$state.listen(() => setActive(-1)), [search]);
  useEffect(() => {
    if (disabled) search.close();
  }, [disabled, search]);

  const type = (value: string): void => {
    setText(value);
    search.type(value);
  };
  const choose = (place: Place): void => {
    setText(place.name);
    search.close();
    onChoose(place);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // During composition, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const last = places.length - 1;
    switch (event.key) {
      case 'Enter': {
        // The box is inside a form, and a search must not submit it.
        event.preventDefault();
        const place = places[Math.max(0, active)];
        if (place) choose(place);
        else if (state.type === 'failed') search.retry();
        break;
      }
      case 'ArrowDown':
      case 'ArrowUp': {
        if (last < 0) return;
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setActive((now) => (now < 0 && step < 0 ? last : (now + step + last + 1) % (last + 1)));
        break;
      }
      case 'Escape': {
        if (state.type === 'idle' && text === '') return;
        event.preventDefault();
        // The first press closes the results, the second empties the box. Neither closes a surrounding
        // dialog.
        event.stopPropagation();
        if (state.type === 'idle') type('');
        else search.close();
        break;
      }
      default:
    }
  };

  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) search.close();
      }}
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={id} className="field-label">
          {mapWords.searchLabel}
        </label>
        <span className="field-help">{mapWords.searchWhy}</span>
      </p>
      <div className="map-search">
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          className="input w-full pl-11!"
          value={text}
          placeholder={mapWords.searchPlaceholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          disabled={disabled}
          aria-expanded={places.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={places[active] ? optionId(active) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <FieldError id={id} error={error} />
      {/* A native list cannot change while typing or hold two-line names, so this is an ARIA combobox. */}
      <div
        id={listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={mapWords.results}
        className="map-results rows"
        hidden={!places.length}
      >
        {places.map((place, index) => (
          <div
            key={`${place.name}${place.at.lat},${place.at.lng}`}
            id={optionId(index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="map-result"
            // Keeps focus in the box. Losing focus would close the list before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
            onKeyDown={onKeyDown}
          >
            <Icon name="pin" className="text-primary" />
            <span>
              <ForeignWords text={place.name} />
            </span>
          </div>
        ))}
      </div>
      <output className="map-search-status">
        {!disabled &&
          state.type === 'idle' &&
          (text === '' ? hint === '' : text.trim().length < limits.mapSearchMinChars) &&
          mapWords.searchHelp}
        {state.type === 'searching' && mapWords.searching}
        {state.type === 'results' && <span className="sr-only">{mapWords.searchFound(places.length)}</span>}
        {state.type === 'empty' && mapWords.searchEmpty(state.query)}
        {state.type === 'failed' && mapWords.searchFailed}
        {state.type === 'failed' && (
          <button type="button" className="link-button" onClick={search.retry}>
            {mapWords.searchRetry}
          </button>
        )}
        {state.type === 'idle' && text === '' && hint !== '' && !disabled && (
          <button
            type="button"
            className="link-button"
            onClick={() => {
              type(hint);
              input.current?.focus();
            }}
          >
            {mapWords.searchHint(hint)}
          </button>
        )}
      </output>
    </div>
  );
}
