import { expect, test } from 'vitest';
import { tokenHeader } from '../../../../../schema/lens.ts';
import { refusalReason } from '../../../../../scripts/authoring/lens/guard.ts';

const token = 'a'.repeat(43);
const own = {
  host: 'localhost:5173',
  origin: 'http://localhost:5173',
  'content-type': 'application/json',
  [tokenHeader]: token,
};
const request = (headers: object = {}, socket: object = {}, method = 'POST') => ({
  method,
  headers: { ...own, ...headers },
  socket: { remoteAddress: '127.0.0.1', localPort: 5173, ...socket },
});

test.each([
  ['the page itself', request()],
  [
    'the page at another address of this computer',
    request({ host: '[::1]:5173', origin: 'http://[::1]:5173' }, { remoteAddress: '::1' }),
  ],
])('%s may write', (_, request) => {
  expect(refusalReason(request, token)).toBeUndefined();
});

test.each([
  ['another computer', request({}, { remoteAddress: '192.168.1.7' })],
  ['another site', request({ origin: 'https://evil.example' })],
  ['another server on this computer', request({ origin: 'http://localhost:3000' })],
  ['a page without an origin', request({ origin: 'null' })],
  ['a tool that sends no origin', request({ origin: undefined })],
  ['a domain that points here', request({ host: 'evil.example:5173', origin: 'http://evil.example:5173' })],
  ['another port', request({ host: 'localhost:80', origin: 'http://localhost:80' })],
  ['a page from an earlier start', request({ [tokenHeader]: 'b'.repeat(43) })],
  ['a page without the token', request({ [tokenHeader]: undefined })],
  ['a form', request({ 'content-type': 'text/plain' })],
  ['a link', request({}, {}, 'GET')],
])('%s may not write', (_, request) => {
  expect(refusalReason(request, token)).toContain('Only the lens on this computer');
});
