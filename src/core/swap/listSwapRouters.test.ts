import { expect, test } from 'vitest'
import { defaultCapabilities } from '../capabilities.js'
import { listSwapRouters } from './listSwapRouters.js'

test.each(defaultCapabilities.swap)('default: %s has both routers', (id) => {
  expect(listSwapRouters(id)).toHaveLength(2)
})

test('behavior: zkSync Era has its own', () => {
  const routers = listSwapRouters('eip155:324')
  expect(routers).toEqual([
    '0x6e2b76966cbd9cf4cc2fa0d76d24d5241e0abc2f',
    '0x6fd4383cb451173d5f9304f041c7bcbf27d561ff',
  ])
  // On other chains anyone could have deployed to these addresses.
  for (const id of defaultCapabilities.swap)
    if (id !== 'eip155:324')
      expect(listSwapRouters(id)).not.toEqual(
        expect.arrayContaining([routers[1]]),
      )
})

test('param: spenders', () => {
  const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
  const mistyped = router.replace('488D', '488d')
  const spenders = { 'eip155:31337': [router, mistyped, 'junk'] }
  expect(listSwapRouters('eip155:31337', spenders)).toEqual([
    router.toLowerCase(),
  ])
  expect(listSwapRouters('eip155:31337')).toEqual([])
})
