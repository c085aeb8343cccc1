import type { Descriptor } from '@/contract/descriptor/descriptor';
import { languageOfOtherCodes } from '@/contract/descriptor/descriptor-schema';
import type { TranslatedTexts, Translations } from '@/contract/publication/publication';
import type { DescriptorListRecord } from '../../data/catalogue/descriptor-lists';
import type { Caller } from '../tokens/caller';
import type { World } from '../world/world';
import { published } from './published';
import { refused } from './read-change';

/** Descriptors as callers may read them. */
export const publishedDescriptors = published<Descriptor>('descriptor', ({ catalogue }) => catalogue.descriptors, {
  withdrawn: ({ catalogue }, uuid) => catalogue.descriptors.isGone(uuid),
});

/** Their lists, likewise. */
export const publishedLists = published<DescriptorListRecord>(
  'descriptorlist',
  ({ catalogue }) => catalogue.descriptorLists,
  { withdrawn: ({ catalogue }, uuid) => catalogue.descriptorLists.isGone(uuid) },
);

/** Of the descriptors of a list those that this caller may read, in its order; after both tables were awaited once. */
export const membersOf = (world: World, { descriptors }: DescriptorListRecord, caller: Caller): Descriptor[] =>
  descriptors.flatMap((uuid) => {
    const member = world.catalogue.descriptors.get(uuid);
    return member && publishedDescriptors.mayRead(world, member, caller) ? member : [];
  });

/** Says of descriptors whether there are data of them, in whatever dataset, and whether any list holds them. */
export async function withUse({ catalogue }: World): Promise<(descriptor: Descriptor) => Descriptor> {
  const used = new Set(
    (await catalogue.datasets.all()).flatMap(({ descriptors }) => descriptors.map(({ uuid }) => uuid)),
  );
  const listed = new Set((await catalogue.descriptorLists.all()).flatMap(({ descriptors }) => descriptors));
  return (descriptor) => ({
    ...descriptor,
    used: used.has(descriptor.uuid),
    listed: listed.has(descriptor.uuid),
  });
}

/**
 * A change with the translations that are left of it: those of codes that go with it go as well, as the history tells.
 * Throws 400 where a translation is of a code that is not in the coding table.
 */
export function withOwnCodes(before: Partial<Descriptor> = {}, change: Partial<Descriptor>): Partial<Descriptor> {
  const { terms = [], translations = {} } = { ...before, ...change };
  const language = languageOfOtherCodes(translations, terms);
  if (!language) return change;
  if (change.translations) throw refused({ [`translations.${language}.terms`]: 'noCode' });
  const codes = new Set(terms.map(({ code }) => code));
  const own = <T extends TranslatedTexts>(texts: T): T =>
    texts.terms
      ? { ...texts, terms: Object.fromEntries(Object.entries(texts.terms).filter(([code]) => codes.has(code))) }
      : texts;
  const left = Object.entries(translations).map(([code, { from, ...texts }]) => [
    code,
    { ...own(texts), ...(from && { from: own(from) }) },
  ]);
  return { ...change, translations: Object.fromEntries(left) as Translations };
}

/** Throws 400 where a range would end before it begins, at the end that is changed. */
export function refuseEmptyRange(before: Partial<Descriptor> | undefined, change: Partial<Descriptor>): void {
  const { minValue, maxValue } = { ...before, ...change };
  if (typeof minValue !== 'number' || typeof maxValue !== 'number' || maxValue >= minValue) return;
  throw refused('maxValue' in change ? { maxValue: 'least' } : { minValue: 'most' });
}
