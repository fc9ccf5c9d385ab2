import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = {
  body?: unknown
  headers?: Record<string, string>
  status?: number
  text?: string
}

/** A service outside on this machine, and what it was asked. */
export async function openFake(answer: openFake.Handler) {
  const asked: { headers: Record<string, unknown>; url: URL }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '', 'http://fake')
    asked.push({ headers: request.headers, url })
    const {
      body,
      headers,
      status = 200,
      text,
    } = await answer(url, Buffer.concat(chunks).toString())
    response.writeHead(status, {
      connection: 'close',
      'content-type': 'application/json',
      ...headers,
    })
    response.end(text ?? JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export declare namespace openFake {
  type Handler = (url: URL, body: string) => Answer | Promise<Answer>
}
