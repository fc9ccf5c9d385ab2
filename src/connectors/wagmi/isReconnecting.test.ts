import { connect } from '@wagmi/core'
import { afterEach, expect, test, vi } from 'vitest'
import { createReconnect } from '../../../test/setup/connectors/createReconnect.js'
import {
  createRoughConnector,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'
import { connectWallet } from '../../actions/connectWallet.js'
import { isReconnecting } from './isReconnecting.js'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Sets up a page load with nothing active; the first wallet is slow. */
async function setup({ isMounted }: { isMounted: boolean }) {
  let answer: ((isAuthorized: boolean) => void) | undefined
  const { config, first, kit, second } = setupRough([
    createRoughConnector('slow', {
      isAuthorized: () => new Promise((resolve) => (answer = resolve)),
    }),
    createRoughConnector('fox', { isAuthorized: async () => false }),
  ])
  if (!second) throw new Error('no connector')
  if (isMounted) stops.push(kit.mount())
  const done = createReconnect()(config)
  await vi.waitFor(() => expect(answer).toBeDefined())
  return {
    config,
    first,
    kit,
    second,
    async finish() {
      answer?.(true)
      await done
    },
  }
}

test('error: bare wagmi drops a wallet that connects meanwhile', async () => {
  const { config, finish, first, second } = await setup({ isMounted: false })
  // A user's connect request has the same status.
  expect(config.state.status).toBe('connecting')
  await connect(config, { connector: second })
  expect(config.state.current).toBe(second.uid)
  await finish()
  expect([...config.state.connections.keys()]).toEqual([first.uid])
})

test('default: connectWallet waits', async () => {
  const { config, finish, first, kit, second } = await setup({
    isMounted: true,
  })
  expect(isReconnecting(kit)).toBe(true)
  const done = connectWallet(kit, { walletId: 'fox' })
  await finish()
  await done
  expect([...config.state.connections.keys()]).toEqual([first.uid, second.uid])
  expect(config.state.current).toBe(second.uid)
})

test('behavior: a connect request of the user does not count', async () => {
  const { config, first, kit } = setupRough([
    createRoughConnector('hung', { connect: () => new Promise(() => {}) }),
  ])
  stops.push(kit.mount())
  connect(config, { connector: first }).catch(() => {})
  expect(config.state.status).toBe('connecting')
  expect(isReconnecting(kit)).toBe(false)
})

test('behavior: a connect request of another config is ignored', async () => {
  const other = setupRough([
    createRoughConnector('hung', { connect: () => new Promise(() => {}) }),
  ])
  stops.push(other.kit.mount())
  connect(other.config, { connector: other.first }).catch(() => {})
  const { finish, kit } = await setup({ isMounted: true })
  expect(isReconnecting(kit)).toBe(true)
  await finish()
  expect(isReconnecting(kit)).toBe(false)
})

test('behavior: unmounted, only the status `reconnecting` counts', async () => {
  const { config, finish, kit } = await setup({ isMounted: false })
  expect(isReconnecting(kit)).toBe(false)
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  expect(isReconnecting(kit)).toBe(true)
  await finish()
})
