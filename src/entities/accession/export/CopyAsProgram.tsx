import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { publicClient } from '@/session/running-session';
import { serverAddress } from '@/shared/api/server-address';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { curlSnippet } from './snippets/curl';
import { pythonSnippet } from './snippets/python';
import { rSnippet } from './snippets/r';
import type { SnippetRequest } from './snippets/request';
import styles from './CopyAsProgram.module.css';

const LANGUAGES = ['r', 'python', 'curl'] as const;
type Language = (typeof LANGUAGES)[number];
const WRITERS: Record<Language, (request: SnippetRequest) => string> = {
  r: rSnippet,
  python: pythonSnippet,
  curl: curlSnippet,
};

interface Props {
  filter: AccessionFilter;
  code: string | undefined;
  columns: readonly string[];
}

/** A program that asks the server for the same accessions, to be copied. */
export function CopyAsProgram({ filter, code, columns }: Props) {
  const { t } = useTranslation('export');
  const [language, setLanguage] = useState<Language>('r');
  const { clientId = '', clientSecret = '' } = publicClient() ?? {};
  const program = WRITERS[language]({
    tokenUrl: serverAddress('/oauth/token'),
    queryUrl: serverAddress('/acn/query'),
    clientId,
    clientSecret,
    filter,
    code,
    columns,
  });
  const chosen = (value: string) => LANGUAGES.find((name) => name === value) ?? 'r';
  return (
    <details className={styles.program}>
      <summary>{t('query.title')}</summary>
      <p>{t('query.text')}</p>
      <NativeSelect
        label={t('query.language')}
        value={language}
        options={LANGUAGES.map((name) => ({ value: name, label: t(`query.${name}`) }))}
        onChange={(value) => setLanguage(chosen(value))}
      />
      <p>{t(`query.${language}Text`)}</p>
      <pre dir="ltr">{program}</pre>
      <CopyButton key={language} text={program} label={t('query.copy')} />
    </details>
  );
}
