import { connect } from '@wagmi/core'
import { expect, test } from 'vitest'
import { createApiKit } from '../../../test/setup/kit/createApiKit.js'
import { swapSponsorQueryKey, swapSponsorQueryOptions } from './swapSponsor.js'

const place = { address: '0x1', caipNetworkId: 'eip155:1', uid: '1' }

test('default: each project has keys of its own', () => {
  const { kit } = createApiKit()
  expect(swapSponsorQueryKey(kit, place)).toEqual([
    'latchkey',
    'swapSponsor',
    kit.projectId,
    place,
  ])
  expect(swapSponsorQueryKey({ ...kit, projectId: 'b' }, place)).not.toEqual(
    swapSponsorQueryKey(kit, place),
  )
})

test('behavior: without a paymaster, nobody is asked', async () => {
  const { config, kit } = createApiKit()
  const [connector] = config.connectors
  if (!connector) throw new Error('No connector')
  const { accounts } = await connect(config, { connector })
  const { enabled, queryFn, queryKey } = swapSponsorQueryOptions(kit, {
    ...place,
    address: accounts[0],
    uid: connector.uid,
  })
  expect(enabled).toBe(false)
  expect(await queryFn?.({ queryKey } as never)).toBe(false)
})
