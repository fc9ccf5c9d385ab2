import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus } from 'node:os'
import { createSqlStore } from '../../src/store/sql/createSqlStore.js'
import { openPostgres } from '../../src/store/sql/openPostgres.js'
import { type Instance, startInstances } from '../postgres/startInstances.js'
import { compare } from './compare.js'
import { killMany } from './kill.js'
import { compareRows } from './rows.js'

/** Most attempts of one login, in the rounds that kill an instance. */
const ATTEMPTS_MAX = 20
/** The limit of mails goes by app, so that several ask. */
const APPS = 8
const deviceId = 'device-of-load-0000000000'

type Setup = Awaited<ReturnType<typeof startInstances>>
type Answer = { body: Record<string, unknown>; status: number }
/** How often something went wrong, by what it was. */
type Errors = Map<string, number>
type Login = { email: string; token: string }

const words = process.argv.slice(2)
const others: Record<string, (size?: number) => Promise<number>> = {
  compare,
  kill: (kills = 100) => killMany(kills),
  rows: (rows = 1_000_000) => compareRows(rows),
}
const other = others[words[0] ?? '']
const [rounds = 1, logins = 1_000, sessions = 5_000] = words
  .slice(Number(other !== undefined))
  .map(Number)
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })
const codes = new Map<string, string>()
const mailbox = {
  // Parsing each mail would take the time of the servers.
  async receive({ raw, to }: { raw: Uint8Array; to: string }) {
    const [, code] = /#(\d{6})/.exec(Buffer.from(raw).toString('latin1')) ?? []
    if (code) codes.set(to, code)
  },
}
let client = 0

/**
 * Logs in many people at once at two instances on one Postgres, asks for many
 * open sessions, and kills an instance amid logins. What was acknowledged must
 * be known to all instances afterwards.
 */
async function main() {
  print(
    `${rounds} rounds, ${logins} logins and ${sessions} sessions at once, two instances, ${cpus().length} cores`,
  )
  let faults = 0
  for (let round = 1; round <= rounds; round++) {
    print(`\nRound ${round}`)
    faults += await run()
  }
  agent.destroy()
  print(faults === 0 ? '\nNothing lost.' : `\n${faults} faults.`)
  return faults === 0 ? 0 : 1
}

async function run() {
  const setup = await startInstances({ mailbox })
  try {
    const idle = readMemory(setup)
    const calm = await logInMany(setup)
    const busy = readMemory(setup)
    const opened = await openSessions(setup, calm.done)
    const asked = await askMany(setup, opened)
    const loaded = readMemory(setup)
    const killed = await logInMany(setup, async () => {
      const [instance] = setup.instances
      if (instance) await setup.kill(instance)
      await setup.start()
    })
    const lost = await countLost(setup, [...calm.done, ...killed.done])
    row('logins', { ...calm, failed: logins - calm.done.length })
    row('open sessions', { ...asked, failed: opened.length - asked.ms.length })
    row('logins, kill -9', { ...killed, failed: logins - killed.done.length })
    print(`  acknowledged and lost: ${lost}`)
    print(
      `  memory per instance, MB: ${idle} idle, ${busy} after logins, ${loaded} after sessions`,
    )
    const failed = logins - calm.done.length + (opened.length - asked.ms.length)
    return lost + failed + (logins - killed.done.length)
  } finally {
    await setup.stop()
    codes.clear()
  }
}

/** Everybody at once. With `strike`, a third has logged in when it strikes. */
async function logInMany(setup: Setup, strike?: () => Promise<void>) {
  const done: Login[] = []
  const ms: number[] = []
  const errors: Errors = new Map()
  let striking: Promise<void> | undefined
  await Promise.all(
    Array.from({ length: logins }, async (_, index) => {
      const start = performance.now()
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
        // A person who tries again does so from the start.
        const email = `${randomUUID()}@example.org`
        const token = await logIn(setup, email, index).catch((error) =>
          count(errors, error),
        )
        if (token) {
          done.push({ email, token })
          ms.push(performance.now() - start)
          if (strike && done.length > logins / 3) striking ??= strike()
          return
        }
        if (!strike) return
      }
    }),
  )
  await striking
  return { done, errors, ms }
}

async function logIn(setup: Setup, email: string, index: number) {
  const app = `http://localhost:${3_000 + (index % APPS)}`
  const asked = await ask(setup, '/auth/email', { app, deviceId, email })
  assertAnswered(asked)
  const { challengeId } = asked.body
  const code = codes.get(email)
  const body = { challengeId, code, deviceId }
  const session = await ask(setup, '/auth/otp', body)
  assertAnswered(session)
  return String(session.body.token)
}

/** Sessions of the people who logged in, and as many more as are missing. */
async function openSessions(setup: Setup, known: readonly Login[]) {
  const database = await openPostgres({ url: setup.databaseUrl })
  const store = createSqlStore(database)
  const now = Date.now()
  const more = Array.from(
    { length: Math.max(0, sessions - known.length) },
    () => ({
      email: `${randomUUID()}@example.org`,
      token: randomBytes(32).toString('base64url'),
    }),
  )
  for (let index = 0; index < more.length; index += 200)
    await Promise.all(
      more.slice(index, index + 200).map(async ({ email, token }) => {
        const id = randomUUID()
        await store.users.set(id, {
          ...{ id, email, update: undefined, userName: undefined },
        })
        const session = { userId: id, deviceId, createdAt: now, usedAt: now }
        await store.sessions.set(toHash(token), session)
      }),
    )
  await database.close()
  return [...known, ...more]
}

async function askMany(setup: Setup, opened: readonly Login[]) {
  const ms: number[] = []
  const errors: Errors = new Map()
  await Promise.all(
    opened.map(async ({ email, token }) => {
      const start = performance.now()
      try {
        const answer = await ask(setup, '/auth/session', undefined, token)
        assertAnswered(answer)
        if (answer.body.email !== email) throw new Error('another user')
        ms.push(performance.now() - start)
      } catch (error) {
        count(errors, error)
      }
    }),
  )
  return { errors, ms }
}

async function countLost(setup: Setup, acknowledged: readonly Login[]) {
  let lost = 0
  for (const instance of setup.instances)
    for (let index = 0; index < acknowledged.length; index += 100)
      await Promise.all(
        acknowledged.slice(index, index + 100).map(async ({ email, token }) => {
          const one = { ...setup, instances: [instance] }
          const answer = await ask(one, '/auth/session', undefined, token)
          if (answer.status !== 200 || answer.body.email !== email) lost++
        }),
      )
  return lost
}

function ask(
  setup: Pick<Setup, 'balancer' | 'instances'>,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const { balancer, instances } = setup
  // Instances take turns, and every person has an address of their own.
  const instance = instances[++client % instances.length]
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        headers: {
          host: new URL(balancer.url).host,
          origin: balancer.url,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': toAddress(client),
          ...(text && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        host: '127.0.0.1',
        method: text ? 'POST' : 'GET',
        path,
        port: instance?.port,
      },
      async (response) => {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk)
          const body = JSON.parse(Buffer.concat(chunks).toString())
          resolve({ body, status: response.statusCode ?? 0 })
        } catch (error) {
          reject(error)
        }
      },
    )
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server had closed the connection, as it was idle. One that was
      // killed may have taken the request.
      const isRunning = instance && setup.instances.includes(instance)
      const isClosed = ['ECONNRESET', 'EPIPE'].includes(error.code ?? '')
      if (isRunning && isClosed && asked.reusedSocket)
        resolve(ask(setup, path, body, token))
      else reject(error)
    })
    asked.end(text)
  })
}

function assertAnswered({ body, status }: Answer) {
  if (status !== 200) throw new Error(`${status} ${body.code ?? ''}`.trim())
}

function count(errors: Errors, error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException
  const name = code ?? message
  errors.set(name, (errors.get(name) ?? 0) + 1)
}

function toAddress(index: number) {
  return [10, index >> 16, index >> 8, index]
    .map((part) => part & 255)
    .join('.')
}

function toHash(token: string) {
  return createHash('sha256').update(token).digest('hex')
}

function readMemory({ instances }: Setup) {
  const read = ({ process: { pid } }: Instance) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? []
    return Math.round(Number(kilobytes) / 1_024)
  }
  return instances.map(read).join(' and ')
}

function row(
  name: string,
  { errors, failed, ms }: { errors: Errors; failed: number; ms: number[] },
) {
  const sorted = ms.toSorted((one, other) => one - other)
  const at = (part: number) =>
    Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0)
  const figures = `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, last ${at(1)} ms`
  const sum = [...errors.values()].reduce((all, one) => all + one, 0)
  const kinds = [...errors].map(([kind, times]) => `${times} ${kind}`)
  const text = sum > 0 ? `${sum} errors (${kinds.join(', ')})` : '0 errors'
  print(`  ${name}: ${figures}; ${text}, ${failed} failed`)
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}

process.exit(
  await (other ? other(words[1] ? Number(words[1]) : undefined) : main()),
)
