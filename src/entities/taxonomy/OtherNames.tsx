import { Trans, useTranslation } from 'react-i18next';
import type { Taxon } from '@/contract/accession/taxonomy';
import { Listed } from '@/shared/ui/values/Listed';
import { Missing } from '@/shared/ui/text/Missing';
import { ScientificName } from '@/entities/accession/passport/ScientificName';

const named = (name: string) => <ScientificName name={name} />;

/** What else a taxon is called, before all the name that is accepted in place of its own. */
export function OtherNames({ taxon: { currentName, synonyms } }: { taxon: Taxon }) {
  const { t } = useTranslation('taxonomy');
  const others = synonyms.filter((name) => name !== currentName);
  if (!currentName && others.length === 0) return <Missing />;
  return (
    <span>
      {currentName && (
        <Trans
          t={t}
          i18nKey="acceptedName"
          values={{ name: currentName }}
          components={{ name: <ScientificName name={currentName} /> }}
        />
      )}
      {currentName && others.length > 0 && ' · '}
      {others.length > 0 && <Listed texts={others} draw={named} />}
    </span>
  );
}
