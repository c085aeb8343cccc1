import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { datasetApi } from '@/entities/dataset/catalogue/api';
import { TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { useCropName } from '@/entities/names/use-crop-name';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useRouteParams } from '@/routes/hooks/use-route';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { Alert } from '@/shared/mui/Alert';
import { Stack } from '@/shared/mui/Stack';
import { HelpLink } from '@/shared/ui/controls/HelpLink';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { useNavigate } from 'react-router-dom';
import { ingestApi, type HeadingPlace } from './api';
import { IngestForm } from './IngestForm';

/** Rows of headings that can be chosen, and rows above them. */
const HEADING_ROWS = 4;
const TITLE_ROWS = 20;

/** What a sheet that describes the columns of another is headed by: the API reads these names, in every language. */
const DESCRIBING = ['Descriptor', 'Description', 'Type', 'Unit', 'Min', 'Max', 'Codes'];

/** Whether what was observed is of crops that the dataset names. */
const sameCrops = (rows: readonly string[], dataset: readonly string[]): boolean =>
  rows.every((crop) => dataset.includes(crop));

/** `/datasets/ingest/{dataset}/{file}/{sheet}`: what the columns of a sheet are, a check, and the load. */
export default function IngestScreen() {
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const navigate = useNavigate();
  const cropName = useCropName();
  const { datasetUuid, uuid, sheet } = useRouteParams('ingest');
  const dataset = datasetApi.endpoints.dataset.useQuery(datasetUuid);
  const address = { dataset: datasetUuid, file: uuid, sheet };
  const [headings, setHeadings] = useState<HeadingPlace>();
  const proposal = ingestApi.endpoints.ingestProposal.useQuery({ ...address, ...headings });
  const file = dataset.currentData?.files.find((each) => each.uuid === uuid);
  usePageTitle(file ? t('titleOf', { name: file.name }) : t('title'));
  const choice = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: number(from + at) }));
  return (
    <PageBody>
      <DetailOutcome query={dataset} name={datasetUuid}>
        {(item) => (
          <>
            <DetailHead
              title={t('titleOf', { name: file?.name ?? uuid })}
              subtitle={
                <>
                  <RouteLink to={href('editDataset', { uuid: datasetUuid, step: 'files' })}>
                    <TranslatedTitle item={item} />
                  </RouteLink>
                  {' · '}
                  <HelpLink slug="observations">{t('help')}</HelpLink>
                </>
              }
            />
            {proposal.currentData === undefined && proposal.isFetching && <p role="status">{t('proposing')}</p>}
            <DetailOutcome query={proposal} name={file?.name ?? uuid}>
              {(proposed) => (
                <>
                  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, marginBlockEnd: 1 }}>
                    {proposed.sheets.length > 1 && (
                      <NativeSelect
                        label={t('sheet')}
                        value={sheet}
                        options={proposed.sheets.map((name, at) => ({ value: String(at), label: name }))}
                        onChange={(value) => void navigate(href('ingest', { datasetUuid, uuid, sheet: value }))}
                      />
                    )}
                    <NativeSelect
                      label={t('titleRows')}
                      value={String(proposed.titleRows)}
                      options={choice(0, TITLE_ROWS)}
                      onChange={(value) => setHeadings({ titleRows: Number(value), headingRows: proposed.headingRows })}
                    />
                    <NativeSelect
                      label={t('headingRows')}
                      value={String(proposed.headingRows)}
                      options={choice(1, HEADING_ROWS)}
                      onChange={(value) => setHeadings({ titleRows: proposed.titleRows, headingRows: Number(value) })}
                    />
                  </Stack>
                  <p>
                    {proposed.legends.length > 0
                      ? t('legends', { names: proposed.legends.join(', ') })
                      : t('describe', { columns: DESCRIBING.join(', ') })}
                  </p>
                  {proposed.crops.length > 0 && item.crops.length > 0 && !sameCrops(proposed.crops, item.crops) && (
                    <Alert severity="warning">
                      {t('otherCrops', {
                        rows: proposed.crops.map(cropName).join(', '),
                        dataset: item.crops.map(cropName).join(', '),
                      })}
                    </Alert>
                  )}
                  <IngestForm
                    key={`${sheet} ${proposed.titleRows} ${proposed.headingRows}`}
                    address={address}
                    dataset={item}
                    proposal={proposed}
                  />
                </>
              )}
            </DetailOutcome>
          </>
        )}
      </DetailOutcome>
    </PageBody>
  );
}
