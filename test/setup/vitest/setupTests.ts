import { readFileSync } from 'node:fs'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { watchLeaks } from './watchLeaks.js'

const WAIT_MS = 15_000
const leaks = watchLeaks()

// Modules that load on first use are compiled at that moment, on a machine
// that may be busy: one second is too short to wait for what they do or
// render.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(
    callback,
    typeof options === 'number' ? options : { timeout: WAIT_MS, ...options },
  )
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: WAIT_MS })
  // The next test shares the page, where an open modal would come back.
  afterEach(() => {
    cleanup()
    sessionStorage.clear()
  })
  const { happyDOM } = window as unknown as {
    happyDOM: { setURL(url: string): void }
  }
  afterAll(() => {
    document.body.replaceChildren()
    localStorage.clear()
    // A link that was clicked, or an app's own origin.
    happyDOM.setURL('http://localhost:3000/')
  })
}

// The same cases in every run. `npm run test:chance` draws others, and what
// it finds becomes a test case.
const { testPath = '' } = expect.getState()
if (readFileSync(testPath, 'utf8').includes("'fast-check'")) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ seed: Number(process.env.LATCHKEY_SEED ?? 20_261) })
}

// The next file may share the globals.
afterAll(async () => {
  // Pending imports would fail in all files that follow.
  await vi.dynamicImportSettled()
  // First: what spies on a stub would bring the stub back.
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const left = leaks.find()
  vi.useRealTimers()
  if (!testPath.includes('.apart.test.') && left.length > 0)
    throw new Error(`Left behind: ${left.join(', ')}. Or name it \`.apart\`.`)
})
