import { useTranslation } from 'react-i18next';
import { CountryName } from '@/entities/names/CountryName';
import { Missing } from '@/shared/ui/text/Missing';
import { useLoadedText } from '@/shared/ui/text/use-loaded-text';
import { useFormat } from '@/shared/ui/format/use-format';

/** Text out of passport data, in its own direction. */
export function Plain({ text }: { text: string | null | undefined }) {
  return text ? <bdi>{text}</bdi> : <Missing />;
}

export function Country({ code3 }: { code3: string | null | undefined }) {
  return code3 ? <CountryName code3={code3} /> : <Missing />;
}

export function PassportDate({ date }: { date: string | null | undefined }) {
  const { mcpdDate } = useFormat();
  return date ? <>{mcpdDate(date)}</> : <Missing />;
}

/** "Traditional cultivar/Landrace": a line may end behind a slash, where browsers see the middle of a word. */
function Breakable({ text }: { text: string }) {
  const [, first = '', rest] = /^(.*?\/)(\S.*)$/s.exec(text) ?? [];
  if (!rest) return text;
  return (
    <>
      {first}
      <wbr />
      <Breakable text={rest} />
    </>
  );
}

/** One coded value or several, by their names. */
export function Coded({
  field,
  value,
}: {
  field: string;
  value: number | string | readonly number[] | null | undefined;
}) {
  const text = useLoadedText();
  const { list } = useFormat();
  const codes = value === null || value === undefined ? [] : [value].flat();
  return codes.length ? (
    <Breakable
      text={list(codes.map((code) => text(`accession:values.${field}.${code}`, { defaultValue: String(code) })))}
    />
  ) : (
    <Missing />
  );
}

export function Answer({ value }: { value: boolean }) {
  const { t } = useTranslation('ui');
  return <>{t(value ? 'yes' : 'no')}</>;
}

export function Metres({ value }: { value: number }) {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  return <>{t('metres', { value: number(value) })}</>;
}
