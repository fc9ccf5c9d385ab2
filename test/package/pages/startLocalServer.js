import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getFreePort } from '../consumers/getFreePort.js'
import { startPublicNodes } from './startPublicNodes.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const START_TIMEOUT_MS = 180_000
const CODE_TIMEOUT_MS = 30_000

/**
 * Starts `npx latchkey-server` as the pages print it, without a variable that
 * they do not name. Only its port is a free one, which the flags tell the
 * browser. Its public nodes are local ones, as this machine may have no
 * network.
 */
export async function startLocalServer() {
  const port = await getFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-local-'))
  const publicNodes = await startPublicNodes()
  const child = spawn(
    process.execPath,
    [join(root, 'packages/server/bin/latchkey-server.js')],
    {
      cwd: folder,
      env: {
        ...process.env,
        ...publicNodes.env,
        PORT: String(port),
        PUBLIC_URL: 'http://wallet.localhost:4110',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  /**
   * @param {RegExp} pattern
   * @param {number} timeoutMs
   * @returns {Promise<string>}
   */
  async function find(pattern, timeoutMs) {
    const end = Date.now() + timeoutMs
    for (;;) {
      const found = pattern.exec(output)
      if (found) return found[1] ?? found[0]
      if (Date.now() > end || child.exitCode !== null)
        throw new Error(`The server does not print ${pattern}:\n${output}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async function stop() {
    child.kill('SIGTERM')
    if (child.exitCode === null)
      await new Promise((resolve) => child.once('exit', resolve))
    await publicNodes.stop()
    rmSync(folder, { force: true, recursive: true })
  }

  try {
    await find(/Press Ctrl-C/, START_TIMEOUT_MS)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    /** What browsers start with, to reach the server at its own address. */
    browserFlags: [
      `--host-resolver-rules=MAP wallet.localhost:4110 127.0.0.1:${port}`,
    ],
    /** Nodes of this machine, by the addresses of public ones. */
    nodes: publicNodes.nodes,
    origin: 'http://wallet.localhost:4110',
    /**
     * The login code that the server prints.
     *
     * @param {string} email
     */
    readCode: (email) =>
      find(
        new RegExp(`Mail to ${email}: [\\s\\S]*?\\b(\\d{6})\\b`),
        CODE_TIMEOUT_MS,
      ),
    stop,
  }
}

/** @typedef {Awaited<ReturnType<typeof startLocalServer>>} LocalServer */
