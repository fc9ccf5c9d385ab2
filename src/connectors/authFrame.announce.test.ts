import {
  type Config,
  type CreateConnectorFn,
  connect,
  createConfig,
  disconnect,
} from '@wagmi/core'
import { custom, type EIP1193Provider } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakePage } from '../../test/setup/frame/createFakePage.js'
import {
  account,
  createMemory,
  setupAuthFrame,
} from '../../test/setup/frame/setupAuthFrame.js'
import { AUTH_RDNS } from '../core/constants/connectors.js'
import { authFrame } from './authFrame.js'

type Detail = {
  info: Record<'icon' | 'name' | 'rdns' | 'uuid', string>
  provider: EIP1193Provider
}

const heard: Detail[] = []
const hear = (event: CustomEvent<Detail>) => heard.push(event.detail)
const ask = () => window.dispatchEvent(new Event('eip6963:requestProvider'))

beforeEach(() => {
  heard.length = 0
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function setup(options: Partial<authFrame.Parameters> = { announce: true }) {
  const page = createFakePage()
  page.frame.session = { address: account, chainId: foundry.id }
  page.globals.window.addEventListener(
    'eip6963:announceProvider',
    hear as (event: unknown) => void,
  )
  return setupAuthFrame({ hasStoredSession: true, options, page })
}

test('default: announced with the login, and until the logout', async () => {
  const { config, connector } = setup()
  ask()
  expect(heard).toEqual([])
  await connect(config, { connector })
  expect(heard).toHaveLength(1)
  const [{ info, provider } = {}] = heard
  expect(info).toMatchObject({ name: 'Email', rdns: AUTH_RDNS })
  expect(info?.icon).toMatch(/^data:image\//)
  expect(info?.uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  const read = () => provider?.request({ method: 'eth_requestAccounts' })
  expect(await read()).toEqual([account])
  ask()
  expect(heard[1]).toBe(heard[0])
  await disconnect(config, { connector })
  ask()
  expect(heard).toHaveLength(2)
  await expect(read()).rejects.toMatchObject({ code: 4100 })
})

test('behavior: wagmi lists it once', async () => {
  const { config, connector } = setup()
  await connect(config, { connector })
  const create = (connectors: CreateConnectorFn[]) =>
    createConfig({
      chains: [foundry],
      connectors,
      storage: null,
      transports: { [foundry.id]: custom({ request: async () => '0x1' }) },
    })
  const own = create([
    authFrame({
      announce: true,
      hosts: { frame: 'https://wallet.example/sdk' },
      projectId: 'test',
      storage: createMemory(),
    }),
  ])
  // A page of another library, which knows wallets by their announcement only.
  const other = create([])
  ask()
  const toIds = ({ connectors }: Config) => connectors.map(({ id }) => id)
  expect(toIds(own)).toEqual(['ID_AUTH'])
  expect(toIds(other)).toEqual([AUTH_RDNS])
  const [announced] = other.connectors
  expect(await announced?.getAccounts()).toEqual([account])
  await disconnect(config, { connector })
})

test('param: announce is off by default', async () => {
  const { config, connector } = setup({})
  await connect(config, { connector })
  ask()
  expect(heard).toEqual([])
  expect(connector.rdns).toBeUndefined()
  await disconnect(config, { connector })
})
