/**
 * The question names something that the store does not have. `message` is a sentence for people that names `path`.
 * Answered with 400. Recognise it by `name`: the class does not survive the way out of a Web Worker.
 */
export class InvalidQuery extends Error {
  override readonly name = 'InvalidQuery';

  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}
