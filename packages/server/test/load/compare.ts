import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../postgres/createDatabase.js'
import { openDelay } from './openDelay.js'

const FAR_MS = 5
const AT_ONCE = 32
/** The limit of mails goes by app, so that several ask. */
const APPS = 24
const deviceId = 'device-of-load-0000000000'
const folder = new URL('peers/', import.meta.url).pathname
const bin = new URL('../../bin/latchkey-server.js', import.meta.url).pathname

type Peer = {
  name: string
  command: readonly string[]
  cwd?: string
  /** How it is asked. */
  kind: 'betterAuth' | 'ours'
}
type Started = { process: ChildProcess; port: number }
type Answer = {
  body: Record<string, unknown>
  cookie: string | undefined
  status: number
}

const codes = new Map<string, string>()
const agent = new Agent({ keepAlive: true, maxSockets: 500 })
let client = 0

/**
 * Compares logins and sessions with better-auth and with a server written by
 * hand, one after the other on the same database, mails left out.
 *
 * @param scale - of the numbers of requests; 1 takes some minutes
 */
export async function compare(scale = 1): Promise<number> {
  const cwd = install()
  const peers: Peer[] = [
    {
      name: 'Latchkey',
      command: ['--import', 'tsx', join(folder, 'latchkey.ts')],
      kind: 'ours',
    },
    ...(cwd
      ? ([
          {
            name: 'better-auth',
            command: [join(cwd, 'betterAuth.mjs')],
            cwd,
            kind: 'betterAuth',
          },
          {
            name: 'Hono + pg',
            command: [join(cwd, 'plain.mjs')],
            cwd,
            kind: 'ours',
          },
        ] as const)
      : []),
  ]
  print(`${cpus().length} cores, ${AT_ONCE} at once, far is ${FAR_MS} ms`)
  if (!cwd) print('skipped: peers, as npm could not install them')
  for (const peer of peers) {
    print(`\n${peer.name}`)
    for (const [name, value] of await measure(peer, scale))
      print(`  ${name.padEnd(44)} ${value}`)
  }
  const [one, two] = [
    await measureInstances(peers[0] as Peer, 1, scale),
    await measureInstances(peers[0] as Peer, 2, scale),
  ]
  print(`\nTwo connections each, far: one instance ${one.text}`)
  print(`  two instances ${two.text}, ${round(two.rate / one.rate)}x`)
  print('\nCached answers')
  for (const peer of peers.filter(({ kind }) => kind === 'ours'))
    print(`  ${peer.name.padEnd(44)} ${await measureCached(peer, scale)}`)
  print(`\nPGlite, first start: ${await startPglite()}`)
  if (cwd) rmSync(cwd, { force: true, recursive: true })
  agent.destroy()
  return 0
}

function install() {
  const cwd = mkdtempSync(join(tmpdir(), 'latchkey-peers-'))
  for (const name of ['plain.mjs', 'betterAuth.mjs'])
    copyFileSync(join(folder, name), join(cwd, name))
  const { status } = spawnSync(
    'npm',
    [
      ...['install', '--no-audit', '--no-fund', '--ignore-scripts'],
      ...['better-auth@1.7', 'hono@4', '@hono/node-server@2', 'pg@8'],
    ],
    { cwd, stdio: 'ignore' },
  )
  return status === 0 ? cwd : undefined
}

async function measure(peer: Peer, scale: number) {
  const near = await open(peer, { ms: undefined })
  const rows: [string, string][] = []
  const ask = createAsk(peer, near.started)
  await logInMany(ask, 40, 8)
  const logins = await logInMany(ask, 640 * scale, AT_ONCE)
  rows.push(['logins a second', `${round(logins.rate)}`])
  const alone = await logInMany(ask, 60 * scale, 1)
  rows.push(['login alone, p50 ms', `${round(alone.p50)}`])
  const reads = await readMany(ask, logins.tokens, 4_000 * scale)
  rows.push(['session reads a second', `${round(reads.rate)}`])
  await near.close()

  const far = await open(peer, { ms: FAR_MS })
  const asked = createAsk(peer, far.started)
  await logInMany(asked, 40, 8)
  const before = far.count()
  const { tokens } = await logInMany(asked, 20, 1)
  rows.push(['statements per login', `${(far.count() - before) / 20}`])
  const start = far.count()
  await readMany(asked, tokens, 20, 1)
  rows.push(['statements per session read', `${(far.count() - start) / 20}`])
  const slow = await logInMany(asked, 480 * scale, AT_ONCE)
  rows.push(['logins a second, far', `${round(slow.rate)}`])
  const single = await logInMany(asked, 20, 1)
  rows.push(['login alone, far, p50 ms', `${round(single.p50)}`])
  const slowReads = await readMany(asked, slow.tokens, 2_000 * scale)
  rows.push(['session reads a second, far', `${round(slowReads.rate)}`])
  await far.close()
  return rows
}

async function measureInstances(peer: Peer, count: number, scale: number) {
  const far = await open(peer, { connections: 2, count, ms: FAR_MS })
  const ask = createAsk(peer, far.started)
  await logInMany(ask, 40, 8)
  const before = far.readCpu()
  const start = performance.now()
  const { rate } = await logInMany(ask, 320 * scale, AT_ONCE)
  const ms = performance.now() - start
  const busy = far.readCpu().map((at, index) => at - (before[index] ?? 0))
  await far.close()
  const share = busy.map((one) => `${Math.round((one / ms) * 100)} %`)
  const text = `${round(rate)} logins a second, processor ${share.join(' and ')}`
  return { rate, text }
}

/** Balances that are kept for a moment, beside a route that knows its answer. */
async function measureCached(peer: Peer, scale: number) {
  let calls = 0
  const node = createServer((_, response) => {
    calls++
    response.setHeader('content-type', 'application/json')
    response.end('{"id":1,"jsonrpc":"2.0","result":"0x3e8"}')
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  const { port: nodePort } = node.address() as AddressInfo
  const near = await open(peer, {
    env: { RPC_URLS: `1=http://127.0.0.1:${nodePort}` },
    ms: undefined,
  })
  const { port = 0 } = near.started[0] ?? {}
  const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const path =
    peer.name === 'Latchkey'
      ? `/v1/account/${address}/balance?projectId=local&chainId=eip155:1`
      : '/bare'
  const read = async () => assertOk(await ask(port, path, {}))
  await runMany(500, AT_ONCE, read)
  const { rate } = await runMany(8_000 * scale, AT_ONCE, read)
  await near.close()
  node.close()
  const asked = peer.name === 'Latchkey' ? `, ${calls} calls of the node` : ''
  return `${round(rate)} a second${asked}`
}

async function open(
  peer: Peer,
  parameters: {
    connections?: number
    count?: number
    env?: Record<string, string>
    ms: number | undefined
  },
) {
  const { connections = 10, count = 1, env = {}, ms } = parameters
  const database = await createDatabase()
  const url = new URL(database.url)
  const socket = url.searchParams.get('host')
  const delay =
    ms === undefined || !socket
      ? undefined
      : await openDelay({ folder: socket, ms })
  if (delay) {
    url.search = ''
    url.hostname = '127.0.0.1'
    url.port = String(delay.port)
  }
  const started: Started[] = []
  // The first one migrates.
  for (let index = 0; index < count; index++)
    started.push(
      await start(peer, {
        ...env,
        DATABASE_CONNECTIONS: String(connections),
        DATABASE_URL: url.href,
      }),
    )
  return {
    started,
    count: () => delay?.count() ?? 0,
    /** Time of the processor, in ms, by instance. */
    readCpu: () => started.map(({ process }) => readCpuMs(process.pid ?? 0)),
    async close() {
      for (const { process } of started) {
        const gone = new Promise((resolve) => process.once('exit', resolve))
        process.kill('SIGKILL')
        await gone
      }
      delay?.close()
      await database.drop()
    },
  }
}

function start(peer: Peer, env: Record<string, string>) {
  const child = spawn(process.execPath, [...peer.command], {
    cwd: peer.cwd ?? process.cwd(),
    env: {
      PATH: process.env.PATH,
      API_CALLS_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      MASTER_KEY: 'ab'.repeat(32),
      PORT: '0',
      PUBLIC_URL: 'http://localhost:4110',
      TRUSTED_PROXIES: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise<Started>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${peer.name} did not start`)))
    child.on('message', (message: Record<string, string | number>) => {
      if (message.port) resolve({ port: Number(message.port), process: child })
      else codes.set(String(message.email), String(message.code))
    })
  })
}

type Ask = {
  logIn(): Promise<string>
  read(token: string): Promise<void>
}

function createAsk({ kind }: Peer, started: readonly Started[]): Ask {
  const send = (path: string, more: { body?: unknown; token?: string } = {}) =>
    ask(started[++client % started.length]?.port ?? 0, path, more)
  if (kind === 'betterAuth')
    return {
      async logIn() {
        const email = `${randomUUID()}@example.org`
        const path = '/api/auth/email-otp/send-verification-otp'
        assertOk(await send(path, { body: { email, type: 'sign-in' } }))
        const otp = await takeCode(email)
        const body = { email, otp }
        const answer = await send('/api/auth/sign-in/email-otp', { body })
        assertOk(answer)
        return answer.cookie ?? ''
      },
      async read(token) {
        const answer = await send('/api/auth/get-session', { token })
        assertOk(answer)
        if (!answer.body?.user) throw new Error('There is no session')
      },
    }
  return {
    async logIn() {
      const email = `${randomUUID()}@example.org`
      const app = `http://localhost:${3_000 + (client % APPS)}`
      const asked = await send('/auth/email', {
        body: { app, deviceId, email },
      })
      assertOk(asked)
      const { challengeId } = asked.body
      const code = await takeCode(email)
      const answer = await send('/auth/otp', {
        body: { challengeId, code, deviceId },
      })
      assertOk(answer)
      return String(answer.body.token)
    },
    async read(token) {
      const answer = await send('/auth/session', { token })
      assertOk(answer)
    },
  }
}

/** Mails come on their own way. */
async function takeCode(email: string) {
  for (;;) {
    const code = codes.get(email)
    codes.delete(email)
    if (code) return code
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function logInMany({ logIn }: Ask, count: number, atOnce: number) {
  const tokens: string[] = []
  const times = await runMany(count, atOnce, async () => {
    tokens.push(await logIn())
  })
  return { ...times, tokens }
}

function readMany(
  { read }: Ask,
  tokens: readonly string[],
  count: number,
  atOnce = AT_ONCE,
) {
  return runMany(count, atOnce, (index) =>
    read(tokens[index % tokens.length] ?? ''),
  )
}

async function runMany(
  count: number,
  atOnce: number,
  run: (index: number) => Promise<void>,
) {
  const ms: number[] = []
  const begin = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const index = next++
        const start = performance.now()
        await run(index)
        ms.push(performance.now() - start)
      }
    }),
  )
  const seconds = (performance.now() - begin) / 1_000
  const sorted = ms.toSorted((one, other) => one - other)
  return {
    p50: sorted[Math.floor(sorted.length / 2)] ?? 0,
    rate: count / seconds,
  }
}

function ask(
  port: number,
  path: string,
  { body, token }: { body?: unknown; token?: string },
): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const isCookie = token?.includes('=')
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        headers: {
          host: 'localhost:4110',
          origin: path.startsWith('/api/')
            ? 'http://localhost'
            : 'http://localhost:4110',
          'sec-fetch-site': 'same-origin',
          // Every person has an address of their own.
          'x-forwarded-for': [10, client >> 16, client >> 8, client]
            .map((part) => part & 255)
            .join('.'),
          ...(text && {
            'content-length': Buffer.byteLength(text),
            'content-type': 'application/json',
          }),
          ...(token &&
            (isCookie
              ? { cookie: token }
              : { authorization: `Bearer ${token}` })),
        },
        host: '127.0.0.1',
        method: text ? 'POST' : 'GET',
        path,
        port,
      },
      async (response) => {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk)
          const cookies = response.headers['set-cookie'] ?? []
          resolve({
            body: JSON.parse(Buffer.concat(chunks).toString() || '{}'),
            cookie: cookies.map((one) => one.split(';')[0]).join('; '),
            status: response.statusCode ?? 0,
          })
        } catch (error) {
          reject(error)
        }
      },
    )
    asked.once('error', reject)
    asked.end(text)
  })
}

function assertOk({ body, status }: Answer) {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
}

function readCpuMs(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function startPglite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'latchkey-pglite-'))
  const begin = performance.now()
  const child = spawn(process.execPath, [bin, '--skip-build'], {
    env: {
      ...{ DATA_DIR: dataDir, LOG_LEVEL: 'warn', PATH: process.env.PATH },
      PORT: '0',
    },
  })
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    if (/^ {2}Port: \d+$/m.test(output)) break
  }
  const seconds = (performance.now() - begin) / 1_000
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  const read = (name: string) =>
    Math.round(
      Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) /
        1_024,
    )
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  rmSync(dataDir, { force: true, recursive: true })
  return `${round(seconds)} s, ${read('VmRSS')} MB, at most ${read('VmHWM')} MB`
}

function round(value: number) {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
