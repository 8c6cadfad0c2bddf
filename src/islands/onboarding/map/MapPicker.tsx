import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#islands/ui/Icon.tsx';
import { Message } from '#islands/ui/Message.tsx';
import { mapWords } from '#lib/words/map.ts';
import { formatCoordinates, roundCoordinates, type Coordinates } from '#lib/domain/info/coordinates.ts';
import type { Place } from '#lib/domain/info/place.ts';
import { nameWithin } from '#lib/messages/serverWords.ts';
import { currentPosition } from './geolocation.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { PlaceSearchBox } from './PlaceSearchBox.tsx';

type PickSource = 'search' | 'map' | 'gps' | 'keyboard';

export interface MapPickerProps {
  /** `null` until a place is chosen. The default centre is only a view, not a choice. */
  value: Coordinates | null;
  onChange: (at: Coordinates, source: PickSource) => void;
  /** Called with what is known of the address of the place. */
  onAddress?: (address: Pick<Place, 'city' | 'pincode'>) => void;
  /** Shows the place, but does not let the vendor move it. */
  disabled?: boolean;
  error?: string | undefined;
  /** The address typed so far, offered as a search. */
  addressHint?: string;
  /** The id of the search box. An error summary can link to it. */
  id?: string;
}

type Locating = 'idle' | 'waiting' | 'here' | 'failed';

/** Chooses a place by search, by the device's location, or on a map. The first two need no map. */
export function MapPicker({
  value,
  onChange,
  onAddress,
  disabled = false,
  error,
  addressHint = '',
  id,
}: MapPickerProps): ReactNode {
  const ownId = useId();
  const boxId = id ?? ownId;
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
    setLocating(source === 'gps' ? 'here' : 'idle');
    setFound(place);
    onChange(roundCoordinates(at), source);
    if (place) onAddress?.(place);
  };
  const picker = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (locating === 'here') picker.current?.scrollIntoView({ block: 'nearest' });
  }, [locating]);

  const locate = async (): Promise<void> => {
    if (locating === 'waiting') return;
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

  const nearWords = near === null ? mapWords.pinned : mapWords.near(nameWithin(near));
  const locateWords =
    locating === 'here' ? nearWords : locating === 'waiting' ? mapWords.locating : mapWords.locate;
  return (
    <fieldset ref={picker} aria-label={mapWords.group} className="mb-2 grid min-w-0 grid-cols-1 gap-2">
      <div>
        <button
          type="button"
          className="btn btn-outline w-full"
          disabled={disabled}
          // It keeps the focus meanwhile, which `disabled` would drop.
          aria-disabled={locating === 'waiting' || undefined}
          onClick={() => void locate()}
        >
          <Icon
            {...(locating === 'here' ? { name: 'check', className: 'text-success' } : { name: 'locate' })}
          />
          <Message text={locateWords} />
        </button>
        <output className="text-sm">{locating === 'failed' && mapWords.locateFailed}</output>
      </div>
      <PlaceSearchBox
        id={boxId}
        disabled={disabled}
        error={error}
        hint={addressHint.trim()}
        onChoose={(place) => choose(place.at, 'search', place)}
      />
      <output className="bg-base-100 border-base-300 border-l-warning rounded-field block border border-l-4 px-3 py-2 text-[0.875rem] empty:hidden">
        {found?.town !== undefined && (
          <>
            <strong>
              <Message text={mapWords.townCentre(nameWithin(found.town))} />
            </strong>{' '}
            {mapWords.moveToDoor}
          </>
        )}
      </output>
      <MapCanvas
        value={value}
        disabled={disabled}
        homeCalls={homeCalls}
        onPick={choose}
        onNear={(name, town) => {
          setNear(name);
          if (town !== null) onAddress?.({ city: town });
        }}
      />
      <output className="block text-[0.875rem] [overflow-wrap:anywhere]" htmlFor={boxId}>
        {value ? (
          <>
            <span className="sr-only">{mapWords.chosen}: </span>
            <strong>
              <Message text={found ? nameWithin(found.name) : nearWords} />
            </strong>{' '}
            <span className="figures text-xs">{formatCoordinates(value)}</span>
          </>
        ) : (
          mapWords.none
        )}
      </output>
    </fieldset>
  );
}
