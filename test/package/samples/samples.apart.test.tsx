import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { createMockFrame, createTestKit } from 'latchkey/testing'
import type { ComponentType, PropsWithChildren } from 'react'
import { base, mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Config, WagmiProvider } from 'wagmi'
import { type Sample, samples } from './readSamples.js'
import { writeSamples } from './writeSamples.js'

/** Samples that cannot run here, and why. */
const skipped: readonly [what: RegExp, why: string][] = [
  [/from 'next\//, 'Next: `npm run test:examples` builds one'],
  [/from 'express'/, 'not installed; the sample for Node is the same handler'],
  [/from '@playwright\/test'|playwright'/, 'run by the browser tests'],
  [/from 'vitest'/, 'run by vitest as test/guide'],
  [/from 'vite(st\/config)?'/, 'the config of a bundler'],
  [/from 'latchkey-(devnet|wallet)/, 'starts every service: test:publish does'],
  [/wallet-adapter-react'|@web3icons/, 'needs packages of the app'],
]

/** Samples that say what happens when they run outside of where they belong. */
const refused: readonly [file: string, error: string][] = [
  // A page that is not in a frame has no app above it.
  ['docs/frame.md', 'ParentNotSetError'],
]

const stops: (() => unknown)[] = []

let written: ReturnType<typeof writeSamples>
beforeAll(() => {
  written = writeSamples('dom')
})

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  vi.unstubAllEnvs()
})

afterAll(() => written.remove())

function load(file: string, path: string) {
  vi.stubEnv('RPC_URL', 'http://127.0.0.1:1')
  vi.stubEnv('SESSION_SECRET', 'at least thirty-two random bytes!')
  // What happy-dom lacks.
  vi.stubGlobal('indexedDB', { databases: async () => [] })
  return written.load(file, path)
}

type Module = Awaited<ReturnType<typeof load>>

/** Places of all samples, without those that run elsewhere. */
const running = samples.filter(
  ({ code }) => !skipped.some(([what]) => what.test(code)),
)

test('default: nearly all samples run', () => {
  expect(running.length).toBeGreaterThan(samples.length - 25)
})

test.each(
  running.map((sample) => [`${sample.file} ${sample.index}`, sample] as const),
)('behavior: runs %s', async (_, sample) => {
  const { file, index, path = `${index}.tsx` } = sample
  const isReplaced = samples.some(
    (later) =>
      later.file === file && later.path === path && later.index > index,
  )
  const place = isReplaced ? path.replace('.', `.${index}.`) : path
  const error = await load(file, place).then(
    (found) => renderAll(found, sample),
    (reason: Error) => reason,
  )
  const known = refused.some(
    ([page, name]) => page === file && error?.name === name,
  )
  if (error && !known) throw error
})

/** Renders the components that take no properties. */
async function renderAll(found: Module, sample: Sample) {
  const frame = createMockFrame()
  const kit = createTestKit({ chains: [mainnet, base], frame })
  stops.push(kit.dispose)
  const wrapper = await getWrapper(found, sample, kit.wrapper)
  for (const [name, Component] of Object.entries(found)) {
    const isComponent = /^([A-Z]|default$)/.test(name)
    if (!isComponent || typeof Component !== 'function') continue
    // One of a server, or one that an app fills.
    if (Component.length > 0 || /^async /.test(String(Component))) continue
    const Shown = Component as ComponentType
    const { unmount } = render(<Shown />, { wrapper })
    await act(async () => {})
    unmount()
  }
  return undefined
}

/** A sample with its own kit stands inside of wagmi's providers. */
async function getWrapper(
  found: Module,
  { code, file }: Sample,
  preset: ComponentType<PropsWithChildren>,
) {
  if (!code.includes('<KitProvider') || code.includes('<WagmiProvider'))
    return preset
  const { config = (await load(file, 'src/wagmi.ts')).config } = found
  const client = new QueryClient()
  return ({ children }: PropsWithChildren) => (
    <WagmiProvider config={config as Config}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}

test('behavior: the tests of docs/testing.md pass as they are printed', async () => {
  const page = 'docs/testing.md'
  const find = async (name: string) => {
    const sample = samples.find(
      ({ code, file }) => file === page && code.includes(name),
    )
    return load(page, `${sample?.index}.tsx`)
  }
  const { testApp } = await find('testApp')
  await (testApp as () => Promise<void>)()

  const { logInWithGoogle } = await find('logInWithGoogle')
  await (logInWithGoogle as () => Promise<unknown>)()
})
