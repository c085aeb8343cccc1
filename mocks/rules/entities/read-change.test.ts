import * as fc from 'fast-check';
import { citationSchema } from '@/contract/citation/citation-schema';
import { subsetSchema } from '@/contract/subset/subset-schema';
import { ApiFailure } from '../../tools/http/api-failure';
import { readChange, type Schema } from './read-change';
import { runs } from '../../../test/harness/runs';

const schemas: [string, Schema][] = [
  ['a subset', subsetSchema],
  ['a publication', citationSchema],
];

test.each(schemas)('whatever is sent of %s is read or refused', (_, schema) => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string(),
    fc.constantFrom('', ' ', '__proto__', '20240230', 1e308),
  );
  const bodies = fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(schema.fields)), fc.string()), value);
  fc.assert(
    fc.property(bodies, fc.boolean(), (body, only) => {
      try {
        const read = only ? readChange(schema, body, true) : readChange(schema, body, false);
        for (const name of Object.keys(read)) expect(Object.keys(schema.fields)).toContain(name);
        // Read once more it stays the same: what is kept can be sent back.
        expect(readChange(schema, read, true)).toEqual(read);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        expect(error.status).toBe(400);
      }
    }),
    { numRuns: runs(500) },
  );
});
