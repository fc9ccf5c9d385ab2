import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const PATIENCE_MS = 5_000
const POLL_MS = 50

/**
 * Ends a program that leads its own process group, and waits until everything
 * it started is gone: a browser writes until then.
 */
export async function endGroup(child: ChildProcess) {
  const { pid } = child
  if (pid === undefined) return
  const tell = (signal: NodeJS.Signals | 0) => {
    try {
      return process.kill(-pid, signal)
    } catch {
      return false
    }
  }
  child.kill()
  if (child.exitCode === null && child.signalCode === null)
    await once(child, 'exit')
  const end = Date.now() + PATIENCE_MS
  while (tell(0)) {
    if (Date.now() > end) tell('SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
