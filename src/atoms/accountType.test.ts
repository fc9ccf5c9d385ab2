import { expect, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import type { FrameUser } from '../core/ports.js'
import { createKitStorage } from '../core/storage.js'
import { listAccounts } from './listAccounts.js'

const smart = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function setup(id: string = AUTH_CONNECTOR_ID) {
  const config = createConfig({
    chains: [mainnet],
    storage: null,
    transports: { [mainnet.id]: http('http://localhost:1') },
  })
  const connector = { id, name: id, type: 'AUTH', uid: 'uid' }
  config.setState((state) => ({
    ...state,
    connections: new Map([
      ['uid', { accounts: [smart, own], chainId: 1, connector }],
    ]) as never,
    current: 'uid',
    status: 'connected',
  }))
  let user: FrameUser | undefined
  const storage = createKitStorage()
  const frame = { getState: () => ({ user }) as never }
  const read = () =>
    listAccounts({ config, frame, solana: undefined, storage }).map(
      ({ type }) => type,
    )
  function setUser(next: FrameUser) {
    user = next
  }
  return { read, setUser, storage }
}

test('default: the types that the frame reports', () => {
  const { read, setUser } = setup()
  expect(read()).toEqual(['eoa', 'eoa'])
  setUser({
    address: smart,
    chainId: 1,
    accounts: [
      { address: smart.toLowerCase(), type: 'smartAccount' },
      { address: own, type: 'eoa' },
    ],
  })
  expect(read()).toEqual(['smartAccount', 'eoa'])
})

test('behavior: a frame without a list says the type in use', () => {
  const { read, setUser } = setup()
  const user = { address: smart, chainId: 1 }
  setUser({ ...user, preferredAccountType: 'smartAccount' })
  expect(read()[0]).toBe('smartAccount')
})

test('behavior: until the frame has answered, the type used last', () => {
  const { read, storage } = setup()
  storage.set('preferredAccountType', 'smartAccount')
  expect(read()[0]).toBe('smartAccount')
  storage.remove('preferredAccountType')
})

test('behavior: other wallets are externally owned', () => {
  const { read, setUser } = setup('injected')
  const accounts = [{ address: smart, type: 'smartAccount' }] as const
  setUser({ address: smart, chainId: 1, accounts })
  expect(read()).toEqual(['eoa', 'eoa'])
})
