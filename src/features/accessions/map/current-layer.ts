import { DEFAULT_MAP_COLOUR } from '@/contract/constants';
import type { LayerLook } from './LayerRow';

/** The result in force, as a layer: what it looks like until somebody changes it. */
export const CURRENT_LAYER: LayerLook = { enabled: true, opacity: 1, color: DEFAULT_MAP_COLOUR };
