import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { isFailure } from '@/shared/api/failure';
import { saveFile } from '@/shared/api/requests/file-answer';
import { Card } from '@/shared/ui/layout/Card';
import { instituteApi, type InstituteFile } from './api';
import styles from './InstituteFiles.module.css';

const FORMATS: readonly InstituteFile[] = ['mcpd', 'pdci'];

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
      <div className={styles.buttons}>
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
      </div>
      {error !== undefined && (
        <p className={styles.problem} role="alert">
          {t('files.failed', { message: said || t('ui:failure.noAnswer') })}
        </p>
      )}
    </Card>
  );
}
