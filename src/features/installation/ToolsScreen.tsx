import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SERVER_TOOLS, type ServerTool, type ServerToolName } from '@/contract/installation/installation';
import { asFailure } from '@/shared/api/failure';
import { PageHead } from '@/shared/home/PageHead';
import { Stack } from '@/shared/mui/Stack';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useFormat } from '@/shared/ui/format/use-format';
import { Card } from '@/shared/ui/layout/Card';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useRunToolMutation, useToolsQuery } from './api';

/** What it would touch, the question before it does, and what it did. */
function Tool({ name, touches }: { name: ServerToolName; touches: number }) {
  const { t } = useTranslation('installation');
  const { number } = useFormat();
  const [asked, setAsked] = useState(false);
  const [run, { data: report }] = useRunToolMutation();
  const id = `tool-${name}`;
  const would = t(`tools.${name}.touches`, { count: touches, shown: number(touches) });
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{t(`tools.${name}.title`)}</h2>
      <p>{t(`tools.${name}.about`)}</p>
      <p>{would}</p>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {t(`tools.${name}.run`)}
      </Button>
      <div role="status">
        {report && <p>{t('tools.report', { count: report.touched, shown: number(report.touched) })}</p>}
      </div>
      {asked && (
        <ConfirmDialog
          title={t(`tools.${name}.title`)}
          confirm={t(`tools.${name}.run`)}
          work={async () => {
            await run(name).unwrap();
          }}
          onClose={() => setAsked(false)}
        >
          <p>{t(`tools.${name}.about`)}</p>
          <p>{would}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** A tool that this portal has no words for is not offered. */
const known = ({ name, touches }: ServerTool) =>
  SERVER_TOOLS.filter((each) => each === name).map((each) => ({ name: each, touches }));

/** `/admin/tools`: what an installation needs by hand now and then. */
export default function ToolsScreen() {
  const { t } = useTranslation('installation');
  const { data, error, refetch } = useToolsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageBody>
      <PageHead title={t('tools.title')}>
        <p>{t('tools.about')}</p>
        <p>{t('tools.current')}</p>
      </PageHead>
      {error !== undefined && !data && (
        <FailureOutcome failure={asFailure(error)} optional retry={() => void refetch()} />
      )}
      {!data && error === undefined && <Skeleton variant="rounded" height={240} aria-busy />}
      <Stack sx={{ gap: 2 }}>
        {data?.flatMap(known).map((tool) => (
          <Tool key={tool.name} {...tool} />
        ))}
      </Stack>
    </PageBody>
  );
}
