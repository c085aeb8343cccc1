import { useMemo } from 'react';
import type { BioVariable } from '@/contract/accession/climate';
import { useText } from '@/shared/ui/text/use-text';
import { climateUnit } from './climate-filters';

/** Names of the climate's variables in words, and their units. */
export function useClimateName(): { name: (variable: BioVariable) => string; unit: (variable: BioVariable) => string } {
  const text = useText('accession');
  return useMemo(
    () => ({
      name: (variable) => text(`accession:fields.geo.climate.${variable}`),
      unit: (variable) => text(climateUnit(variable)),
    }),
    [text],
  );
}
