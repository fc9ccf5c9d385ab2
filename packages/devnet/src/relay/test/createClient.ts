import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { WebSocket } from 'ws'

type Message = Record<string, unknown> & { id: number; method?: string }

/** A client of the relay that is nothing but a socket. */
export async function createClient(
  url: string,
  options: createClient.Options = {},
): Promise<createClient.ReturnType> {
  const { identity = createIdentity(), acknowledges = true, query } = options
  const auth = options.auth ?? createToken(identity, { aud: url })
  const search = new URLSearchParams({ auth, projectId: 'local', ...query })
  const headers = options.origin ? { origin: options.origin } : {}
  const socket = new WebSocket(`${url}/?${search}`, { headers })
  const pushed: Message[] = []
  const answers = new Map<unknown, (message: never) => void>()
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.method === 'irn_subscription') {
      pushed.push(message.params.data)
      const { id } = message
      if (acknowledges)
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
    } else answers.get(message.id)?.(message as never)
    for (const wake of waiting) wake()
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) =>
      resolve({ code, reason: String(reason) }),
    )
  })
  socket.on('error', () => {})
  await new Promise<void>((resolve) => {
    socket.once('open', resolve)
    socket.once('close', () => resolve())
  })
  let lastId = 0
  const say = <answer>(id: unknown, text: string | Buffer) =>
    new Promise<answer>((resolve) => {
      answers.set(id, resolve as (message: never) => void)
      socket.send(text)
    })
  return {
    id: identity.id,
    socket,
    closed,
    pushed: () => pushed,
    async nextPush(count = 1) {
      while (pushed.length < count)
        await new Promise<void>((resolve) => waiting.add(resolve))
      return pushed
    },
    request(method, params) {
      const id = `${++lastId}`
      return say(id, JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    },
    raw: (text, id = null) => say(id, text),
  }
}

export declare namespace createClient {
  type Options = {
    identity?: Identity | undefined
    /** Replaces the token. */
    auth?: string | undefined
    origin?: string | undefined
    query?: Record<string, string> | undefined
    /** Default true. */
    acknowledges?: boolean | undefined
  }
  type Answer = {
    id: unknown
    result?: unknown
    error?: { code: number; message: string }
  }
  type ReturnType = {
    id: string
    socket: WebSocket
    closed: Promise<{ code: number; reason: string }>
    pushed(): readonly Record<string, unknown>[]
    nextPush(count?: number): Promise<readonly Record<string, unknown>[]>
    request(method: string, params?: unknown): Promise<Answer>
    /** Sends anything; resolves with the answer that has the id. */
    raw(text: string | Buffer, id?: unknown): Promise<Answer>
  }
}

type Identity = ReturnType<typeof createIdentity>

export function createIdentity() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const key = Buffer.concat([
    Buffer.from([0xed, 0x01]),
    Buffer.from(x, 'base64url'),
  ])
  return { id: `did:key:z${base58.encode(key)}`, privateKey }
}

/** A token as the SDK makes it, with any claims. */
export function createToken(
  { id, privateKey }: Identity,
  claims: Record<string, unknown>,
): string {
  const iat = Math.floor(Date.now() / 1_000)
  const encode = (value: unknown) =>
    Buffer.from(JSON.stringify(value)).toString('base64url')
  const payload = { iss: id, sub: 'any', iat, exp: iat + 86_400, ...claims }
  const text = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(payload)}`
  const signature = sign(null, Buffer.from(text), privateKey)
  return `${text}.${signature.toString('base64url')}`
}

/** A topic of its own. */
export const createTopic = () => randomBytes(32).toString('hex')

/** Something that looks like ciphertext. */
export const createEnvelope = (bytes = 60) =>
  Buffer.concat([Buffer.from([0]), randomBytes(bytes)]).toString('base64')
