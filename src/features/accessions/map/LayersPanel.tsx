import { Button } from '@/shared/ui/controls/Button';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_MAP_COLOUR } from '@/contract/constants';
import { mapHref } from '@/routes/map-href';
import type { SavedMaps } from '@/session/saved-maps/use-saved-maps';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { LayerRow, type LayerLook } from './LayerRow';
import styles from './LayersPanel.module.css';

/** Colours that stay apart for most kinds of colour vision (Okabe and Ito 2008), the portal's own green aside. */
const COLOURS = ['0072b2', 'd55e00', 'cc79a7', 'e69f00', '56b4e9', '009e73', '5b3a8c', '000000'] as const;

/** The first that no layer has yet; when all are taken, they come again. */
function nextColour(taken: readonly (string | undefined)[]): string {
  return COLOURS.find((colour) => !taken.includes(colour)) ?? COLOURS[taken.length % COLOURS.length] ?? COLOURS[0];
}

/** The longest that a layer may be called. */
const NAME_LENGTH = 120;

/** The name, with a number where another layer is called so. */
function freeName(name: string, names: readonly string[]): string {
  const short = name.length < NAME_LENGTH ? name : `${name.slice(0, NAME_LENGTH - 6)} …`;
  const numbered = (number: number) => (number === 1 ? short : `${short} ${number}`);
  let number = 1;
  while (names.includes(numbered(number))) number += 1;
  return numbered(number);
}

interface Props {
  /** The code of the result in force; undefined while it is not known. */
  code: string | undefined;
  /** Its criteria, as they are read; undefined while they are not known. */
  words: ReactNode;
  current: LayerLook;
  onCurrent: (patch: Partial<LayerLook>) => void;
  saved: SavedMaps;
  signedIn: boolean;
}

/** The layers over each other, the uppermost first; what they are called and drawn like is the legend too. */
export function LayersPanel({ code, words, current, onCurrent, saved, signedIn }: Props) {
  const { t } = useTranslation('map');
  const id = useId();
  const said = useRef<HTMLElement>(null);
  const [message, setMessage] = useState<{ of: string; twice: boolean; name: string }>();
  const { layers } = saved;
  const nameOf = (at: number) => layers[at]?.name ?? t('layers.defaultName', { number: at + 1 });
  const add = () => {
    if (!code) return;
    const present = layers.findIndex(({ filterCode }) => filterCode === code);
    if (present >= 0) {
      setMessage({ of: code, twice: true, name: nameOf(present) });
      return;
    }
    const whole = words ? t('layers.all') : t('layers.defaultName', { number: layers.length + 1 });
    // As it is read, in the words of the filter.
    const name = freeName(
      said.current?.textContent || whole,
      layers.map((_, at) => nameOf(at)),
    );
    saved.add({
      filterCode: code,
      name,
      enabled: true,
      opacity: 1,
      color: nextColour(layers.map(({ color }) => color)),
    });
    setMessage({ of: code, twice: false, name });
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('layers.title')}</h2>
      <ol>
        <LayerRow
          name={t('layers.current')}
          look={current}
          onChange={onCurrent}
          title={
            <>
              <strong>{t('layers.current')}</strong> <small ref={said}>{words}</small>
            </>
          }
        >
          <Button size="small" variant="outlined" disabled={!code} onClick={add}>
            {t('layers.add')}
          </Button>
        </LayerRow>
        {layers.map(({ filterCode, name: given, enabled, opacity, color = DEFAULT_MAP_COLOUR }, at) => {
          const name = nameOf(at);
          return (
            <LayerRow
              key={filterCode}
              name={name}
              look={{ enabled, opacity, color }}
              onChange={(patch) => saved.change(filterCode, patch)}
              title={
                <input
                  className="name"
                  value={given ?? ''}
                  placeholder={name}
                  maxLength={NAME_LENGTH}
                  aria-label={t('layers.nameOf')}
                  onChange={({ target }) => saved.change(filterCode, { name: target.value })}
                />
              }
            >
              <Button
                size="small"
                disabled={at === 0}
                aria-label={t('layers.up', { name })}
                onClick={() => saved.move(filterCode, -1)}
              >
                ↑
              </Button>
              <Button
                size="small"
                disabled={at === layers.length - 1}
                aria-label={t('layers.down', { name })}
                onClick={() => saved.move(filterCode, 1)}
              >
                ↓
              </Button>
              <Button size="small" aria-label={t('layers.remove', { name })} onClick={() => saved.remove(filterCode)}>
                {t('layers.removeShort')}
              </Button>
              <RouteLink to={mapHref(filterCode)} strong aria-label={t('layers.open', { name })}>
                {t('layers.openShort')}
              </RouteLink>
            </LayerRow>
          );
        })}
      </ol>
      {message && message.of === code && (
        <p role={message.twice ? 'alert' : 'status'}>
          {t(message.twice ? 'layers.twice' : 'layers.saved', { name: message.name })}
        </p>
      )}
      {saved.failed && (
        <p role="alert">
          {t('layers.serverMaps', { message: saved.failed.message })}{' '}
          <Button size="small" onClick={saved.retry}>
            {t('tools.again')}
          </Button>
        </p>
      )}
      <p>{t(signedIn ? 'layers.account' : 'layers.empty')}</p>
    </section>
  );
}
