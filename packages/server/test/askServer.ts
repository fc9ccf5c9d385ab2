import { request } from 'node:http'

/** Asks a server of this machine by the host that it is reached by. */
export function askServer(
  server: { port: number; url: string },
  path: string,
  parameters: askServer.Parameters = {},
): Promise<askServer.ReturnType> {
  const { body, headers, method = body ? 'POST' : 'GET' } = parameters
  const { text = body === undefined ? undefined : JSON.stringify(body) } =
    parameters
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        headers: {
          ...{ connection: 'close', host: new URL(server.url).host },
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        host: '127.0.0.1',
        method,
        path,
        port: server.port,
      },
      async (response) => {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk)
          const text = Buffer.concat(chunks).toString()
          resolve({
            headers: response.headers,
            json: () => JSON.parse(text),
            status: response.statusCode ?? 0,
            text,
          })
        } catch (error) {
          reject(error)
        }
      },
    )
    asked.once('error', reject)
    asked.end(text)
  })
}

export declare namespace askServer {
  type Parameters = {
    /** Sent as JSON. */
    body?: unknown
    headers?: Record<string, string>
    method?: string
    /** Sent as it is. */
    text?: string
  }
  type ReturnType = {
    headers: Record<string, string | readonly string[] | undefined>
    // biome-ignore lint/suspicious/noExplicitAny: the answer of a service
    json(): any
    status: number
    text: string
  }
}
