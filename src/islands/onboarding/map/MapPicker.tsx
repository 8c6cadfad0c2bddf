import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#islands/ui/Icon.tsx';
import { mapWords } from '#lib/copy/map.ts';
import { formatCoordinates, roundCoordinates, type Coordinates } from '#lib/domain/coordinates.ts';
import type { Place } from '#lib/domain/place.ts';
import { currentPosition } from './geolocation.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { PlaceSearchBox } from './PlaceSearchBox.tsx';

type PickSource = 'search' | 'map' | 'gps' | 'keyboard';

interface MapPickerProps {
  /** `null` until a place is chosen. The default centre is only a view, not a choice. */
  value: Coordinates | null;
  onChange: (at: Coordinates, source: PickSource) => void;
  /** Shows the place, but does not let the vendor move it. */
  disabled?: boolean;
  error?: string | undefined;
  /** The address typed so far, offered as a search. */
  addressHint?: string;
  /** The id of the search box. An error summary can link to it. */
  id?: string;
}

type Locating = 'idle' | 'waiting' | 'failed';

/** Chooses a place by search, by the device's location, or on a map. The first two need no map. */
export function MapPicker({
  value,
  onChange,
  disabled = false,
  error,
  addressHint = '',
  id,
}: MapPickerProps): ReactNode {
  const ownId = useId();
  const boxId = id ?? ownId;
  const errorId = `${boxId}-error`;
  const [locating, setLocating] = useState<Locating>('idle');
  const [homeCalls, setHomeCalls] = useState(0);
  /** The search result, until the pin moves. */
  const [found, setFound] = useState<Place | null>(null);
  const [near, setNear] = useState<string | null>(null);
  const alive = useRef(true);
  const choices = useRef(0);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const choose = (at: Coordinates, source: PickSource, place: Place | null = null): void => {
    if (disabled) return;
    choices.current += 1;
    setLocating('idle');
    setFound(place);
    onChange(roundCoordinates(at), source);
  };

  const locate = async (): Promise<void> => {
    setLocating('waiting');
    const before = choices.current;
    const position = await currentPosition();
    // The vendor chose a place meanwhile, which is newer.
    if (!alive.current || choices.current !== before) return;
    if (position) {
      choose(position, 'gps');
      return;
    }
    setLocating('failed');
    setHomeCalls((calls) => calls + 1);
  };

  return (
    <fieldset aria-label={mapWords.group} className="map-picker">
      <div>
        <button
          type="button"
          className="btn btn-outline w-full"
          disabled={disabled || locating === 'waiting'}
          onClick={() => void locate()}
        >
          <Icon name="locate" />
          {locating === 'waiting' ? mapWords.locating : mapWords.locate}
        </button>
        <output className="text-sm">{locating === 'failed' && mapWords.locateFailed}</output>
      </div>
      <PlaceSearchBox
        id={boxId}
        disabled={disabled}
        invalid={Boolean(error)}
        describedBy={error ? errorId : undefined}
        hint={addressHint.trim()}
        onChoose={(place) => choose(place.at, 'search', place)}
      />
      <output className="map-town">
        {found?.town !== undefined && (
          <>
            <strong>{mapWords.townCentre(found.town)}</strong> {mapWords.moveToDoor}
          </>
        )}
      </output>
      <MapCanvas value={value} disabled={disabled} homeCalls={homeCalls} onPick={choose} onNear={setNear} />
      <output className="map-place" htmlFor={boxId}>
        {value ? (
          <>
            <span className="sr-only">{mapWords.chosen}: </span>
            <strong>{found?.name ?? (near === null ? mapWords.pinned : mapWords.near(near))}</strong>{' '}
            <span className="figures text-xs">{formatCoordinates(value)}</span>
          </>
        ) : (
          mapWords.none
        )}
      </output>
      <p id={errorId} className="text-sm font-semibold text-error">
        {error}
      </p>
    </fieldset>
  );
}
