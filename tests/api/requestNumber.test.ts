import { afterEach, expect, test } from 'vitest';
import { lastRequestId, noteFailedRequest } from '#lib/api/requestNumber.ts';
import { signedIn } from './signedIn.ts';

afterEach(() => signedIn(() => null));

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

test('the next vendor of the page does not name the problem of the last one', () => {
  let owner = new AbortController();
  signedIn(() => owner.signal);
  noteFailedRequest('req_1', null);
  expect(lastRequestId()).toBe('req_1');
  owner.abort();
  owner = new AbortController();
  expect(lastRequestId()).toBeNull();
  noteFailedRequest('req_2', null);
  expect(lastRequestId()).toBe('req_2');
});
