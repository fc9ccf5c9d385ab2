import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { useTheme } from './useTheme.js'

declare const kit: Kit

test('default', () => {
  const { density, layout, mode, variables } = useTheme()
  expectTypeOf(mode).toEqualTypeOf<'dark' | 'light' | 'auto'>()
  expectTypeOf(density).toEqualTypeOf<'comfortable' | 'compact' | undefined>()
  expectTypeOf(layout).toEqualTypeOf<'narrow' | 'wide' | undefined>()
  expectTypeOf(variables.accent).toEqualTypeOf<string | undefined>()
})

test('behavior: controls', () => {
  const { setMode, setVariables } = useTheme()
  setMode('dark')
  setVariables({ accent: '#000', radius: '4px' })
  // @ts-expect-error There is no such mode.
  setMode('sepia')
  // @ts-expect-error There is no such variable.
  setVariables({ colour: 'red' })
})

test('param: all', () => {
  useTheme({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useTheme({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useTheme({ unknown: true })
})
