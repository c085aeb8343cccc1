import { useTranslation } from 'react-i18next';
import type { Accession, Alias, Collecting, Geo } from '@/contract/accession/accession';
import { isWiewsCode } from '@/contract/patterns';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { useNetworkTitle, useSubsetTitle } from '@/entities/names/use-item-title';
import { href } from '@/routes/href';
import { LinkList } from '@/shared/ui/controls/LinkList';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import styles from './detail-values.module.css';

export function NamedInstitute({ code, name }: { code: string; name: string }) {
  const label = name && name !== code ? name : code;
  return (
    <>
      {isWiewsCode(code) ? <RouteLink to={href('institute', { wiewsCode: code })}>{label}</RouteLink> : label}
      {label !== code && ` · ${code}`}
    </>
  );
}

/** Institutes that passport data name by code only. */
export function Institutes({ codes }: { codes: readonly string[] }) {
  const nameOf = useInstituteName(codes.filter(isWiewsCode));
  return (
    <LinkList className={styles.lines}>
      {codes.map((code) => (
        <li key={code}>
          <NamedInstitute code={code} name={nameOf(code).slice(code.length + 1)} />
        </li>
      ))}
    </LinkList>
  );
}

/** Networks that the holder is in, by title. */
export function Networks({ shortNames }: { shortNames: readonly string[] }) {
  const titleOf = useNetworkTitle(shortNames);
  return (
    <LinkList className={styles.lines}>
      {shortNames.map((shortName) => (
        <li key={shortName}>
          <RouteLink to={href('network', { shortName })}>
            <bdi>{titleOf(shortName)}</bdi>
          </RouteLink>
        </li>
      ))}
    </LinkList>
  );
}

/** Subsets that an accession is in, by title. */
export function Subsets({ subsets }: Required<Pick<Accession, 'subsets'>>) {
  const titleOf = useSubsetTitle(subsets.map(({ uuid }) => uuid));
  return (
    <LinkList className={styles.lines}>
      {subsets.map(({ uuid, title }) => (
        <li key={uuid}>
          <RouteLink to={href('subset', { uuid })}>
            <bdi>{titleOf(uuid, title)}</bdi>
          </RouteLink>
        </li>
      ))}
    </LinkList>
  );
}

export function Collectors({ coll }: { coll: Collecting | null | undefined }) {
  return (
    <>
      <Institutes codes={coll?.collCode ?? []} />
      {coll?.collName?.map((name) => (
        <div key={name} dir="auto">
          {name}
        </div>
      ))}
    </>
  );
}

export function Aliases({ aliases }: { aliases: readonly Alias[] }) {
  return (
    <LinkList className={styles.lines}>
      {aliases.map(({ name, usedBy }) => (
        <li key={`${usedBy ?? ''}:${name}`}>
          <bdi>{name}</bdi>
          {usedBy && ` (${usedBy})`}
        </li>
      ))}
    </LinkList>
  );
}

/** Latitude and longitude as decimal degrees, as they are recorded. */
export function Coordinates({ geo }: { geo: Geo }) {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  if (geo.latitude === null || geo.longitude === null) return null;
  return <bdi dir="ltr">{t('coordinates', { latitude: number(geo.latitude), longitude: number(geo.longitude) })}</bdi>;
}
