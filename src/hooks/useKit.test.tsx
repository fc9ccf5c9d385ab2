import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createApiKit } from '../../test/setup/kit/createApiKit.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
import { ParameterError } from '../core/errors/base.js'
import { KitProviderNotFoundError } from '../core/errors/provider.js'
import { useKit } from './useKit.js'

const { kit } = createApiKit()
const { kit: other } = createApiKit()
const wrapper = createWrapper(kit, new QueryClient())

function throws(parameters: unknown) {
  // React logs what a render throws.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return expect(() => renderHook(() => useKit(parameters as never)))
}

test('default: the kit of the provider', () => {
  expect(renderHook(() => useKit(), { wrapper }).result.current).toBe(kit)
})

test('param: kit', () => {
  const { result } = renderHook(() => useKit({ kit: other }), { wrapper })
  expect(result.current).toBe(other)
})

test('error: without provider', () => {
  throws({}).toThrow(KitProviderNotFoundError)
})

test('error: kit that is none', () => {
  for (const wrong of [{}, 'kit', kit.config])
    throws({ kit: wrong }).toThrow(
      expect.objectContaining({ name: 'ParameterError', parameter: 'kit' }),
    )
})

test('error: parameters that cannot be read', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const getter = {
    get chainId(): number {
      throw new RangeError('trap')
    },
  }
  for (const wrong of [null, 'x', proxy, getter])
    throws(wrong).toThrow(ParameterError)
})
