import fc from 'fast-check';
import { agentIn } from './agent';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36', 'Chrome', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15', 'Safari', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1', 'Chrome', 'iOS'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1', 'Safari', 'iPadOS'],
  ['Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36', 'Samsung Internet', 'Android'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36', 'Chrome', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36', 'Chrome', 'Linux'],
  ['curl/8.5.0', 'curl', undefined],
  ['python-requests/2.32.3', 'python-requests', undefined],
  ['httr2/1.0.5 r-curl/5.2.3 libcurl/8.5.0', 'httr2', undefined],
  ['', undefined, undefined],
  ['Mozilla/5.0', undefined, undefined],
  ['<script>alert(1)</script>', undefined, undefined],
])('%s', (header, program, system) => expect(agentIn(header)).toEqual({ program, system })); // oxfmt-ignore

test('whatever is sent, a name is short and made of letters', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (header) => {
      const { program = 'x', system = 'x' } = agentIn(header);
      expect(`${program} ${system}`).toMatch(/^[\w.-][\w. -]{0,60}$/);
    }),
  ));
