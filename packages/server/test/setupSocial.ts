import { finishSocial } from '../src/auth/social/finishSocial.js'
import { openTicket } from '../src/auth/social/openTicket.js'
import { startSocial } from '../src/auth/social/startSocial.js'
import { app, deviceId, setupAuth } from './setupAuth.js'

export const ticket = 'ab'.repeat(16)
const browser = 'cookie-of-this-browser'

/** A login service with its simulated providers, and a person who uses them. */
export function setupSocial(parameters?: { origin: string }) {
  const setup = setupAuth(parameters)
  const { auth, providerApp } = setup
  const start = (parameters: Partial<startSocial.Parameters> = {}) =>
    startSocial(auth, { app, deviceId, provider: 'google', ...parameters })
  const open = (parameters: Partial<openTicket.Parameters> = {}) =>
    openTicket(auth, {
      browser,
      referrer: `${app}/page`,
      ticket,
      ...parameters,
    })
  const finish = (
    query: Record<string, string>,
    parameters: { browser?: string | undefined } = { browser },
  ) =>
    finishSocial(auth, {
      ...{ provider: 'google', state: '', ...query },
      getBrowser: () => parameters.browser,
    })

  /** Opens the provider's page and answers it; what it sends back. */
  async function choose(
    uri: string,
    sub?: string,
  ): Promise<Record<string, string>> {
    const { pathname, search } = new URL(uri)
    const page = await providerApp.request(`${pathname}${search}`)
    const [, requestId = ''] =
      /name="requestId" value="([^"]+)"/.exec(await page.text()) ?? []
    const answer = await providerApp.request(pathname, {
      method: 'POST',
      body: new URLSearchParams(sub ? { requestId, sub } : { requestId }),
    })
    const location = answer.headers.get('location')
    if (!location) throw new Error(`No way back: ${answer.status}`)
    const { pathname: path, searchParams } = new URL(location)
    const provider = path.split('/').at(-1) ?? ''
    return { provider, ...Object.fromEntries(searchParams) }
  }

  /** State and code of an address that the window hands to the app. */
  function read(resultUri: string) {
    const query = new URL(resultUri).searchParams
    return { state: query.get('state') ?? '', code: query.get('code') ?? '' }
  }

  /** The whole way to a result, in the app's own window. */
  async function result(
    parameters: Partial<startSocial.Parameters> & { sub?: string } = {},
  ) {
    const { sub = '1001', ...rest } = parameters
    const started = await start(rest)
    const back = await finish(await choose(started.uri, sub))
    return { ...started, ...back, ...read(back.resultUri) }
  }

  return { ...setup, choose, finish, open, read, result, start }
}
