import { useMemo } from 'react';
import { LICENCES } from './values/licences';
import { localSource } from '@/shared/form/fields/local-source';
import { useLanguageName } from './values/use-language-name';

const licences = Object.entries(LICENCES).map(([value, { name }]) => ({ value, label: name, hint: value }));

/** Licences of data by SPDX identifier. */
export const licenceSource = localSource(() => ({ options: licences }));

/** What descriptions are written in; other languages are known, but nobody has asked for them yet. */
const TAGS = 'ar cs de en es fa fr hi id it ja ko nl pl pt pt-BR ru sw tr uk vi zh'.split(' ');

/** Languages by BCP 47 tag, named in the reader's own. */
export const languageSource = localSource(() => {
  const name = useLanguageName();
  const options = useMemo(() => TAGS.map((value) => ({ value, label: name(value), hint: value })), [name]);
  return { options };
});
