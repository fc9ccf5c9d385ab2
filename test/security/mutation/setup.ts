import fc from 'fast-check'
import { afterAll } from 'vitest'

// It is enough to know that a property fails; the smallest case is not needed.
fc.configureGlobal({ endOnFailure: true })

/** What Stryker counts while the tests of a file run. */
type Counts = { mutantCoverage?: object; hitCount?: number }

// Stryker puts it on the first parameter of the hook, which is no longer the
// file since vitest 4.1. Without it every test runs for every mutant, and an
// endless loop is not noticed before its deadline.
// biome-ignore lint/correctness/noEmptyPattern: vitest refuses a name here
afterAll(({}, file) => {
  const { __stryker__: counts } = globalThis as { __stryker__?: Counts }
  const { hitCount, mutantCoverage } = counts ?? {}
  Object.assign(file.meta, { hitCount, mutantCoverage })
})
