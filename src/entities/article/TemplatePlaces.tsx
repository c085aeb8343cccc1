import { useState } from 'react';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { fillPlaces } from '@/contract/fill-places';
import { TextField } from '@/shared/mui/TextField';
import { Part } from '@/shared/detail/Part';
import { LongText } from '@/shared/ui/markdown/LongText';
import { useIsolated } from '@/shared/ui/text/use-isolated';

/** More are not listed. */
const MOST = 50;

function placesIn(text: string): string[] {
  const found = new Set<string>();
  fillPlaces(text, (name) => {
    found.add(name);
    return '';
  });
  return [...found].slice(0, MOST);
}

/** Of a template: its places, and how it reads with something in them. */
export function TemplatePlaces() {
  const { t } = useTranslation('article');
  const isolated = useIsolated();
  const { template, title, body } = useFormikContext<{ template?: boolean; title?: string; body?: string }>().values;
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({});
  const text = `# ${title ?? ''}\n\n${body ?? ''}`;
  const places = template ? placesIn(text) : [];
  if (places.length === 0) return null;
  const valueOf = (place: string): string => samples[place] ?? place;
  return (
    <>
      <Part title={t('places.title')}>
        {places.map((place) => (
          <TextField
            key={place}
            fullWidth
            margin="dense"
            label={t('places.value', { place: isolated(place) })}
            value={valueOf(place)}
            onChange={({ target }) => setSamples((before) => ({ ...before, [place]: target.value }))}
          />
        ))}
      </Part>
      <Part title={t('places.preview')}>
        <LongText level={3} text={fillPlaces(text, valueOf)} />
      </Part>
    </>
  );
}
