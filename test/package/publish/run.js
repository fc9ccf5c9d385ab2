import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPackages, published } from '../../../scripts/buildPackages.js'
import {
  expectSuccess,
  npmInstall,
  packInto,
} from '../../../scripts/consumer.js'
import { getFreePort } from '../consumers/getFreePort.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const START_TIMEOUT_MS = 120_000

/**
 * Packs every package as it would be published, installs them into an empty
 * folder, and starts what they bring from there.
 */
async function publish() {
  await buildPackages()
  // Outside the repository, whose node_modules would fill every gap.
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-publish-'))
  try {
    const tarballs = []
    for (const source of [
      root,
      ...published.map((name) => join(root, 'packages', name)),
    ]) {
      const dryRun = await expectSuccess(source, 'npm', [
        ...['publish', '--dry-run', '--ignore-scripts', '--tag', 'next'],
      ])
      assert.doesNotMatch(dryRun, /auto-corrected/, source)
      tarballs.push(`./${await packInto(folder, source)}`)
    }
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, type: 'module' }),
    )
    await npmInstall(folder, [
      ...tarballs,
      ...['typescript@5.9.3', '@types/node@20'],
    ])
    await compile(folder)
    await checkServer(folder)
    await checkDevnet(folder)
    await checkTemplate(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Compiles a consumer of the services with the strictest options.
 *
 * @param {string} folder
 */
async function compile(folder) {
  writeFileSync(
    join(folder, 'services.ts'),
    `import { startServices } from 'latchkey-devnet'
import { createApi, createMemoryStore } from 'latchkey-server'
import { distDir, getFrameHeaders } from 'latchkey-wallet'

const services = await startServices({ ports: 'free' })
const code: string = await services.mailbox.code('ada@example.com')
await services.stop()
export const all = { code, createApi, createMemoryStore, distDir, getFrameHeaders }
`,
  )
  await expectSuccess(folder, join(folder, 'node_modules/.bin/tsc'), [
    ...['--noEmit', '--strict', '--exactOptionalPropertyTypes'],
    ...['--noUncheckedIndexedAccess', '--skipLibCheck', '--target', 'es2022'],
    ...['--module', 'nodenext', '--types', 'node', 'services.ts'],
  ])
}

/**
 * A new app, which the published packages would be installed into.
 *
 * @param {string} folder
 */
async function checkTemplate(folder) {
  const command = join(folder, 'node_modules/.bin/create-latchkey')
  const output = await expectSuccess(folder, command, ['app', '-t', 'next'])
  assert.match(output, /app is ready/)
  const app = join(folder, 'app')
  const { dependencies } = readManifest(app)
  assert.equal(dependencies.latchkey, `^${readManifest(root).version}`)
  assert.ok(existsSync(join(app, 'app/page.tsx')))
}

/** @param {string} folder */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** @param {string} folder */
async function checkServer(folder) {
  const port = String(await getFreePort())
  const env = { DATA_DIR: join(folder, 'data'), PORT: port }
  await withCommand(folder, ['latchkey-server'], env, 'Ctrl-C', async () => {
    const host = `wallet.localhost:${port}`
    assert.equal((await get('/readyz', host)).status, 200)
    const page = await get('/sdk?projectId=local', host)
    assert.equal(page.status, 200, page.text)
    assert.match(page.policy, /script-src/)
    const [, script = ''] = /src="([^"]+\.js)"/.exec(page.text) ?? []
    assert.ok(script, 'the page of the frame names its script')
    assert.equal((await get(script, host)).status, 200)
  })
}

/**
 * Asks by the host's name, which not every resolver takes to this machine.
 *
 * @param {string} path
 * @param {string} host
 * @returns {Promise<{ policy: string, status: number | undefined, text: string }>}
 */
function get(path, host) {
  const [, port] = host.split(':')
  return new Promise((resolve, reject) => {
    request({ headers: { host }, host: '127.0.0.1', path, port }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () =>
        resolve({
          policy: String(answer.headers['content-security-policy']),
          status: answer.statusCode,
          text,
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** @param {string} folder */
async function checkDevnet(folder) {
  const port = String(await getFreePort())
  const command = ['latchkey-devnet', '--port', port]
  await withCommand(folder, command, {}, 'Ctrl-C', async (output) => {
    const [, mailbox] = /Mailbox +(\S+)/.exec(output) ?? []
    assert.ok(mailbox, output)
    assert.equal((await fetch(mailbox)).status, 200)
    const [, anvil] = /Anvil +(\S+)/.exec(output) ?? []
    const answer = await fetch(anvil ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'eth_chainId' }),
    })
    assert.equal((await answer.json()).result, '0x7a69')
  })
}

/**
 * Runs a command of the installed packages until it says that it is up.
 *
 * @param {string} folder
 * @param {readonly string[]} command
 * @param {Record<string, string>} env
 * @param {string} last - What it prints last.
 * @param {(output: string) => Promise<void>} check
 */
async function withCommand(folder, [name = '', ...words], env, last, check) {
  const bin = join(folder, 'node_modules/.bin', name)
  const child = spawn(bin, words, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let output = ''
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  try {
    await new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`${name} did not start:\n${output}`))
      timer = setTimeout(fail, START_TIMEOUT_MS)
      child.once('error', reject)
      child.once('close', fail)
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
          output += text
          if (output.includes(last)) resolve(undefined)
        })
    })
    await check(output)
  } finally {
    clearTimeout(timer)
    child.kill('SIGTERM')
    await ended
  }
}

try {
  await publish()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
