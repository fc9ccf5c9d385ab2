import { afterEach, expect, test } from 'vitest'
import type { Services } from '../src/services.js'
import { startServices } from '../src/startServices.js'
import { freePorts as ports } from './setupServices.js'

// A process of its own: it starts chains.
let services: Services | undefined
afterEach(() => services?.stop())

async function readFrame(userOperations: boolean) {
  services = await startServices({ ports, userOperations })
  const { bundler, faucet, paymaster } = services.urls
  const url = (path: string) => faucet.replace('/faucet', path)
  const [config, page] = await Promise.all([
    fetch(url('/sdk/config?projectId=local')),
    fetch(url('/sdk?projectId=local')),
  ])
  const { chains } = (await config.json()) as { chains: object[] }
  const policy = page.headers.get('content-security-policy') ?? ''
  return { bundler, chain: chains[0], paymaster, policy }
}

test('param: userOperations', async () => {
  const { bundler, chain, paymaster, policy } = await readFrame(true)
  const { origin } = new URL(paymaster)
  expect(chain).toMatchObject({ bundlerUrl: bundler, paymasters: [origin] })
  // Once, though every chain has them.
  expect(policy.split(origin)).toHaveLength(2)
}, 60_000)

test('default: the frame knows no bundler', async () => {
  const { bundler, chain, policy } = await readFrame(false)
  expect(chain).not.toHaveProperty('bundlerUrl')
  expect(policy).not.toContain(new URL(bundler).origin)
}, 60_000)
