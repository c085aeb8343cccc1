const empty = new Set([204, 205, 304]);

const headersOf = (raw: string): [string, string][] =>
  raw
    .split('\r\n')
    .filter(Boolean)
    .map((row) => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 1).trim()]);

/** As `fetch`, which cannot say how much of a body was sent. `onProgress` hears of the share, 0 to 1. */
export function upload(url: string, init: RequestInit, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal, body } = init;
    const request = new XMLHttpRequest();
    const stop = () => {
      request.abort();
      reject(signal?.reason as Error);
    };
    request.open(init.method ?? 'POST', url);
    request.responseType = 'blob';
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, statusText } = request;
      const headers = headersOf(request.getAllResponseHeaders());
      resolve(new Response(empty.has(status) ? null : (request.response as Blob), { status, statusText, headers }));
    });
    request.addEventListener('error', () => reject(new TypeError('Failed to send')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
    if (signal?.aborted) return reject(signal.reason as Error);
    signal?.addEventListener('abort', stop, { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}
