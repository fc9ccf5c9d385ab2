import { request } from 'node:http'

/**
 * `fetch` for names under `localhost`, which Node cannot resolve everywhere: the
 * server is asked by the name that browsers ask it by.
 */
export async function fetchLocal(
  address: string | URL,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(address)
  if (!url.hostname.endsWith('.localhost')) return fetch(address, init)
  const { headers, method, signal } = init
  const asked = new Request('http://localhost', { ...init, signal: null })
  const body = Buffer.from(await asked.arrayBuffer())
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        headers: {
          ...Object.fromEntries(asked.headers),
          ...Object.fromEntries(new Headers(headers)),
          'content-length': body.length,
          host: url.host,
        },
        host: '127.0.0.1',
        method: method ?? 'GET',
        path: `${url.pathname}${url.search}`,
        port: url.port,
        ...(signal && { signal }),
      },
      async (response) => {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk)
          const { statusCode: status = 0 } = response
          const hasBody = ![204, 304].includes(status)
          const answer = new Headers()
          for (const [name, values] of Object.entries(response.headersDistinct))
            for (const value of values ?? []) answer.append(name, value)
          resolve(
            new Response(hasBody ? Buffer.concat(chunks) : null, {
              headers: answer,
              status,
            }),
          )
        } catch (error) {
          reject(error)
        }
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}
