/** A text as it is carried to a program for translators and back; of whose state nobody else needs to know. */
export interface CarriedText {
  /** BCP 47, of the translation. */
  language: string;
  /** Of the thing, and of the text within it. */
  key: string;
  text: string;
  source: string;
  /** Empty where there is none. */
  translation: string;
}
