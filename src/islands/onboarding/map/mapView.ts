/**
 * The map itself, and the only file that imports MapLibre. It is imported dynamically, so nothing of it is
 * downloaded before a map comes into view.
 */
import {
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
  type GeoJSONSource,
  type TransformStyleFunction,
} from 'maplibre-gl';
import libraryCss from 'maplibre-gl/dist/maplibre-gl.css?url';
import { drawnMapWords } from '#lib/words/drawnMap.ts';
import { roundCoordinates, type Coordinates } from '#lib/domain/info/coordinates.ts';
import { loadStylesheet } from '#islands/ui/loadStylesheet.ts';
import { bundledMap, env } from '#lib/env.ts';
import * as limits from '#lib/limits.ts';
import { workerAddress } from '../workers.ts';
import { creditsControl } from './credits.ts';
import { gridLines } from './grid.ts';
import { namedPoints, nearestPlace } from './nearest.ts';
import { withoutBorders } from './borders.ts';
import { createPinElement, labelPin } from './pin.ts';
import ownCss from '../../../styles/mapView.css?url';

/** A pin this near to the middle of a town is in that town. */
const townKm = 5;

interface MapViewOptions {
  container: HTMLElement;
  value: Coordinates | null;
  onPick: (at: Coordinates, source: 'map' | 'keyboard') => void;
  /** Called with the known place nearest to the pin, and with its town; null where there is none. */
  onNear: (near: string | null, town: string | null) => void;
  onReady: () => void;
  /** Called when the streets did not load, so that the bundled map replaces them. At most once per page. */
  onStreetsLost: () => void;
  onFail: () => void;
}

export interface MapView {
  /** Places or removes the pin. The view moves when the place was not picked on the map itself. */
  show: (value: Coordinates | null) => void;
  /** Moves to the default centre, which is a view and not a choice. */
  goHome: () => void;
  /** Chooses the centre of the view, and focuses the pin there. */
  pickCentre: () => void;
  destroy: () => void;
}

/** Whether the streets failed on this page. Later maps then start with the bundled style. */
let areStreetsLost = false;

/**
 * A worker from our own origin keeps the content security policy at `worker-src 'self'`. MapLibre asks how its
 * address ends, and a trusted address has no methods of a text.
 */
const worker = workerAddress('map');
setWorkerUrl(
  Object.assign(worker, {
    endsWith: (end: string) => String(worker).endsWith(end),
    split: (by: RegExp) => String(worker).split(by),
  }),
);

/** Builds a map in the container. Rejects or calls `onFail` when the map cannot be shown. */
export async function createMapView(options: MapViewOptions): Promise<MapView> {
  await Promise.all([libraryCss, ownCss].map(loadStylesheet));
  const { container, onPick } = options;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let ground: 'streets' | 'bundled' = env.streetMap && !areStreetsLost ? 'streets' : 'bundled';
  const styleUrl = (): string => {
    const styles = (ground === 'streets' && env.streetMap) || bundledMap;
    return dark.matches ? styles.dark : styles.light;
  };
  const centreOf = ({ lat, lng }: Coordinates): [number, number] => [lng, lat];

  /**
   * Only streets get the transform. With a transform, MapLibre waits for the previous style, which may never
   * load.
   */
  const paint = (): void => {
    const transformStyle: TransformStyleFunction = (_previous, next) => withoutBorders(next);
    map.setStyle(styleUrl(), { diff: false, ...(ground === 'streets' ? { transformStyle } : {}) });
  };

  const map = new MapLibreMap({
    container,
    center: centreOf(options.value ?? limits.defaultMapCenter),
    zoom: options.value ? limits.mapZoom : limits.mapZoomWithoutLocation,
    minZoom: 2,
    maxZoom: 19,
    attributionControl: false,
    // One finger or the wheel scrolls the page past the map. Two fingers or Ctrl move the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    locale: {
      'Map.Title': drawnMapWords.map,
      'NavigationControl.ZoomIn': drawnMapWords.zoomIn,
      'NavigationControl.ZoomOut': drawnMapWords.zoomOut,
      'CooperativeGesturesHandler.WindowsHelpText': drawnMapWords.wheelHelp,
      'CooperativeGesturesHandler.MacHelpText': drawnMapWords.wheelHelpMac,
      'CooperativeGesturesHandler.MobileHelpText': drawnMapWords.touchHelp,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ maxWidth: 90, unit: 'metric' }), 'bottom-left');
  map.addControl(creditsControl(drawnMapWords.sources), 'bottom-right');

  let ready = false;
  let picked: Coordinates | null = null;

  const pick = (at: Coordinates, source: 'map' | 'keyboard'): void => {
    picked = roundCoordinates(at);
    placePin(picked);
    onPick(picked, source);
  };
  const pin = createPinElement((x, y) => {
    const { x: fromX, y: fromY } = map.project(marker.getLngLat());
    pick(map.unproject([fromX + x, fromY + y]), 'keyboard');
    if (!map.getBounds().contains(marker.getLngLat())) map.panTo(marker.getLngLat());
  });
  const marker = new Marker({ element: pin, anchor: 'bottom', draggable: true });
  marker.on('dragend', () => pick(marker.getLngLat(), 'map'));
  map.on('click', (event) => {
    const { target } = event.originalEvent;
    if (!(target instanceof Node && pin.contains(target))) pick(event.lngLat, 'map');
  });

  const placePin = (at: Coordinates): void => {
    marker.setLngLat(centreOf(at));
    if (!pin.isConnected) marker.addTo(map);
    labelPin(pin, at);
    tellNear();
  };

  const sourceOf = (id: string): GeoJSONSource | undefined => {
    const source = map.getSource(id);
    return source?.type === 'geojson' ? (source as GeoJSONSource) : undefined;
  };
  /** Updates the lines of the bundled style. A street style has neither this source nor the places. */
  const orient = (): void => {
    const bounds = map.getBounds();
    const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
    sourceOf('grid')?.setData(gridLines(box, map.getZoom()));
  };
  let points: ReturnType<typeof namedPoints> = [];
  const placeWithin = (km?: number): string | null =>
    pin.isConnected ? nearestPlace(points, marker.getLngLat(), km) : null;
  const tellNear = (): void => options.onNear(placeWithin(), placeWithin(townKm));

  const readPlaces = async (): Promise<void> => {
    const data = await sourceOf('places')?.getData();
    if (!data) return;
    points = namedPoints(data);
    tellNear();
  };

  map.on('moveend', orient);
  let hasStyle = false;
  map.on('style.load', () => {
    hasStyle = true;
    if (ground === 'bundled') becomeReady();
    orient();
    void readPlaces();
  });
  const becomeReady = (): void => {
    clearTimeout(streetsDeadline);
    if (ready) return;
    ready = true;
    clearTimeout(deadline);
    options.onReady();
  };
  // A style alone shows nothing. A street map is ready with its first tile.
  map.on('data', (event) => {
    if (ground === 'streets' && event.dataType === 'source' && event.tile) becomeReady();
  });
  const fail = (): void => {
    if (!ready) options.onFail();
  };
  const takeBundled = (): void => {
    clearTimeout(streetsDeadline);
    ground = 'bundled';
    hasStyle = false;
    if (!areStreetsLost) options.onStreetsLost();
    areStreetsLost = true;
    paint();
  };
  // Without a style there is no map. A tile that fails later only leaves a gap.
  map.on('error', () => {
    if (ground === 'bundled') fail();
    else if (!hasStyle) takeBundled();
  });
  const deadline = setTimeout(fail, limits.requestTimeoutMs);
  let streetsDeadline: ReturnType<typeof setTimeout> | undefined;
  const awaitStreets = (): void => {
    clearTimeout(streetsDeadline);
    if (ground === 'streets') streetsDeadline = setTimeout(takeBundled, limits.streetMapMs);
  };
  paint();
  awaitStreets();

  const followScheme = (): void => {
    hasStyle = false;
    paint();
    awaitStreets();
  };
  dark.addEventListener('change', followScheme);
  if (options.value) placePin(options.value);

  return {
    show: (value) => {
      if (!value) {
        picked = null;
        marker.remove();
        tellNear();
        return;
      }
      placePin(value);
      if (picked && picked.lat === value.lat && picked.lng === value.lng) return;
      picked = null;
      map.jumpTo({ center: centreOf(value), zoom: Math.max(map.getZoom(), limits.mapZoom) });
    },
    goHome: () => {
      map.jumpTo({ center: centreOf(limits.defaultMapCenter), zoom: limits.mapZoomWithoutLocation });
    },
    pickCentre: () => {
      pick(map.getCenter(), 'keyboard');
      // The pressed button is gone, and arrow keys move the pin.
      pin.focus({ preventScroll: true });
    },
    destroy: () => {
      clearTimeout(deadline);
      clearTimeout(streetsDeadline);
      dark.removeEventListener('change', followScheme);
      map.remove();
    },
  };
}
