import { expectTypeOf, test } from 'vitest'
import type { Config } from 'wagmi'
import type { ParameterError } from '../core/errors/base.js'
import type { KitProviderNotFoundError } from '../core/errors/provider.js'
import type { Kit } from '../createKit.js'
import { useKit } from './useKit.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(useKit()).toEqualTypeOf<Kit>()
  expectTypeOf(useKit().config).toEqualTypeOf<Config>()
  expectTypeOf<useKit.ErrorType>().toEqualTypeOf<
    KitProviderNotFoundError | ParameterError
  >()
})

test('param: kit', () => {
  useKit({ kit })
  useKit({ kit: undefined })
  // @ts-expect-error A kit is an object of `createKit`.
  useKit({ kit: {} })
  // @ts-expect-error It is no parameter of its own.
  useKit(kit.config)
})
