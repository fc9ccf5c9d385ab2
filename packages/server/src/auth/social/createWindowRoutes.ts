import { join } from 'node:path'
import { Hono } from 'hono'
import { createPageFiles } from '../../http/createPageFiles.js'
import { pagePolicy } from '../../http/pagePolicy.js'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { getClient } from '../getClient.js'
import { hash } from '../hash.js'
import { finishSocial } from './finishSocial.js'
import { openTicket } from './openTicket.js'
import { renderWindow } from './renderWindow.js'
import { openWindowCookie, takeWindowCookie } from './windowCookie.js'

const page = join(import.meta.dirname, 'page')
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
        browser: openWindowCookie(auth, c, hash(ticket)),
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
        getBrowser: (ticket) => takeWindowCookie(auth, c, ticket),
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

/** The app's own page with the result; nothing for a page of somebody else. */
function toReturn(text: string, { app, resultUri }: finishSocial.ReturnType) {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.origin !== app) return undefined
  url.searchParams.set('result_uri', resultUri)
  return url.href
}
