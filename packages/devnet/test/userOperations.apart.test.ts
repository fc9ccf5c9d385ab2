import { afterEach, expect, test } from 'vitest'
import type { Services } from '../src/services.js'
import { startServices } from '../src/startServices.js'
import { fetchLocal } from './fetchLocal.js'
import { freePorts as ports } from './setupServices.js'

// A process of its own: it starts chains.
let services: Services | undefined
afterEach(() => services?.stop())

async function readFrame(userOperations: boolean) {
  services = await startServices({ ports, userOperations })
  const { bundler, frame, paymaster } = services.urls
  const [config, page] = await Promise.all([
    fetchLocal(`${frame}/config?projectId=local`),
    fetchLocal(`${frame}?projectId=local`),
  ])
  const { chains } = (await config.json()) as { chains: object[] }
  const policy = page.headers.get('content-security-policy') ?? ''
  return { bundler, chain: chains[0], frame, paymaster, policy }
}

test('param: userOperations', async () => {
  const { bundler, chain, frame, paymaster, policy } = await readFrame(true)
  const { origin } = new URL(paymaster)
  const server = new URL(frame).origin
  const query = 'chainId=eip155%3A31337&projectId=local'
  // The bundler is reached through the server, the paymaster is the app's.
  const bundlerUrl = `${server}/v1/bundler?${query}`
  expect(chain).toMatchObject({ bundlerUrl, paymasters: [origin] })
  expect(bundler).toContain('/bundler/31337')
  // Once, though every chain has them.
  expect(policy.split(origin)).toHaveLength(2)
}, 60_000)

test('default: the frame knows no bundler', async () => {
  const { bundler, chain, policy } = await readFrame(false)
  expect(chain).not.toHaveProperty('bundlerUrl')
  expect(policy).not.toContain(new URL(bundler).origin)
}, 60_000)
