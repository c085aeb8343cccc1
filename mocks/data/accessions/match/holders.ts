import { fold } from '@/contract/fold';
import { WIEWS_PATTERN } from '@/contract/patterns';
import type { Model } from '../model';

/** An institute named together with a number. */
export interface Holding {
  codes: ReadonlySet<string>;
  /** Named by its WIEWS code, which is its own; an acronym may stand for several. */
  byCode: boolean;
  /** The text without the institute. */
  rest: string;
}

const CODE_FIRST = new RegExp(`^\\(?(${WIEWS_PATTERN})\\)?(?:[\\s:;,/_|-]+)(.+)$`, 'i');
const CODE_LAST = new RegExp(`^(.+?)[\\s:;,/_|([-]+(${WIEWS_PATTERN})[)\\]]?$`, 'i');
const WORD_FIRST = /^(\S+?)[\s:,;|]+(.+)$/;
/** No separator in the word: three ways to read a run of them would take seconds. */
const WORD_LAST = /^(.+?)[\s,;|]+[([]?([^\s,;|()[\]]+)[)\]]?$/;

/** Finds the institutes of a catalogue by code and by acronym. */
export class HolderNames {
  readonly #codes = new Set<string>();
  readonly #byAcronym = new Map<string, Set<string>>();

  constructor(model: Model) {
    for (const code of model.data.instCode.values) {
      if (code === undefined) continue;
      this.#codes.add(code);
      const acronym = fold(model.institute(code).acronym ?? '');
      if (acronym !== '') this.#byAcronym.set(acronym, (this.#byAcronym.get(acronym) ?? new Set()).add(code));
    }
  }

  isCode(word: string): boolean {
    return this.#codes.has(word.toUpperCase());
  }

  /** The ways to read a text as institute and number; `foreign`: also by codes that hold nothing here. */
  readings(text: string, foreign = false): Holding[] {
    const [, codeFirst, afterCode] = CODE_FIRST.exec(text) ?? [];
    const [, beforeCode, codeLast] = CODE_LAST.exec(text) ?? [];
    const [, wordFirst, afterWord] = WORD_FIRST.exec(text) ?? [];
    const [, beforeWord, wordLast] = WORD_LAST.exec(text) ?? [];
    const byCode = (code: string | undefined, rest: string | undefined): Holding[] => {
      const known = code?.toUpperCase() ?? '';
      return rest && /[0-9]/.test(rest) && (foreign || this.#codes.has(known))
        ? [{ codes: new Set([known]), byCode: true, rest: rest.trim() }]
        : [];
    };
    const byAcronym = (word: string | undefined, rest: string | undefined): Holding[] => {
      const codes = this.#byAcronym.get(fold(word ?? ''));
      return codes && rest && /[0-9]/.test(rest) ? [{ codes, byCode: false, rest: rest.trim() }] : [];
    };
    return [
      ...byCode(codeFirst, afterCode),
      ...byCode(codeLast, beforeCode),
      ...byAcronym(wordFirst, afterWord),
      ...byAcronym(wordLast, beforeWord),
    ];
  }
}
