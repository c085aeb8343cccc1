import fc from 'fast-check';
import { TextColumnBuilder } from '../columns/text-column';
import { seqNo, SeqNumbers } from './seq-numbers';

test('numbers of a column are those of its texts', () => {
  const text = fc.oneof(fc.stringMatching(/^[A-Z0-9 /é-]{0,24}$/), fc.stringMatching(/^[0-9]{14,18}[a-z][0-9]{0,18}$/));
  fc.assert(
    fc.property(fc.array(fc.option(text, { nil: undefined })), (texts) => {
      const builder = new TextColumnBuilder();
      for (const each of texts) builder.push(each);
      expect([...new SeqNumbers(builder.build()).column]).toEqual(texts.map((each) => seqNo(each ?? '') ?? NaN));
    }),
  );
});
