import { Agent, request } from 'node:http'

export type Answer = { body: Record<string, unknown>; status: number }

const agent = new Agent({ keepAlive: true, maxSockets: 500 })
let client = 0

/** Asks a server on a port as its own page does, each time from another address. */
export function askAt(
  port: number,
  path: string,
  more: {
    body?: unknown
    headers?: Record<string, string> | undefined
    method?: string | undefined
    origin: string
    token?: string | undefined
  },
): Promise<Answer> {
  const { body, headers, method, origin, token } = more
  const text = body === undefined ? undefined : JSON.stringify(body)
  client++
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        headers: {
          host: new URL(origin).host,
          origin,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': [10, client >> 16, client >> 8, client]
            .map((part) => part & 255)
            .join('.'),
          ...(text && {
            'content-length': Buffer.byteLength(text),
            'content-type': 'application/json',
          }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        host: '127.0.0.1',
        method: method ?? (text ? 'POST' : 'GET'),
        path,
        port,
        timeout: 30_000,
      },
      async (response) => {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk)
          const answer = Buffer.concat(chunks).toString()
          const isJson = /json/.test(response.headers['content-type'] ?? '')
          resolve({
            body: isJson ? JSON.parse(answer) : {},
            status: response.statusCode ?? 0,
          })
        } catch (error) {
          reject(error)
        }
      },
    )
    asked.once('timeout', () => asked.destroy(new Error('no answer')))
    asked.once('error', reject)
    asked.end(text)
  })
}
