import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import type { Auth } from '../auth/createAuth.js'
import { getClient } from '../auth/getClient.js'
import { isSameHash } from '../auth/isSameHash.js'
import { limitUse } from '../auth/limitUse.js'
import { ADMIN_LOGINS } from '../auth/rules.js'
import { assertOwnForm } from '../http/assertOwnForm.js'
import { createPageFiles } from '../http/createPageFiles.js'
import {
  deleteOwnCookie,
  getOwnCookie,
  setOwnCookie,
} from '../http/ownCookie.js'
import { ServiceError } from '../http/ServiceError.js'
import type { Project } from '../projects.js'
import type { AdminSession } from './createAdminSession.js'
import { type ProjectForm, readProjectForm } from './readProjectForm.js'
import {
  renderLogin,
  renderProjectForm,
  renderProjects,
} from './renderAdmin.js'

/** No script at all: the page has the origin of the wallet. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  'sandbox allow-forms allow-same-origin',
].join('; ')
const page = join(import.meta.dirname, 'page')
const COOKIE = 'latchkey-admin'
const ID = ':id{[A-Za-z0-9_-]{1,64}}'

/** The page that manages projects, behind a token. */
export function createAdminRoutes(
  parameters: createAdminRoutes.Parameters,
): Hono {
  const app = new Hono()
  const files = createPageFiles(page)
  app.use('/admin/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', policy)
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    c.header('Referrer-Policy', 'same-origin')
  })
  app.get('/admin/page/:file{(?:base|admin)\\.css}', async (c) => {
    const file = await files(c.req.param('file'))
    if (!file) return c.notFound()
    return c.body(file.body, 200, { 'Content-Type': file.contentType })
  })
  addLogin(app, parameters)
  addProjects(app, parameters)
  return app
}

export declare namespace createAdminRoutes {
  type Parameters = {
    auth: Auth
    /** Called when projects have changed. */
    onChange(): Promise<void>
    session: AdminSession
  }
}

/** The form that takes the token, and the way out. */
function addLogin(
  app: Hono,
  { auth, session }: createAdminRoutes.Parameters,
): void {
  app.post('/admin/login', async (c) => {
    assertOwnForm(c)
    const client = getClient(auth, c) ?? 'unknown'
    const { token } = await readForm(c)
    try {
      await limitUse(auth, { key: `admin:${client}`, limits: ADMIN_LOGINS })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      c.header('Retry-After', String(error.data.secondsLeft))
      return c.html(
        renderLogin({ fault: 'Too many tries. Wait a minute.' }),
        429,
      )
    }
    if (!session.isToken(token ?? ''))
      return c.html(renderLogin({ fault: 'This is not the admin token.' }), 401)
    const value = session.issue()
    setOwnCookie(c, toCookie(auth), { sameSite: 'Strict', value })
    return c.redirect('/admin', 303)
  })
  app.post('/admin/logout', async (c) => {
    const { open } = await readPost(c, { auth, session })
    if (!open) return c.redirect('/admin', 303)
    deleteOwnCookie(c, toCookie(auth), 'Strict')
    return c.redirect('/admin', 303)
  })
}

/** The list of projects, and the form of each. */
function addProjects(
  app: Hono,
  parameters: createAdminRoutes.Parameters,
): void {
  const { auth, onChange, session } = parameters
  const { lock, projects } = auth.store
  app.get('/admin', async (c) => {
    const open = getSession(c, { auth, session })
    if (!open) return c.html(renderLogin({}), 401)
    const list = (await projects.find()).map(([, project]) => project)
    const formToken = session.getFormToken(open)
    const note = notes.get(c.req.query('done'))
    return c.html(renderProjects({ formToken, note, projects: list }))
  })
  app.get('/admin/new', (c) => {
    const open = getSession(c, { auth, session })
    if (!open) return c.html(renderLogin({}), 401)
    return c.html(
      renderProjectForm({
        form: toForm(),
        formToken: session.getFormToken(open),
        isNew: true,
      }),
    )
  })
  app.post('/admin/new', async (c) => saveProject(c, parameters, undefined))
  app.get(`/admin/projects/${ID}`, async (c) => {
    const open = getSession(c, { auth, session })
    if (!open) return c.html(renderLogin({}), 401)
    const project = await projects.get(c.req.param('id'))
    if (!project) return c.redirect('/admin', 303)
    return c.html(
      renderProjectForm({
        form: toForm(project),
        formToken: session.getFormToken(open),
        isNew: false,
      }),
    )
  })
  app.post(`/admin/projects/${ID}`, async (c) =>
    saveProject(c, parameters, c.req.param('id')),
  )
  app.post(`/admin/projects/${ID}/remove`, async (c) => {
    const { fields, open } = await readPost(c, { auth, session })
    if (!open) return c.html(renderLogin({}), 401)
    const id = c.req.param('id')
    const project = await projects.get(id)
    if (!project) return c.redirect('/admin', 303)
    if (fields.confirm !== id)
      return c.html(
        renderProjectForm({
          faults: ['The typed ID is not the one of this project.'],
          form: toForm(project),
          formToken: session.getFormToken(open),
          isNew: false,
        }),
        400,
      )
    await lock(`project:${id}`, () => projects.delete(id))
    await onChange()
    return c.redirect('/admin?done=removed', 303)
  })
}

/** Adds a project, or changes the one of an ID. */
async function saveProject(
  c: Context,
  { auth, onChange, session }: createAdminRoutes.Parameters,
  id: string | undefined,
) {
  const { lock, projects } = auth.store
  const { fields, open } = await readPost(c, { auth, session })
  if (!open) return c.html(renderLogin({}), 401)
  const form = { ...toForm(), ...fields, ...(id !== undefined && { id }) }
  const faults = await lock(`project:${form.id}`, async () => {
    const known = await projects.get(form.id)
    if (id === undefined && known)
      return [`There is a project ${id ?? form.id}.`]
    if (id !== undefined && !known) return [`There is no project ${id}.`]
    const read = readProjectForm(form, known)
    if (read.faults) return read.faults
    await projects.set(form.id, read.project)
    return []
  })
  if (faults.length > 0) {
    const formToken = session.getFormToken(open)
    const isNew = id === undefined
    return c.html(renderProjectForm({ faults, form, formToken, isNew }), 400)
  }
  await onChange()
  return c.redirect(
    `/admin?done=${id === undefined ? 'added' : 'changed'}`,
    303,
  )
}

type Sessions = Pick<createAdminRoutes.Parameters, 'auth' | 'session'>

function toCookie({ walletOrigin }: Pick<Auth, 'walletOrigin'>) {
  const isSecure = new URL(walletOrigin()).protocol === 'https:'
  return { isSecure, name: COOKIE }
}

function getSession(c: Context, { auth, session }: Sessions) {
  const value = getOwnCookie(c, toCookie(auth))
  return session.isOpen(value) ? value : undefined
}

/**
 * The fields of a form that this page has shown.
 *
 * @throws ServiceError CROSS_ORIGIN
 */
async function readPost(c: Context, { auth, session }: Sessions) {
  assertOwnForm(c)
  const open = getSession(c, { auth, session })
  const fields = await readForm(c)
  // guard: admin-form
  const isOwn =
    !open || isSameHash(fields.form ?? '', session.getFormToken(open))
  if (!isOwn)
    throw new ServiceError(403, 'CROSS_ORIGIN', 'Cross-origin request')
  return { fields, open }
}

const notes: ReadonlyMap<string | undefined, string> = new Map([
  ['added', 'The project was added.'],
  ['changed', 'The project was saved.'],
  ['removed', 'The project was removed.'],
])

async function readForm(c: Context) {
  const form = await c.req.parseBody()
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(form))
    if (typeof value === 'string') fields[name] = value.trim()
  return fields
}

function toForm(project?: Project | undefined): ProjectForm {
  const [{ audience, issuer, jwksUrl } = {}] = (project?.tokenIssuers ??
    []) as Partial<NonNullable<Project['tokenIssuers']>[number]>[]
  return {
    id: project?.id ?? '',
    name: project?.name ?? '',
    origins: (project?.allowedOrigins ?? []).join('\n'),
    // A new project has none until the operator has chosen.
    custody: project ? (project.custody ?? 'device') : '',
    issuer: issuer ?? '',
    audience: audience ?? '',
    jwks: jwksUrl ?? '',
    cardLimit: project?.cardLimit ?? '',
    textMessages: project?.textMessages ?? '',
    passkeyAbove: project?.passkeyAbove ?? '',
    logins: (project?.logins ?? []).join(', '),
    mfa: (project?.mfa?.methods ?? []).join(', '),
    mfaFor: (project?.mfa?.for ?? []).join(', '),
    mfaAbove: project?.mfa?.paymentsAbove ?? '',
  }
}
