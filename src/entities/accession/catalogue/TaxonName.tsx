import { Fragment } from 'react';
import type { Taxonomy } from '@/contract/accession/accession';

const RANKS = /^(subsp\.|ssp\.|var\.|f\.|forma|subvar\.|convar\.|cv\.|group|cultivar-group)$/i;

/** Epithets in italics, the words of rank between them upright. */
function Epithets({ text }: { text: string }) {
  const words = text.split(' ');
  return words.map((word, at) => (
    <Fragment key={words.slice(0, at + 1).join(' ')}>
      {at > 0 && ' '}
      {RANKS.test(word) ? word : <i>{word}</i>}
    </Fragment>
  ));
}

type Named = Pick<Taxonomy, 'genus' | 'species' | 'spAuthor' | 'subtaxa' | 'subtAuthor'>;

/** A scientific name: genus and epithets in italics, ranks and authors upright. */
export function TaxonName({ taxonomy, authors = true }: { taxonomy: Named; authors?: boolean }) {
  const { genus, species, spAuthor, subtaxa, subtAuthor } = taxonomy;
  return (
    <bdi lang="la">
      <i>{genus}</i>
      {species && <> {/^(sp|spp|hybr|cf|aff)\.$/i.test(species) ? species : <Epithets text={species} />}</>}
      {authors && spAuthor && ` ${spAuthor}`}
      {subtaxa && (
        <>
          {' '}
          <Epithets text={subtaxa} />
        </>
      )}
      {authors && subtAuthor && ` ${subtAuthor}`}
    </bdi>
  );
}
