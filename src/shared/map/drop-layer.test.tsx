import Layer from 'ol/layer/Layer';
import OpenLayersMap from 'ol/Map';
import Source from 'ol/source/Source';
import View from 'ol/View';
import { dropLayer } from './drop-layer';

test('a layer may be asked until the next frame, as for new fonts or at the pointer', () => {
  const layer = new Layer({ source: new Source({}), render: () => document.createElement('div') });
  const map = new OpenLayersMap({
    target: document.createElement('div'),
    view: new View({ center: [0, 0], zoom: 1 }),
    controls: [],
    layers: [layer],
  });
  map.setSize([256, 256]);
  map.renderSync();
  dropLayer(map, layer);
  // What a font calls that has come.
  map.redrawText();
  expect(map.forEachFeatureAtPixel([128, 128], (feature) => feature)).toBeUndefined();
  expect(map.getAllLayers()).toEqual([]);
  expect(layer.getSource()).toBeNull();
  map.setTarget(undefined);
  map.dispose();
});
