import { expect, test } from 'vitest'
import { createApiKit } from '../../../test/setup/kit/createApiKit.js'
import { ParameterError } from '../../core/errors/base.js'
import type { Kit } from '../../createKit.js'
import { assertParameters } from './assertParameters.js'

test('default', () => {
  const { kit } = createApiKit()
  const asked = assertParameters(kit, { to: 'a' }, { to: 'string' })
  expect(asked).toEqual({ to: 'a' })
})

test('error: missing or wrong kit', () => {
  const { config, kit } = createApiKit()
  const trap = new Proxy(kit, {
    get() {
      throw new TypeError('trap')
    },
  })
  const anything = new Proxy({}, { get: () => () => {} })
  for (const wrong of [undefined, null, {}, config, 'kit', trap, anything])
    expect(() => assertParameters(wrong as Kit, {}, {})).toThrow(
      expect.objectContaining({
        details: expect.stringMatching(/^Expected a kit of createKit, /),
        parameter: 'kit',
      }),
    )
})

test('error: wrong parameter', () => {
  const { kit } = createApiKit()
  expect(() => assertParameters(kit, { to: 1 }, { to: 'string' })).toThrow(
    ParameterError,
  )
})
