import { sleep } from '../core/promise/sleep.js'

/**
 * Looks up a submitted payment until its fate is final, the deadline passes or
 * the caller aborts. Looks at least once, and once more at the deadline: an
 * earlier look-up may have failed because the device was offline or asleep.
 *
 * @param parameters.look - called with the number of the look-up, from 1 on
 * @param parameters.pause - milliseconds until the next look-up
 * @returns the last fate, final or not
 */
export async function pollFate<fate>(
  parameters: pollFate.Parameters<fate>,
): Promise<fate> {
  const { look, pause, signal, timeout } = parameters
  const deadline = Date.now() + timeout
  for (let count = 1; ; count++) {
    const isLast = Date.now() >= deadline
    const { fate, isFinal } = await look(count)
    if (isFinal || isLast || signal?.aborted) return fate
    const rest = deadline - Date.now()
    if (rest > 0) await sleep(Math.min(pause(count), rest), signal)
  }
}

export declare namespace pollFate {
  type Parameters<fate> = {
    look(count: number): Promise<{ fate: fate; isFinal: boolean }>
    pause(count: number): number
    signal?: AbortSignal | undefined
    timeout: number
  }
}
