import http from 'node:http';

/** The part of XMLHttpRequest that the SDK uses, on Node's HTTP client. The SDK's own replacement cannot send a Blob. */
export class NodeXmlHttpRequest {
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  onreadystatechange: (() => void) | null = null;
  readonly upload = new EventTarget();
  #request: http.ClientRequest | undefined;
  #headers: http.IncomingHttpHeaders = {};

  open(method: string, url: string): void {
    this.#request = http.request(url, { method });
    this.#request.on('error', () => this.#finish());
    this.#request.on('response', async (response) => {
      this.status = response.statusCode ?? 0;
      this.statusText = response.statusMessage ?? '';
      this.#headers = response.headers;
      for await (const chunk of response.setEncoding('utf8')) this.responseText += chunk;
      this.#finish();
    });
  }

  setRequestHeader(name: string, value: string): void {
    this.#request?.setHeader(name, value);
  }

  getResponseHeader(name: string): string | null {
    return String(this.#headers[name.toLowerCase()] ?? '') || null;
  }

  getAllResponseHeaders(): string {
    return Object.entries(this.#headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n');
  }

  send(body?: unknown): void {
    if (body instanceof Blob) void this.#sendBlob(body);
    else this.#request?.end(body);
  }

  abort(): void {
    this.#request?.destroy();
    this.#finish();
  }

  async #sendBlob(blob: Blob): Promise<void> {
    const request = this.#request;
    request?.setHeader('Content-Length', blob.size);
    let loaded = 0;
    for await (const chunk of blob.stream()) {
      if (request?.destroyed) return;
      await new Promise((resolve) => request?.write(chunk, resolve));
      loaded += chunk.byteLength;
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: blob.size }));
    }
    request?.end();
  }

  #finish(): void {
    if (this.readyState === 4) return;
    this.readyState = 4;
    this.onreadystatechange?.();
  }
}

Object.assign(globalThis, { XMLHttpRequest: NodeXmlHttpRequest });
