import type { Line } from '@/contract/endpoints';
import { call, type Input } from '../call';
import { answerTo } from '../send-past-store';
import type { FileAnswer } from './file-answer';

/** A file whose address the store must not keep. Throws a `Failure`, which its caller tells. */
export async function fetchFile<L extends Line>(line: L, input: Input<L>): Promise<FileAnswer> {
  const made = call(line, input, { file: true, silent: true, timeout: false });
  // What `file` makes of every answer.
  return (await answerTo(made)) as FileAnswer;
}
