import { CONTENT_LANGUAGES, type ContentLanguage } from '@/contract/constants';
import type { ComponentType } from 'react';
import type { ContentTexts } from '@/contract/content/article';
import type { Drafted } from '@/contract/content/drafted';
import type { Returns } from '@/contract/endpoints';
import type { Translations } from '@/contract/publication/publication';
import { progressOf } from '@/contract/publication/text-in';
import { useUploadPicture } from '@/entities/file/repository/use-upload-picture';
import { managedEditor, type Managed } from '@/entities/managed/managed-editor';
import { LanguageFields } from '@/entities/publication/TranslationFields';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import type { EditorDefinition, EditorStep } from '@/shared/editor/definition';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { useTranslation } from 'react-i18next';
import { DraftBadge } from './DraftBadge';
import { draftMoves } from './draft-moves';
import { draftingOf, type DraftLine } from './drafting-of';
import { usePublishing } from './use-publishing';

const PARTS = ['title', 'description', 'body'] as const;

const BODY = {
  kind: 'markdown',
  name: 'body',
  rows: 16,
  page: true,
  language: 'en',
  useUploadPicture,
} as const satisfies FieldDefinition;

const TEXTS = [
  { kind: 'text', name: 'title' },
  { kind: 'longText', name: 'description', rows: 2 },
  BODY,
] as const satisfies readonly FieldDefinition[];

type Text = (typeof TEXTS)[number]['name'];

interface Step<N extends string> extends Pick<EditorStep<unknown>, 'name' | 'form'> {
  fields?: readonly FieldDefinition<N>[];
  newFields?: readonly FieldDefinition<N>[];
}

type Translated = ContentTexts & { translations?: Translations | undefined };

/** A step for each language: English with what else there is of the kind, and each other one beside it. */
export function languageSteps<const N extends string = never>(own: {
  newFields?: readonly FieldDefinition<N>[];
  fields?: readonly FieldDefinition<N>[];
  /** Below them. */
  Below?: ComponentType;
}): readonly [Step<N | Text>, ...Step<N | Text>[]] {
  const { newFields = [], fields = [], Below } = own;
  const [first, ...others] = CONTENT_LANGUAGES;
  return [
    {
      name: first,
      newFields,
      fields: [...TEXTS, ...fields],
      ...(Below && { form: { valuesOf: () => ({}), Fields: Below } }),
    },
    ...others.map((language): Step<N | Text> => ({
      name: language,
      form: {
        valuesOf: (item) => {
          const { title = '', description = '', body = '', translations = {} } = (item ?? {}) as Partial<Translated>;
          return { title, description, body, language: first, translations };
        },
        Fields: () => <LanguageFields language={language} parts={PARTS} body={BODY} />,
      },
    })),
  ];
}

/** What a step of a language is called: with how far that has come. */
function useLanguageStep() {
  const { t } = useTranslation('publishing');
  const nameOf = useLanguageName();
  return (step: string, item?: object) => {
    const { translations = {}, ...texts } = (item ?? {}) as Partial<Translated>;
    const progress = progressOf(texts, translations[step as ContentLanguage], PARTS);
    return !item || step === CONTENT_LANGUAGES[0]
      ? nameOf(step)
      : t(`translate.${progress}`, { language: nameOf(step) });
  };
}

interface Given<L extends DraftLine> extends Managed<L> {
  /** Drafts of menus can be published with it. */
  menus?: boolean;
}

/**
 * The editor of content: what is saved is a draft beside what is public, until it is published, which its strong button
 * does at once.
 */
export function draftedEditor<L extends DraftLine>({
  menus = false,
  ...given
}: Given<L>): EditorDefinition<Returns<L> & Drafted> {
  // The type of the lines says that they answer drafts.
  const editor = managedEditor(given) as unknown as EditorDefinition<Returns<L> & Drafted>;
  const drafting = draftingOf<Returns<L> & Drafted>(given.line);
  const { entity, titleOf } = editor;
  return {
    ...editor,
    saving: drafting,
    Badges: DraftBadge,
    useStepName: useLanguageStep,
    useFinish: () => usePublishing(drafting, menus),
    Moves: draftMoves({ drafting, entity, titleOf }),
  };
}
