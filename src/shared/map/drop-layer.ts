import type OpenLayersMap from 'ol/Map';
import type Layer from 'ol/layer/Layer';

/**
 * Takes a layer off a map and ends what it loads.
 *
 * Until its next frame the map goes on asking the layers of the last one, when a font has come or a pointer moves;
 * `Layer.dispose()` leaves `null` in their place, and the question throws.
 */
export function dropLayer(map: OpenLayersMap, layer: Layer): void {
  map.removeLayer(layer);
  layer.getSource()?.dispose();
  layer.clearRenderer();
  layer.setSource(null);
}
