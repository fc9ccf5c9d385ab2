import { waitFor } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** Longer than a request, so that a few of them pass any deadline. */
const STEP_MS = 2_000

/**
 * Waits as `waitFor`, while the clock runs ahead: deadlines pass at once, and
 * what polls until one still polls.
 */
export async function waitOut<value>(assert: () => value): Promise<value> {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return waitFor(
    () => {
      vi.setSystemTime(Date.now() + STEP_MS)
      return assert()
    },
    { timeout: 20_000 },
  )
}
