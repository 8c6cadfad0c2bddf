import { expect, test } from 'vitest';
import { lastRequestId, noteFailedRequest } from '#lib/api/requestNumber.ts';

test.each([
  ['the header', 'req_1', { requestId: 'body_1' }, 'req_1'],
  ['the body without a header', null, { requestId: 'body_1' }, 'body_1'],
  ['a number in the body', undefined, { requestId: 7 }, '7'],
  ['nothing', null, { message: 'No' }, null],
  ['no object', null, 'req_1', null],
  ['another shape', null, { requestId: { id: 1 } }, null],
  ['a text that is no number of a request', 'x'.repeat(101), null, null],
])('with %s the last problem has this number', (_, header, body, id) => {
  noteFailedRequest('earlier', null);
  noteFailedRequest(header, body);
  expect(lastRequestId()).toBe(id);
});
