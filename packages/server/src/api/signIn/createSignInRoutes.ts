import { type Context, Hono } from 'hono'
import type { JWTPayload } from 'jose'
import {
  checkSiwxMessage,
  createMemoryStore,
  createSiwxNonce,
  parseSiwxMessage,
  type SiwxMessageData,
  SiwxMessageError,
  SiwxUnreachableError,
  verifySiwxSignature,
} from 'latchkey/server'
import { createClient, http } from 'viem'
import * as z from 'zod/mini'
import { parseEmail } from '../../auth/parseEmail.js'
import { readLanguage } from '../../auth/readLanguage.js'
import { ServiceError } from '../../http/ServiceError.js'
import { isAllowedOrigin } from '../../isAllowedOrigin.js'
import type { Mailer } from '../../mail/mail.js'
import { type Projects, requireProject } from '../../projects.js'
import type { SharedSignInStore } from '../../store/createSignInStore.js'
import { createTurns } from '../../store/createTurns.js'
import type { ApiBackend } from '../apiBackend.js'
import { createEmailCodes } from './createEmailCodes.js'
import { createSignInAccounts } from './createSignInAccounts.js'
import { createTokens } from './createTokens.js'
import { toAccountKey } from './toAccountKey.js'

const NONCE_LIFE_MS = 10 * 60_000

/** The hosted sign-in: what apps without a server of their own use. */
export type HostedSignIn = {
  mailer: Mailer
  now: () => number
  /** Signs the tokens: at least 32 bytes. */
  secret: Uint8Array
  /** Counts a mail before it is sent, and throws when there were too many. */
  limitMail?:
    | ((c: Context, mail: { app: string; email: string }) => Promise<void>)
    | undefined
  /** Shared by several instances; default the memory of this process. */
  store?: SharedSignInStore | undefined
}

const text = z.string().check(z.maxLength(8_192))
export const authenticateSchema = z.object({
  message: text,
  signature: z.string().check(z.maxLength(65_536)),
  /** How the wallet is connected, as the page says; ignored if malformed. */
  walletInfo: z.catch(
    z.optional(
      z.object({
        type: z.string().check(z.maxLength(32)),
        icon: z.catch(z.optional(text), undefined),
        identifier: z.optional(text),
        name: z.optional(text),
        social: z.optional(text),
      }),
    ),
    undefined,
  ),
})
const METADATA_LIMIT = 4_096
export const metadataSchema = z.object({
  metadata: z
    .nullable(z.record(z.string(), z.unknown()))
    .check(z.refine((data) => JSON.stringify(data).length <= METADATA_LIMIT)),
})
export const otpSchema = z.object({
  account: z.string().check(z.regex(/^[a-z0-9]{3,8}:[^:]{1,32}:[^:]{1,128}$/)),
  email: text,
})
export const codeSchema = z.object({ code: z.string().check(z.maxLength(16)) })

/**
 * Nonces, codes for email addresses, and sessions of accounts that have signed
 * in (EIP-4361, CAIP-122). The message has to name the page that sends it.
 */
export function createSignInRoutes(context: createSignInRoutes.Context): Hono {
  const { projects, report = console.error, signIn } = context
  const { mailer, now, secret } = signIn
  // One for each, so that a flood of nonces never drops sessions.
  const createOwn = () =>
    signIn.store ?? { ...createMemoryStore({ now }), lock: createTurns() }
  const codes = createEmailCodes({
    ...{ mailer, now, report },
    store: createOwn(),
  })
  const accounts = createSignInAccounts({ now, store: createOwn() })
  const nonces = createTokens({ now, secret, store: createOwn() })
  const sessions = createTokens({ now, secret, store: createOwn() })
  const app = new Hono()

  app.get('/nonce', async (c) => {
    const { projectId } = requireApp(c, projects)
    const nonce = createSiwxNonce()
    const claims = { nonce, projectId }
    const { token } = await nonces.issue('nonce', claims, NONCE_LIFE_MS)
    return c.json({ nonce, token })
  })

  app.post('/otp', async (c) => {
    const { origin, projectId } = requireApp(c, projects)
    const { account, email } = await readBody(c, otpSchema)
    const wish = { account, email: parseEmail(email), projectId }
    // guard: email-oracle
    if (await isProven(c, wish)) return c.json({ uuid: null })
    await signIn.limitMail?.(c, { app: origin, email: parseEmail(email) })
    const language = readLanguage(c)
    const request = { account, app: origin, email, language }
    return c.json({ uuid: await codes.send(request) })
  })

  app.put('/otp', async (c) => {
    requireApp(c, projects)
    const { code } = await readBody(c, codeSchema)
    await codes.confirm(c.req.header('x-otp') ?? '', code)
    return c.json(null)
  })

  app.post('/authenticate', async (c) => {
    const { isEmailRequired, origin, projectId } = requireApp(c, projects)
    const body = await readBody(c, authenticateSchema)
    const { message, signature, walletInfo } = body
    const bearer = readBearer(c.req.header('x-nonce-jwt'))
    const issued = await nonces.take('nonce', bearer)
    if (issued.projectId !== projectId)
      throw new ServiceError(401, 'UNAUTHORIZED', 'Token of another project')
    const data = await verify(context, {
      ...{ message, now: now(), origin, signature },
      nonce: String(issued.nonce),
    })
    const account = `${data.chainId}:${data.accountAddress}`
    const uuid = c.req.header('x-otp')
    const id = { account, projectId }
    const named = data.resources?.filter((one) => one.startsWith('email:'))
    const email = uuid
      ? await codes.take(uuid, id)
      : await codes.find(id, (named ?? []).map(readEmail))
    if (uuid && !email) throw new ServiceError(400, 'OTP', 'OTP is required')
    if (isEmailRequired && !email)
      throw new ServiceError(400, 'OTP_REQUIRED', 'OTP is required')
    const isOwn = (one: string) =>
      email !== undefined && one === `email:${encodeURI(email)}`
    if ((uuid && !named?.length) || !(named ?? []).every(isOwn))
      throw new ServiceError(400, 'EMAIL', 'The message names another email')
    const life = Date.parse(data.expirationTime ?? '') - now()
    const { profile_uuid: profileUuid } = await accounts.record(id, walletInfo)
    const claims = toClaims(data, { email, origin, profileUuid, projectId })
    return c.json(await sessions.issue('session', claims, life))
  })

  app.get('/me', async (c) => {
    const claims = await requireSession(c, 'read')
    if (c.req.query('includeAppKitAccount') !== 'true') return c.json(claims)
    const appKitAccount = await accounts.find(toAccountId(claims))
    return c.json({ ...claims, ...(appKitAccount && { appKitAccount }) })
  })

  app.put('/account-metadata', async (c) => {
    const claims = await requireSession(c, 'read')
    const { metadata } = await readBody(c, metadataSchema)
    await accounts.setMetadata(toAccountId(claims), metadata)
    return c.json(null)
  })

  app.post('/sign-out', async (c) => {
    await requireSession(c, 'take')
    return c.json(null)
  })

  /** Whether the page has a session of the account with the address. */
  async function isProven(
    c: Context,
    wish: { account: string; email: string; projectId: string },
  ) {
    const token = readBearer(c.req.header('authorization'))
    if (!token) return false
    const claims = await sessions.read('session', token).catch(() => undefined)
    return (
      claims?.projectId === wish.projectId &&
      claims.aud === c.req.header('origin') &&
      claims.email === wish.email &&
      toAccountKey(String(claims.sub)) === toAccountKey(wish.account)
    )
  }

  async function requireSession(c: Context, action: 'read' | 'take') {
    const { id } = requireProject(projects, c.req.query('projectId'))
    // Pages send it, servers do not: they ask about the token of their page.
    const origin = c.req.header('origin')
    const token = readBearer(c.req.header('authorization'))
    const claims = await sessions.read('session', token)
    // A token is worth nothing on the page of another site.
    const isOwn = origin === undefined || origin === claims.aud
    if (claims.projectId !== id || !isOwn)
      throw new ServiceError(401, 'UNAUTHORIZED', 'Token of another page')
    return action === 'take' ? sessions.take('session', token) : claims
  }

  return new Hono().route('/auth/v1', app)
}

export declare namespace createSignInRoutes {
  type Context = {
    backend: Pick<ApiBackend, 'chains'>
    projects: Projects
    report?: ((error: unknown) => void) | undefined
    signIn: HostedSignIn
  }
}

/** The project of a request, and the page that sends it. */
function requireApp(c: Context, projects: Projects) {
  const project = requireProject(projects, c.req.query('projectId'))
  const origin = c.req.header('origin') ?? ''
  if (!isAllowedOrigin(origin, project.allowedOrigins))
    throw new ServiceError(403, 'ORIGIN', 'Origin is not allowed')
  const capture = project.features?.find(({ id }) => id === 'email_capture')
  const isEmailRequired = Boolean(
    capture?.isEnabled && capture.config?.includes('required'),
  )
  return { isEmailRequired, origin, projectId: project.id }
}

async function readBody<schema extends z.ZodMiniType>(
  c: Context,
  schema: schema,
): Promise<z.output<schema>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const { data } = schema.safeParse(body)
  if (!data) throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
  return data
}

function readEmail(resource: string) {
  const text = resource.slice('email:'.length)
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

const readBearer = (header: string | undefined) =>
  /^Bearer (\S{1,4096})$/.exec(header ?? '')?.[1]

async function verify(
  { backend }: createSignInRoutes.Context,
  parameters: {
    message: string
    nonce: string
    now: number
    origin: string
    signature: string
  },
): Promise<SiwxMessageData> {
  const { message, nonce, now, origin, signature } = parameters
  try {
    const data = parseSiwxMessage(message)
    checkSiwxMessage({
      ...{ data, nonce, now, uri: origin },
      domain: new URL(origin).host,
      chainIds: backend.chains.map(({ caipNetworkId }) => caipNetworkId),
      // The message says who signs in, and the signature proves it.
      address: 'any',
      requestId: undefined,
      // A prompt may stay open for as long as its nonce is valid.
      maxAgeMs: NONCE_LIFE_MS,
    })
    const chain = backend.chains.find(
      ({ caipNetworkId }) => caipNetworkId === data.chainId,
    )
    const client = data.chainId.startsWith('eip155:')
      ? createClient({ transport: http(chain?.rpcUrl) })
      : undefined
    if (await verifySiwxSignature({ client, data, message, signature }))
      return data
  } catch (error) {
    if (error instanceof SiwxUnreachableError)
      throw new ServiceError(503, 'UNREACHABLE', 'The network does not answer')
    if (!(error instanceof SiwxMessageError)) throw error
    const { details, reason } = error
    throw new ServiceError(400, 'MESSAGE', `${reason}: ${details}`, { reason })
  }
  throw new ServiceError(401, 'SIGNATURE', 'Invalid signature')
}

/** The account, as `me` answers it. */
function toClaims(
  data: SiwxMessageData,
  more: {
    email: string | undefined
    origin: string
    profileUuid: string
    projectId: string
  },
) {
  const { accountAddress: address, chainId, domain, nonce, uri } = data
  const [chainNamespace = '', reference = ''] = chainId.split(':')
  const { email, origin, profileUuid, projectId } = more
  return {
    sub: `${chainId}:${address}`,
    aud: origin,
    address,
    caip2Network: chainId,
    chainId: chainNamespace === 'eip155' ? Number(reference) : reference,
    chainNamespace,
    domain,
    nonce,
    profileUuid,
    projectId,
    projectIdKey: projectId,
    uri,
    ...(email && { email }),
  }
}

const toAccountId = ({ projectId, sub }: JWTPayload) => ({
  account: String(sub),
  projectId: String(projectId),
})
