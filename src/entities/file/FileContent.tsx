import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { RepositoryFile } from '@/contract/repository';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { fileApi } from './api';
import { contentKind } from './content-kind';
import { fileAddress } from './file-address';

const Section = styled('section')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(2),
  '& h2': { margin: theme.spacing(0, 0, 1), fontSize: '1.0625rem' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 6 },
}));

const Text = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1.5, 2),
  maxHeight: '70vh',
  overflow: 'auto',
  borderRadius: 6,
  // Lines that somebody laid out begin where their own direction begins.
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  backgroundColor: theme.vars.palette.tint,
  '@media print': { maxHeight: 'none' },
}));

/** What is in a file, as far as a page can show it safely: pictures, and text as text. */
export function FileContent({ file, path }: { file: RepositoryFile; path: string }) {
  const { t } = useTranslation('files');
  const kind = contentKind(file);
  return (
    <Section aria-labelledby="file-content">
      <h2 id="file-content">{t('content')}</h2>
      {kind === 'image' && <img src={fileAddress(file)} alt={file.title || file.name} />}
      {kind === 'text' && <FileText path={path} name={file.name} />}
      {kind === 'tooLarge' && <p>{t('tooLarge')}</p>}
      {kind === 'other' && <p>{t('notShown')}</p>}
    </Section>
  );
}

function FileText({ path, name }: { path: string; name: string }) {
  const { currentData, error, refetch } = fileApi.endpoints.fileText.useQuery(path);
  if (error) return <FailureOutcome failure={asFailure(error)} name={path} retry={() => void refetch()} />;
  if (currentData === undefined) return <Skeleton variant="rounded" height={200} />;
  return (
    <Text dir="auto" tabIndex={0} role="region" aria-label={name}>
      {currentData}
    </Text>
  );
}
