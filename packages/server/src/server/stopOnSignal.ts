/** Presses of Ctrl-C within this time are one: a terminal and npm pass it on. */
const SAME_PRESS_MS = 1_000

/**
 * Stops on Ctrl-C, on `kill` and when the terminal is closed, and ends the
 * process then. What does not stop in time, or until Ctrl-C is pressed again,
 * is left to the end of the process.
 *
 * @param stop - stops everything
 * @param options.limitMs - longest wait for it, in ms
 * @param options.name - of the program, for what it says
 * @returns A function that stops for another reason, with its exit code.
 *
 * @example
 * const server = await startServer({ config })
 * stopOnSignal(server.stop, { limitMs: 10_000, name: 'latchkey-server' })
 */
export function stopOnSignal(
  stop: () => Promise<unknown>,
  options: stopOnSignal.Options,
): (code: number) => void {
  const {
    limitMs,
    name,
    now = Date.now,
    process = globalThis.process,
  } = options
  let startedAt: number | undefined
  const say = (text: string) => process.stderr.write(`${name}: ${text}\n`)

  function end(code: number) {
    if (startedAt !== undefined) return
    startedAt = now()
    setTimeout(() => {
      say(`not everything has stopped within ${limitMs / 1_000} s. Ended.`)
      process.exit(1)
    }, limitMs).unref()
    Promise.resolve()
      .then(stop)
      .then(
        () => process.exit(code),
        (error: unknown) => {
          say(error instanceof Error ? error.message : String(error))
          process.exit(1)
        },
      )
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (startedAt === undefined) end(0)
      else if (now() - startedAt > SAME_PRESS_MS) process.exit(1)
    })
  return end
}

export declare namespace stopOnSignal {
  type Options = {
    limitMs: number
    name: string
    /** Default `Date.now`. */
    now?: (() => number) | undefined
    /** Default this process. */
    process?:
      | (Pick<NodeJS.Process, 'exit' | 'on'> & {
          stderr: { write(text: string): unknown }
        })
      | undefined
  }
}
