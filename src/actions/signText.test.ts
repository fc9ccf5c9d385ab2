import { connect } from '@wagmi/core'
import { expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  roughAddress,
  setupRough,
} from '../../test/setup/connectors/createRoughConnector.js'
import { signText } from './signText.js'

const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('behavior: account, chain and wallet change during the prompt', async () => {
  let answer = (_signature: unknown) => {}
  const request = vi.fn(
    (_request: unknown) => new Promise((resolve) => (answer = resolve)),
  )
  const { config, first, kit, second } = setupRough([
    createRoughConnector('fox', {
      getProvider: async () => ({ request }),
    } as never),
    createRoughConnector('base'),
  ])
  if (!second) return expect.unreachable()
  await connect(config, { connector: first })
  const done = signText(kit, { message: 'Hello' })
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
  first.emitter.emit('change', { accounts: [stranger], chainId: 1 })
  await connect(config, { connector: second })
  answer('0x12')
  expect(await done).toEqual({
    address: roughAddress,
    namespace: 'eip155',
    signature: '0x12',
  })
  expect(request).toHaveBeenCalledWith(
    expect.objectContaining({
      method: 'personal_sign',
      params: ['0x48656c6c6f', roughAddress],
    }),
    undefined,
  )
})
