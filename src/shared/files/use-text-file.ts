import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/format/use-format';
import { textOfFile, type FileKinds } from './text-of-file';

interface Said {
  text: string;
  /** It was not read. */
  wrong: boolean;
}

interface Options {
  kinds: FileKinds;
  take: (text: string) => void;
  /** What is said of a file that was read. */
  told: (name: string) => string;
  cellText?: (value: string) => string;
}

const bytesPerMegabyte = 1_000_000;

/** Takes the text of one file; `said` tells what came of it, or why nothing did. */
export function useTextFile({ kinds, take, told, cellText }: Options) {
  const { t } = useTranslation(['paste', 'form']);
  const { list } = useFormat();
  const [said, setSaid] = useState<Said>();
  const outcome = async ([file, ...more]: readonly File[]): Promise<Said> => {
    if (!file || more.length > 0) return { text: t('oneFile'), wrong: true };
    const { name } = file;
    const read = await textOfFile(file, kinds, cellText);
    if (read.fault) {
      const why =
        read.fault === 'unreadable'
          ? t('fileFailed')
          : t(`form:problem.${read.fault}`, { count: kinds.largest / bytesPerMegabyte });
      return { text: `${name}: ${why}`, wrong: true };
    }
    take(read.text);
    const [sheet, ...others] = read.sheets;
    const left = others.length > 0 ? t('firstSheet', { sheet, others: list(others) }) : '';
    return { text: [told(name), left].filter(Boolean).join(' '), wrong: false };
  };
  return {
    said,
    read: async (files: readonly File[]) => setSaid(await outcome(files)),
    forget: () => setSaid(undefined),
  };
}
