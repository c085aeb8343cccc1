import { Button } from '@/shared/ui/controls/Button';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { isFailure } from '@/shared/api/failure';
import { saveFile } from '@/shared/api/requests/file-answer';
import { Card } from '@/shared/ui/layout/Card';
import { instituteApi, type InstituteFile } from './api';

const FORMATS: readonly InstituteFile[] = ['mcpd', 'pdci'];

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(1),
}));

const Problem = styled('p')(({ theme }) => ({ color: theme.vars.palette.error.main }));

/** The passport data of an institute, and how complete they are, as Excel files. */
export function InstituteFiles({ code }: { code: string }) {
  const { t } = useTranslation(['institute', 'ui']);
  const [fetchFile, { isLoading, error, originalArgs }] = instituteApi.endpoints.instituteFile.useMutation();
  const save = async (format: InstituteFile) => {
    const { data } = await fetchFile({ code, format });
    if (data) saveFile(data, `${code}-${format}.xlsx`);
  };
  const said = isFailure(error) ? error.message : '';
  return (
    <Card aria-labelledby="institute-files">
      <h2 id="institute-files">{t('files.title')}</h2>
      <p>{t('files.text')}</p>
      <Buttons>
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="outlined"
            disabled={isLoading}
            aria-busy={isLoading && originalArgs?.format === format}
            onClick={() => void save(format)}
          >
            {isLoading && originalArgs?.format === format ? t('files.coming') : t(`files.${format}`)}
          </Button>
        ))}
      </Buttons>
      {error !== undefined && (
        <Problem role="alert">{t('files.failed', { message: said || t('ui:failure.noAnswer') })}</Problem>
      )}
    </Card>
  );
}
