import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#islands/ui/Icon.tsx';
import { mapWords } from '#lib/words/map.ts';
import type { Coordinates } from '#lib/domain/info/coordinates.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { loadOrReload } from '#lib/stores/browser/newVersion.ts';
import { currentConnection, isCostlyConnection } from './connection.ts';
import type { MapView } from './mapView.ts';
import type { PlacePicture } from './PlacePicture.tsx';

interface MapCanvasProps {
  value: Coordinates | null;
  disabled: boolean;
  /**
   * Counts the failed attempts to locate the device. Each one moves a map without a place back to the default
   * centre.
   */
  homeCalls: number;
  onPick: (at: Coordinates, source: 'map' | 'keyboard') => void;
  /** Called with the known place nearest to the pin, and with its town. */
  onNear: (near: string | null, town: string | null) => void;
}

const mapView = lazyModule(() => import('./mapView.ts'));
const placePicture = lazyModule(() => import('./PlacePicture.tsx'));

type Phase = 'unseen' | 'onRequest' | 'loading' | 'ready' | 'failed';

/** The frame of the map and its contents. One effect owns the imperative map. */
export function MapCanvas({ value, disabled, homeCalls, onPick, onNear }: MapCanvasProps): ReactNode {
  const [phase, setPhase] = useState<Phase>('unseen');
  const [areStreetsLost, setStreetsLost] = useState(false);
  const [picture, setPicture] = useState<{ PlacePicture: typeof PlacePicture } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<MapView | null>(null);
  const isAskedFor = useRef(false);
  const pick = useEffectEvent(onPick);
  const tellNear = useEffectEvent(onNear);
  const currentValue = useEffectEvent(() => value);

  useEffect(() => {
    if (phase !== 'unseen' || !frame.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      setPhase(isCostlyConnection(currentConnection()) ? 'onRequest' : 'loading');
      // If this fails, the frame shows only text.
      placePicture.load().then(setPicture, () => undefined);
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [phase]);

  const wanted = phase === 'loading' || phase === 'ready';
  useEffect(() => {
    if (!wanted || !container.current) return;
    const box = container.current;
    let gone = false;
    let built: MapView | null = null;
    const fail = (): void => {
      if (!gone) setPhase('failed');
    };
    const build = async (): Promise<void> => {
      // If the files of the map are gone, only Retry may reload the page; scrolling to the map may not.
      const { createMapView } = await (isAskedFor.current ? loadOrReload(mapView) : mapView.load());
      if (gone) return;
      built = await createMapView({
        container: box,
        value: currentValue(),
        onPick: (at, source) => pick(at, source),
        onNear: (near, town) => tellNear(near, town),
        onStreetsLost: () => {
          if (!gone) setStreetsLost(true);
        },
        onReady: () => {
          if (!gone) setPhase('ready');
        },
        onFail: fail,
      });
      if (gone) {
        built.destroy();
        return;
      }
      view.current = built;
      // The vendor may have chosen a place by other means while the map loaded.
      built.show(currentValue());
    };
    build().catch(fail);
    return () => {
      gone = true;
      view.current = null;
      built?.destroy();
      box.replaceChildren();
    };
  }, [wanted]);

  const retry = (): void => {
    isAskedFor.current = true;
    setPhase('loading');
  };

  useEffect(() => view.current?.show(value), [value]);
  useEffect(() => {
    if (homeCalls > 0 && !currentValue()) view.current?.goHome();
  }, [homeCalls]);

  return (
    <>
      <div ref={frame} className="map-frame" data-phase={phase}>
        {picture && phase !== 'ready' && <picture.PlacePicture at={value} />}
        <div ref={container} className="map-box" inert={disabled || phase !== 'ready'} />
        {phase === 'onRequest' && (
          <div className="map-note">
            <button type="button" className="btn btn-outline bg-base-100" onClick={() => setPhase('loading')}>
              <Icon name="pin" />
              {mapWords.showMap}
            </button>
            {!disabled && <p className="max-w-[34ch] text-sm">{mapWords.showMapWhy}</p>}
          </div>
        )}
        {(phase === 'unseen' || phase === 'loading') && (
          <output className="map-note">
            <span>{mapWords.loading}</span>
          </output>
        )}
        {phase === 'failed' && (
          <div className="map-note">
            <output>
              <strong className="block">{mapWords.failed}</strong> {!disabled && mapWords.failedHelp}
            </output>
            <button type="button" className="btn btn-outline bg-base-100" onClick={retry}>
              {mapWords.retry}
            </button>
          </div>
        )}
        {phase === 'ready' && !value && !disabled && (
          <>
            <span className="map-cross" aria-hidden="true" />
            <button type="button" className="btn map-drop" onClick={() => view.current?.pickCentre()}>
              {mapWords.dropPin}
            </button>
          </>
        )}
        {disabled && (
          // It is above the centre, which has the pin. 'Show map' and 'Retry' below it must stay clickable. The map itself is inert.
          <p
            className={`pointer-events-none absolute inset-0 z-3 grid items-start justify-items-center pt-3 ${phase === 'ready' ? 'bg-base-200/35' : ''}`}
          >
            <span className="bg-base-100 border-base-300 rounded-box flex items-center gap-2 border px-4 py-2.5 font-semibold">
              <Icon name="lock" />
              {mapWords.locked}
            </span>
          </p>
        )}
      </div>
      <output className="block text-[0.875rem] [overflow-wrap:anywhere] empty:hidden">
        {areStreetsLost && mapWords.streetsLost}
      </output>
    </>
  );
}
