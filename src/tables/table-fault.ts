/** A table that cannot be read. The message is one sentence, without the name of the file. */
export class TableFault extends Error {
  override name = 'TableFault';
}
