import type { createSignInServer } from '../../../src/server/createSignInServer.js'

/** A browser on the site: keeps cookies and sends `Origin` with each POST. */
export function createVisitor(
  server: createSignInServer.ReturnType,
  origin = 'https://shop.example',
) {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    const pairs = [...cookies].map(([name, value]) => `${name}=${value}`)
    if (pairs.length > 0 && !headers.has('cookie'))
      headers.set('cookie', pairs.join('; '))
    const response = await server.handler(
      new Request(`${origin}/auth/${path}`, { ...init, headers }),
    )
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0(;|$)/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    const body = text ? JSON.parse(text) : undefined
    return { body, response, status: response.status }
  }

  const post = (path: string, body: unknown = {}, headers: object = {}) =>
    send(path, {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin, ...headers },
      method: 'POST',
    })

  return {
    cookies,
    post,
    send,
    async getNonce(): Promise<string> {
      return (await send('nonce')).body.nonce
    },
    async getSession() {
      return (await send('session')).body
    },
    signOut: () => post('sign-out'),
    verify: (message: unknown, signature: unknown) =>
      post('verify', { message, signature }),
  }
}
