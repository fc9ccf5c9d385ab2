import type { EIP1193Provider } from 'viem'
import { expectTypeOf, test } from 'vitest'
import { type CreateConnectorFn, createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import type { Frame } from '../core/ports.js'
import { authFrame } from './authFrame.js'

test('default', () => {
  const connector = authFrame({ projectId: 'id' })
  expectTypeOf(connector).toExtend<CreateConnectorFn>()
  type Connector = ReturnType<typeof connector>
  expectTypeOf<Connector['getFrame']>().returns.toEqualTypeOf<Frame>()
  expectTypeOf<
    Connector['getProvider']
  >().returns.resolves.toEqualTypeOf<EIP1193Provider>()
  expectTypeOf(authFrame.type).toExtend<string>()
})

test('behavior: wagmi takes it', () => {
  createConfig({
    chains: [mainnet],
    connectors: [authFrame({ projectId: 'id' })],
    transports: { [mainnet.id]: http() },
  })
})

test('param: all', () => {
  authFrame({
    announce: true,
    approvals: 'manual',
    enableLogger: true,
    hosts: { frame: 'https://frame.example' },
    onTimeout: (reason) => expectTypeOf(reason).toExtend<string>(),
    projectId: 'id',
    storage: globalThis.localStorage,
  })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error Parameters are required.
  authFrame()
  // @ts-expect-error The project is required.
  authFrame({})
  // @ts-expect-error There is no such way of approving.
  authFrame({ approvals: 'never', projectId: 'id' })
  // @ts-expect-error There is no such host.
  authFrame({ hosts: { cdn: 'https://a.b' }, projectId: 'id' })
})
