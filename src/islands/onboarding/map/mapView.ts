/**
 * The map itself, and the only file that knows MapLibre. It is imported dynamically, so that nothing of it
 * is downloaded before a map comes into view.
 */
import {
  AttributionControl,
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
  type GeoJSONSource,
} from 'maplibre-gl';
import libraryCss from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { drawnMapWords } from '#lib/copy/drawnMap.ts';
import { roundCoordinates, type Coordinates } from '#lib/domain/coordinates.ts';
import { loadStylesheet } from '#islands/ui/loadStylesheet.ts';
import { env } from '#lib/env.ts';
import { limits } from '#lib/limits.ts';
import { gridLines } from './grid.ts';
import { namedPoints, nearestPlaces, type NearbyPlace } from './nearest.ts';
import { createPinElement, labelPin } from './pin.ts';
import ownCss from '../../../styles/mapView.css?url';

export interface MapViewOptions {
  container: HTMLElement;
  value: Coordinates | null;
  onPick: (at: Coordinates, source: 'map' | 'keyboard') => void;
  onNearby: (places: NearbyPlace[]) => void;
  onReady: () => void;
  onFail: () => void;
}

export interface MapView {
  /** Puts the pin there, or takes it away; moves the view when the place was not picked on the map itself. */
  show: (value: Coordinates | null) => void;
  /** Back to the default centre. It is a view, not a choice. */
  goHome: () => void;
  /** Chooses the middle of the view. */
  pickCentre: () => void;
  destroy: () => void;
}

/** From here on the nearest known places are told: closer in, few labels are left in the view. */
const nearbyFromZoom = 10.5;

/** A worker from our own origin keeps the content security policy at `worker-src 'self'`. */
setWorkerUrl(new URL(workerUrl, location.href).href);

/** Builds a map in the container. Rejects or calls `onFail` when it cannot be shown. */
export async function createMapView(options: MapViewOptions): Promise<MapView> {
  await Promise.all([libraryCss, ownCss].map(loadStylesheet));
  const { container, onPick } = options;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const styleUrl = (): string => (dark.matches ? env.mapStyleDarkUrl : env.mapStyleUrl);
  const centreOf = ({ lat, lng }: Coordinates): [number, number] => [lng, lat];

  const map = new MapLibreMap({
    container,
    style: styleUrl(),
    center: centreOf(options.value ?? limits.defaultMapCenter),
    zoom: options.value ? limits.mapZoom : limits.mapZoomWithoutLocation,
    minZoom: 2,
    maxZoom: 19,
    attributionControl: false,
    // A page is scrolled past the map with one finger or the wheel; two fingers or Ctrl are for the map.
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
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');

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
  };

  const sourceOf = (id: string): GeoJSONSource | undefined => {
    const source = map.getSource(id);
    return source?.type === 'geojson' ? (source as GeoJSONSource) : undefined;
  };
  /** Both belong to the bundled style: another style has neither source, and shows streets instead. */
  const orient = (): void => {
    const bounds = map.getBounds();
    const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
    sourceOf('grid')?.setData(gridLines(box, map.getZoom()));
    tellNearby();
  };
  let points: ReturnType<typeof namedPoints> = [];
  const tellNearby = (): void =>
    options.onNearby(map.getZoom() >= nearbyFromZoom ? nearestPlaces(points, map.getCenter()) : []);

  const readPlaces = async (): Promise<void> => {
    const data = await sourceOf('places')?.getData();
    if (!data) return;
    points = namedPoints(data);
    tellNearby();
  };

  map.on('moveend', orient);
  map.on('style.load', () => {
    if (!ready) {
      ready = true;
      clearTimeout(deadline);
      options.onReady();
    }
    orient();
    void readPlaces();
  });
  const fail = (): void => {
    if (!ready) options.onFail();
  };
  // Without the style there is no map; a tile that fails later leaves a gap and nothing worse.
  map.on('error', fail);
  const deadline = setTimeout(fail, limits.requestTimeoutMs);

  const followScheme = (): void => void map.setStyle(styleUrl(), { diff: false });
  dark.addEventListener('change', followScheme);
  if (options.value) placePin(options.value);

  return {
    show: (value) => {
      if (!value) {
        picked = null;
        marker.remove();
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
    pickCentre: () => pick(map.getCenter(), 'keyboard'),
    destroy: () => {
      clearTimeout(deadline);
      dark.removeEventListener('change', followScheme);
      map.remove();
    },
  };
}
