import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:net'

const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 20_000

export type Command = {
  /** What it has printed so far. */
  output(): string
  /**
   * Ends it as Ctrl-C does.
   *
   * @throws Error when it does not end by itself
   */
  stop(): Promise<void>
}

/**
 * Starts a command as a user does, and resolves once it says that it is up.
 *
 * @throws Error with its output when it ends, or is not up within two minutes
 */
export async function startCommand(
  parameters: startCommand.Parameters,
): Promise<Command> {
  const { command, cwd, env, log, words } = parameters
  const child = spawn(command, words, {
    cwd,
    // Its own group: a terminal sends Ctrl-C to all of it.
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
  })
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {
      // It has ended.
    }
  }
  async function stop() {
    let timer: NodeJS.Timeout | undefined
    kill('SIGINT')
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), STOP_TIMEOUT_MS)
    })
    const how = await Promise.race([ended, late])
    clearTimeout(timer)
    if (how !== 'late') return
    kill('SIGKILL')
    throw new Error(`Ctrl-C does not end ${command} ${words.join(' ')}`)
  }
  await new Promise<void>((resolve, reject) => {
    const fail = () => {
      kill('SIGKILL')
      reject(new Error(`${words.join(' ')} did not start:\n${text}`))
    }
    const timer = setTimeout(fail, START_TIMEOUT_MS)
    child.once('error', reject)
    child.once('close', fail)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        if (log) appendFileSync(log, chunk)
        if (!text.includes('Ctrl-C')) return
        clearTimeout(timer)
        child.off('close', fail)
        resolve()
      })
  })
  return { output: () => text, stop }
}

export declare namespace startCommand {
  type Parameters = {
    command: string
    cwd: string
    env?: Record<string, string> | undefined
    /** File that gets what it prints. */
    log?: string | undefined
    words: readonly string[]
  }
}

/** Returns the first of some ports in a row that nobody listens on. */
export async function findPorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const base = 20_000 + randomInt(30_000)
    const ports = Array.from({ length: count }, (_, index) => base + index)
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return base
  }
  throw new Error('There are no free ports')
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1' }, () => {
      server.close(() => resolve(true))
    })
  })
}
