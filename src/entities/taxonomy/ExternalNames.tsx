import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Taxon } from '@/contract/accession/taxonomy';
import { useWrite } from '@/shared/api/changes';
import type { MovesProps } from '@/shared/editor/definition';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { Facts } from '@/shared/ui/layout/Facts';
import { useIsolated } from '@/shared/ui/text/use-isolated';

const NAMES = ['currentName', 'grinName', 'rdfUri'] as const;

/** What the external taxonomy says where other names were set, and the way back to it. */
export function ExternalNames({ item, onMoved }: MovesProps<Taxon>) {
  const { t } = useTranslation('taxonomy');
  const isolated = useIsolated();
  const write = useWrite();
  const box = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const { id, version = 0, taxonName, external, overrides } = item;
  const differing = NAMES.filter((name) => (item[name] ?? '') !== (external?.[name] ?? ''));
  const takeBack = async () => {
    onMoved(await write('PUT /taxonomy/:id', { params: { id }, body: { version, overrides: false } }), 'drop');
    // The button that was pressed is gone with it.
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1}>
      <p>{t(overrides ? 'external.overridden' : 'external.shown')}</p>
      {overrides && (
        <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('external.takeBack')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t('external.ask', { name: isolated(taxonName) })}
          confirm={t('external.takeBack')}
          work={takeBack}
          onClose={() => setAsking(false)}
        >
          <p>{t('external.does')}</p>
          <Facts>
            {differing.map((name) => (
              <Fragment key={name}>
                <dt>{t(`fields.${name}`)}</dt>
                <dd>
                  <del dir="auto">{item[name] || '–'}</del> → <ins dir="auto">{external?.[name] || '–'}</ins>
                </dd>
              </Fragment>
            ))}
          </Facts>
        </ConfirmDialog>
      )}
    </div>
  );
}
