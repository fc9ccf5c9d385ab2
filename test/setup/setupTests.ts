import { afterAll, vi } from 'vitest'

// Modules that load on first use are compiled then, on a machine that may be
// busy: a second is too short to wait for what they draw.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 5_000 })
}

// The next file may share this one's globals.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
