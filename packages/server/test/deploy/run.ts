import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { type RequestOptions, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildPackages } from '../../../../scripts/buildPackages.js'
import {
  expectSuccess,
  npmInstall,
  packInto,
} from '../../../../scripts/consumer.js'
import { findProgram } from '../../../../scripts/findProgram.js'
import { getFreePort } from '../../../../test/package/consumers/getFreePort.js'
import { createMailbox } from '../../../devnet/src/mailbox/createMailbox.js'
import { openSmtpServer } from '../../../devnet/src/mailbox/openSmtpServer.js'
import { findPostgres, startCluster } from '../postgres/cluster.js'
import { readDeployed, readEnvironment, readUnit } from './readUnit.js'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const deploy = join(root, 'packages/server/deploy')
/** Checks compose.yaml by the schema of Compose. */
const DCLINT = 'dclint@3.1.0'
const START_TIMEOUT_MS = 120_000

const app = 'https://app.example'
const deviceId = 'device-of-deploy-000000'
const email = 'ada@example.org'

const print = (text: string) => process.stdout.write(`${text}\n`)

/**
 * Runs the parts of `deploy/compose.yaml` without containers: two instances of
 * the packed server, as the systemd unit starts them, on a Postgres, behind
 * Caddy with its own authority. Logs in by email through it, kills an
 * instance, and reads the metrics by Prometheus. Parts whose programs are
 * missing are skipped, with the reason.
 */
async function main() {
  const found = findPostgres()
  const caddy = findProgram({ names: ['caddy'], variable: 'CADDY_PATH' })
  if ('reason' in found) return print(`skipped: ${found.reason}`)
  if (!caddy)
    return print('skipped: Caddy is not installed (apt-get install caddy)')
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-deploy-'))
  const stops: (() => Promise<unknown> | unknown)[] = [
    () => rmSync(folder, { force: true, recursive: true }),
  ]
  try {
    await checkFiles(folder)
    await pack(folder)
    await journey({ caddy, folder, found, stops })
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

/** The files that only other programs can judge. */
async function checkFiles(folder: string) {
  await attempt('systemd-analyze', async (program) => {
    const unit = join(folder, 'latchkey-server@4110.service')
    copyFileSync(join(deploy, 'latchkey-server@.service'), unit)
    const said = await expectSuccess(folder, program, ['verify', unit])
    assert.equal(said.trim(), '')
    // The control: it says so of a word that it does not know.
    writeFileSync(unit, `${readFileSync(unit, 'utf8')}\n[Service]\nOther=1\n`)
    const other = await expectSuccess(folder, program, ['verify', unit])
    assert.match(other, /Unknown key.*Other/)
    print('ok: systemd takes the unit')
  })
  await attempt('promtool', async (program) => {
    const own = ['test', 'rules', 'prometheus-alerts.test.yaml']
    await expectSuccess(deploy, program, own)
    print('ok: the alerts fire when they should')
  })
  const words = ['exec', '--yes', `--package=${DCLINT}`, '--', 'dclint']
  const lint = (file: string) => expectSuccess(folder, 'npm', [...words, file])
  try {
    await lint(join(deploy, 'compose.yaml'))
  } catch (error) {
    if (!/E(NOTFOUND|AI_AGAIN|CONNREFUSED|404)/.test(String(error))) throw error
    return print(`skipped: ${DCLINT} cannot be installed`)
  }
  const wrong = join(folder, 'compose.yaml')
  const text = readDeployed('compose.yaml')
  writeFileSync(wrong, text.replace('image: caddy:2', 'imagee: caddy:2'))
  await assert.rejects(lint(wrong), /ComposeValidationError/)
  print('ok: compose.yaml is one')
}

async function attempt(name: string, run: (path: string) => Promise<void>) {
  const path = findProgram({ names: [name] })
  if (path) return run(path)
  print(`skipped: ${name} is not installed`)
}

/** Installs what is published into the folder, as /opt/latchkey has it. */
async function pack(folder: string) {
  await buildPackages()
  const tarballs = []
  for (const source of ['.', 'packages/wallet', 'packages/server'])
    tarballs.push(`./${await packInto(folder, join(root, source))}`)
  const manifest = { private: true, type: 'module' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  await npmInstall(folder, tarballs)
  print('ok: the packed server is installed')
}

type Context = {
  caddy: string
  folder: string
  found: Exclude<ReturnType<typeof findPostgres>, { reason: string }>
  stops: (() => Promise<unknown> | unknown)[]
}

async function journey({ caddy, folder, found, stops }: Context) {
  const cluster = startCluster(found)
  stops.push(cluster.stop)
  const mailbox = createMailbox({ now: Date.now })
  const smtp = await openSmtpServer({ mailbox, port: 0 })
  stops.push(smtp.stop)
  const [port, plain, one, two] = await Promise.all(
    Array.from({ length: 4 }, getFreePort),
  )
  if (!port || !plain || !one || !two) throw new Error('No ports')
  const host = `wallet.localhost:${port}`
  const secret = () => randomBytes(32).toString('hex')
  const environment: Record<string, string> = {
    // Every variable that the example has, so that it starts a server.
    ...readEnvironment(readDeployed('env.example')),
    DATABASE_URL: cluster.url,
    MASTER_KEY: secret(),
    METRICS_TOKEN: secret(),
    PUBLIC_URL: `https://${host}`,
    SMTP_URL: smtp.url,
    WALLET_HOST: host,
  }
  const command = async (...words: string[]) => {
    const bin = join(folder, 'node_modules/.bin/latchkey-server')
    return expectSuccess(folder, bin, words, environment)
  }
  await command('upgrade')
  const origin = ['--origin', app, '--custody', 'code']
  await command('projects', 'add', 'shop', ...origin)
  print('ok: the commands of the packed server')

  const children = await Promise.all(
    [one, two].map((own) => startUnit({ environment, folder, port: own })),
  )
  for (const { stop } of children) stops.push(stop)
  print('ok: two instances, as the systemd unit starts them')

  const home = join(folder, 'caddy')
  mkdirSync(home)
  const proxy = start(caddy, ['run', '--config', join(deploy, 'Caddyfile')], {
    cwd: home,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_DATA_HOME: home,
      CADDY_GLOBAL: `admin off\nskip_install_trust\nhttp_port ${plain}`,
      CADDY_TLS: 'tls internal',
      UPSTREAMS: `127.0.0.1:${one} 127.0.0.1:${two}`,
      WALLET_HOST: host,
    },
  })
  stops.push(proxy.stop)
  const file = join(home, 'caddy/pki/authorities/local/root.crt')
  await until(() => existsSync(file), proxy)
  const ca = readFileSync(file)
  const ask = (path: string, more: Ask = {}) =>
    askCaddy({ ca, port }, path, more)
  await until(async () => (await ask('/readyz')).status === 200, proxy)
  print('ok: TLS by Caddy, in front of both')

  const token = await logIn(ask, mailbox)
  const session = await ask('/auth/session', { token })
  assert.equal(session.json().email, email)
  const frame = await ask('/sdk?projectId=shop', { isPage: true })
  assert.equal(frame.status, 200)
  assert.match(String(frame.headers['strict-transport-security']), /max-age/)
  assert.match(
    String(frame.headers['content-security-policy']),
    /frame-ancestors https:\/\/app\.example/,
  )
  print('ok: a login by email through it')
  for (const path of ['/metrics', '/admin', '/admin/login'])
    assert.equal((await ask(path)).status, 404, path)

  const copy = await ask('/auth/account/data', { token })
  assert.equal(copy.json().format, 'latchkey-user')
  const exported = JSON.parse(await command('users', 'export', email))
  assert.deepEqual(
    Object.keys(exported.records),
    Object.keys(copy.json().records),
  )
  print('ok: the data of the user, by the API and the command')

  await attempt('prometheus', (program) =>
    readMetrics({ environment, folder, program, stops, targets: [one, two] }),
  )

  children[0]?.process.kill('SIGKILL')
  for (let turn = 0; turn < 20; turn++) {
    const answer = await ask('/auth/session', { token })
    assert.equal(answer.status, 200, `request ${turn} after the kill`)
  }
  print('ok: an instance is killed, and no request fails')

  await assert.rejects(command('users', 'delete', email), /add --yes/)
  await command('users', 'delete', email, '--yes')
  assert.equal((await ask('/auth/session', { token })).status, 401)
  assert.match(await command('users', 'find', email), /No such user/)
  print('ok: the user is deleted')
}

type Child = {
  output(): string
  process: ChildProcess
  stop(): Promise<unknown>
}

function start(
  program: string,
  words: readonly string[],
  options: { cwd: string; env: Record<string, string | undefined> },
): Child {
  const child = spawn(program, words, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return {
    output: () => output,
    process: child,
    async stop() {
      child.kill('SIGTERM')
      await closed
    },
  }
}

async function startUnit(parameters: {
  environment: Record<string, string>
  folder: string
  port: number
}) {
  const { environment, folder, port } = parameters
  const unit = readUnit({ folder, port })
  const child = start(process.execPath, unit.words, {
    cwd: unit.workingDirectory,
    env: { PATH: process.env.PATH, ...environment, ...unit.environment },
  })
  await until(() => child.output().includes(`Port: ${port}`), child)
  return child
}

async function until(
  isDone: () => Promise<boolean> | boolean,
  { output, process: child }: Child,
) {
  const end = Date.now() + START_TIMEOUT_MS
  while (!(await Promise.resolve(isDone()).catch(() => false))) {
    const isOver = Date.now() > end || child.exitCode !== null
    if (isOver) throw new Error(`It did not start:\n${output()}`)
    await wait(100)
  }
}

type Ask = {
  body?: object
  /** Browsers send no origin for a page. */
  isPage?: boolean
  headers?: Record<string, string>
  token?: string | undefined
}

function askCaddy(
  { ca, port }: { ca: Buffer; port: number },
  path: string,
  { body, headers, isPage = false, token }: Ask,
) {
  const servername = 'wallet.localhost'
  const host = `${servername}:${port}`
  const options: RequestOptions = {
    ...{ ca, host: '127.0.0.1', path, port, servername },
    agent: false,
    headers: {
      host,
      ...(!isPage && { origin: `https://${host}` }),
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    method: body ? 'POST' : 'GET',
  }
  type Answer = {
    headers: Record<string, unknown>
    // biome-ignore lint/suspicious/noExplicitAny: the answer of a service
    json(): any
    status: number
  }
  return new Promise<Answer>((resolve, reject) => {
    request(options, async (response) => {
      let text = ''
      for await (const chunk of response.setEncoding('utf8')) text += chunk
      resolve({
        headers: response.headers,
        json: () => JSON.parse(text),
        status: response.statusCode ?? 0,
      })
    })
      .once('error', reject)
      .end(body && JSON.stringify(body))
  })
}

async function logIn(
  ask: (path: string, more: Ask) => ReturnType<typeof askCaddy>,
  mailbox: ReturnType<typeof createMailbox>,
) {
  const begun = await ask('/auth/email', { body: { app, deviceId, email } })
  assert.equal(begun.status, 200)
  const { challengeId } = begun.json()
  const code = mailbox.list(email)[0]?.code
  assert.ok(code, 'a mail with a code')
  const ended = await ask('/auth/otp', {
    body: { challengeId, code, deviceId },
  })
  assert.equal(ended.status, 200)
  return String(ended.json().token)
}

/** Prometheus reads both instances, and knows every expression of Grafana's. */
async function readMetrics(parameters: {
  environment: Record<string, string>
  folder: string
  program: string
  stops: (() => Promise<unknown>)[] | Context['stops']
  targets: readonly number[]
}) {
  const { environment, folder, program, stops, targets } = parameters
  const home = join(folder, 'prometheus')
  mkdirSync(home)
  const tokenFile = join(home, 'metrics_token')
  writeFileSync(tokenFile, environment.METRICS_TOKEN ?? '')
  copyFileSync(
    join(deploy, 'prometheus-alerts.yaml'),
    join(home, 'prometheus-alerts.yaml'),
  )
  const rest = [...targets]
  const config = readDeployed('prometheus.yaml')
    .replace('/etc/prometheus/metrics_token', tokenFile)
    .replace(/"server-\w+:4110"/g, () => `"127.0.0.1:${rest.shift()}"`)
    .replace('scrape_interval: 15s', 'scrape_interval: 1s')
  writeFileSync(join(home, 'prometheus.yaml'), config)
  const port = await getFreePort()
  const child = start(
    program,
    [
      `--config.file=${join(home, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(home, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { cwd: home, env: { PATH: process.env.PATH } },
  )
  stops.push(child.stop)
  const query = async (text: string) => {
    const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(text)}`
    const answer = await (await fetch(url)).json()
    assert.equal(answer.status, 'success', `${text}: ${answer.error}`)
    return answer.data.result as { value: [number, string] }[]
  }
  const countUp = async () => (await query('up == 1')).length
  await until(async () => (await countUp()) === targets.length, child)
  const dashboard = JSON.parse(readDeployed('grafana-dashboard.json'))
  const expressions: string[] = dashboard.panels.flatMap(
    (panel: { targets?: { expr: string }[] }) =>
      (panel.targets ?? []).map(({ expr }) => expr),
  )
  for (const expression of expressions) await query(expression)
  const logins = 'latchkey_http_request_duration_seconds_count'
  const [found] = await query(`sum(${logins}{route="/auth/otp",status="200"})`)
  assert.equal(found?.value[1], '1')
  await child.stop()
  print(`ok: Prometheus reads both, and ${expressions.length} expressions`)
}

await main()
