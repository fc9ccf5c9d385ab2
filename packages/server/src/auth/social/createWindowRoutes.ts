import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { createPageFiles } from '../../http/createPageFiles.js'
import {
  deleteOwnCookie,
  getOwnCookie,
  type OwnCookie,
  setOwnCookie,
} from '../../http/ownCookie.js'
import { pagePolicy } from '../../http/pagePolicy.js'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { getClient } from '../getClient.js'
import { hash } from '../hash.js'
import { TICKET_LIFE_MS } from '../rules.js'
import { finishSocial } from './finishSocial.js'
import { openTicket } from './openTicket.js'
import { renderWindow } from './renderWindow.js'

const page = join(import.meta.dirname, 'page')
const COOKIE = 'latchkey-window'
const CALLBACK = '/auth/social/callback/:provider{[a-z]{1,16}}'
const answerNames = ['code', 'error', 'iss', 'state', 'user']

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': pagePolicy,
  // The result is handed to the page that has opened this one.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

/** The pages in the window of a login: on its way out, and on its way back. */
export function createWindowRoutes(auth: Auth): Hono {
  const app = new Hono()
  const files = createPageFiles(page)
  for (const path of ['/loading', '/window/*', '/auth/social/callback/*'])
    app.use(path, async (c, next) => {
      for (const [name, value] of Object.entries(headers)) c.header(name, value)
      await next()
    })
  app.get(
    '/window/:file{(?:base|window)\\.css|(?:loading|back)\\.js}',
    async (c) => {
      const file = await files(c.req.param('file'))
      if (!file) return c.notFound()
      return c.body(file.body, 200, { 'Content-Type': file.contentType })
    },
  )
  app.get('/loading', async (c) => {
    const ticket = c.req.query('ticket') ?? ''
    const isTicket = /^[0-9a-f]{32}$/.test(ticket)
    if (isTicket)
      await openTicket(auth, {
        browser: openBrowser(c, toCookie(auth, hash(ticket))),
        client: getClient(auth, c),
        referrer: c.req.header('referer'),
        ticket,
      })
    return c.html(renderWindow({ script: 'loading', note: 'One moment' }))
  })
  // Some providers post their answer, without the cookie of this window, which
  // the browser sends again with the redirect.
  app.post(CALLBACK, async (c) => {
    const form = await c.req.parseBody()
    const query = new URLSearchParams()
    for (const name of answerNames) {
      const value = form[name]
      if (typeof value === 'string') query.set(name, value)
    }
    return c.redirect(`${c.req.path}?${query}`, 303)
  })
  app.get(CALLBACK, async (c) => {
    const { code, error, iss, state = '', user } = c.req.query()
    // Behind two dashes: the page to go on with, where there is no window.
    const [ownState = '', ...rest] = state.split('--')
    const returnTo = rest.join('--')
    try {
      const back = await finishSocial(auth, {
        ...{ code, error, iss, user },
        getBrowser: (ticket) => takeBrowser(c, toCookie(auth, ticket)),
        provider: c.req.param('provider'),
        state: ownState,
      })
      const next = returnTo && toReturn(returnTo, back)
      return c.html(
        renderWindow({
          ...back,
          ...(next && { next }),
          note: 'You can close this window and go on in the app.',
          script: 'back',
        }),
      )
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const note = 'This login is over. Begin again in the app.'
      return c.html(renderWindow({ note }), error.status)
    }
  })
  return app
}

/**
 * The cookie of a login, by its ticket: each has one of its own, so that none
 * witnesses another login, and windows that are open at once keep theirs.
 */
function toCookie(auth: Pick<Auth, 'walletOrigin'>, ticket: string): OwnCookie {
  const isSecure = new URL(auth.walletOrigin()).protocol === 'https:'
  return { isSecure, name: `${COOKIE}-${ticket.slice(0, 16)}` }
}

/** What this browser is known by, for as long as a login takes. */
function openBrowser(c: Context, cookie: OwnCookie) {
  // A window that is reloaded stays the one that was opened.
  const known = getOwnCookie(c, cookie)
  const value = known ?? randomBytes(32).toString('base64url')
  setOwnCookie(c, cookie, {
    maxAgeMs: 2 * TICKET_LIFE_MS,
    // Strict ones are left out on the way back from a provider.
    sameSite: 'Lax',
    value,
  })
  return value
}

function takeBrowser(c: Context, cookie: OwnCookie) {
  const browser = getOwnCookie(c, cookie)
  deleteOwnCookie(c, cookie, 'Lax')
  return browser
}

/** The app's own page with the result; nothing for a page of somebody else. */
function toReturn(text: string, { app, resultUri }: finishSocial.ReturnType) {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.origin !== app) return undefined
  url.searchParams.set('result_uri', resultUri)
  return url.href
}
