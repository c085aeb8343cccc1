import coarse from 'world-atlas/countries-110m.json?url';
import fine from 'world-atlas/countries-50m.json?url';
import type { Lands } from '@/mcpd/check/lands';
import { worldLands, type Countries } from './world-lands';

async function fetched(url: string): Promise<Countries> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The shapes of the world did not come: ${response.status}`);
  return (await response.json()) as Countries;
}

/** The shapes of the map, for whoever asks of many places where they lie. */
export const loadLands = async (): Promise<Lands> =>
  worldLands(...(await Promise.all([fetched(coarse), fetched(fine)])));
