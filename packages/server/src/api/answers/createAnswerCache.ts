import { isPartial } from './partial.js'

/** Answers that are kept at once; the oldest make room. */
const ANSWERS_MAX = 1_000

type Kept<answer> = { answer: answer; at: number }

export type AnswerCache<answer> = (
  key: string,
  ask: () => Promise<answer>,
) => Promise<answer>

/**
 * Keeps answers of services outside. Callers who ask the same at the same time
 * share one call. An answer that is older than `freshMs` is given at once, and
 * renewed beside; one that is older than `staleMs` is waited for. Failures are
 * not kept, nor are partial answers: whoever waits gets them, and the next
 * caller asks again. Answers that are too old go once a newer one comes.
 *
 * @param parameters.freshMs - age up to which nobody is asked
 * @param parameters.staleMs - age up to which nobody waits
 * @param parameters.onStale - hears why an answer could not be renewed
 */
export function createAnswerCache<answer extends object>(
  parameters: createAnswerCache.Parameters,
): AnswerCache<answer> {
  const { freshMs, now, onStale, staleMs } = parameters
  const { max = ANSWERS_MAX } = parameters
  const kept = new Map<string, Kept<answer>>()
  const open = new Map<string, Promise<answer>>()

  /** An answer of the future is of a clock that was wrong. */
  const isUsable = (age: number) => age >= 0 && age < staleMs

  function keep(key: string, answer: answer) {
    kept.delete(key)
    const at = now()
    kept.set(key, { answer, at })
    for (const [oldest, known] of kept) {
      if (kept.size <= max && isUsable(at - known.at)) return
      kept.delete(oldest)
    }
  }

  function renew(key: string, ask: () => Promise<answer>) {
    // guard: single-flight
    const known = open.get(key)
    if (known) return known
    const run = async () => {
      const answer = await ask()
      if (!isPartial(answer)) keep(key, answer) // guard: partial
      return answer
    }
    const asking = run().finally(() => open.delete(key))
    open.set(key, asking)
    return asking
  }

  return async (key, ask) => {
    const known = kept.get(key)
    const age = known ? now() - known.at : 0
    if (!known || !isUsable(age)) return renew(key, ask)
    // guard: stale-while-revalidate
    if (age >= freshMs) renew(key, ask).catch(onStale)
    return known.answer
  }
}

export declare namespace createAnswerCache {
  type Parameters = {
    freshMs: number
    /** Default 1,000. */
    max?: number | undefined
    now(): number
    onStale(error: unknown): void
    staleMs: number
  }
}
