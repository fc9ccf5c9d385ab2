import { spawn } from 'node:child_process'

/**
 * Running children, so that none outlives this process.
 *
 * @type {Set<import('node:child_process').ChildProcess>}
 */
const running = new Set()

/**
 * Runs a command to its end and collects its output.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{
 *   cwd?: string
 *   env?: Record<string, string | undefined>
 *   show?: boolean
 *   timeoutMs?: number
 * }} [options] - `show` prints the output as it arrives.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, parameters, options = {}) {
  const { cwd, env, show = false, timeoutMs = 600_000 } = options
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd,
      // Its own group, so that a timeout also kills the grandchildren.
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    add(child)
    /** @type {string[]} */
    const chunks = []
    const timer = setTimeout(() => {
      chunks.push(`\nStopped after ${timeoutMs / 1000} seconds.\n`)
      killGroup(child, 'SIGKILL')
    }, timeoutMs)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        chunks.push(text)
        if (show) process.stdout.write(text)
      })
    /** @param {number} code */
    const settle = (code) => {
      clearTimeout(timer)
      remove(child)
      resolve({ code, output: chunks.join('') })
    }
    child.on('error', (error) => {
      chunks.push(`${error.message}\n`)
      settle(127)
    })
    child.on('exit', (code, signal) => {
      // Processes it left behind would keep its pipes, and the ports, open.
      killGroup(child, 'SIGKILL')
      child.once('close', () => settle(code ?? (signal ? 1 : 0)))
    })
  })
}

/**
 * Starts a command that keeps running, and waits until it is ready.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{
 *   cwd?: string
 *   env?: Record<string, string | undefined>
 *   ready: RegExp
 *   timeoutMs?: number
 * }} options - `ready` is matched against its output.
 * @throws Error with its output if it ends or stays silent instead.
 * @returns {Promise<{ output(): string, stop(): Promise<void> }>}
 */
export async function start(command, parameters, options) {
  const { cwd, env, ready, timeoutMs = 60_000 } = options
  const child = spawn(command, parameters, {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  add(child)
  let output = ''
  const ended = new Promise((resolve) => {
    child.once('error', resolve)
    child.once('close', resolve)
  }).then(() => remove(child))
  const isReady = await new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs)
    ended.then(() => {
      clearTimeout(timer)
      resolve(false)
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (!ready.test(output)) return
        clearTimeout(timer)
        resolve(true)
      })
  })
  async function stop() {
    killGroup(child, 'SIGKILL')
    await ended
  }
  if (isReady) return { output: () => output, stop }
  await stop()
  throw new Error(`${command} ${parameters.join(' ')} is not there:\n${output}`)
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @param {import('node:child_process').ChildProcess} child */
function add(child) {
  if (running.size === 0)
    for (const signal of signals) process.on(signal, stopAll)
  running.add(child)
}

/** @param {import('node:child_process').ChildProcess} child */
function remove(child) {
  running.delete(child)
  if (running.size === 0)
    for (const signal of signals) process.off(signal, stopAll)
}

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  for (const child of running) killGroup(child, 'SIGKILL')
  process.exit(signal === 'SIGINT' ? 130 : 143)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function killGroup(child, signal) {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch {}
}
