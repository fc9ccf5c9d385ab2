import type { ComponentProps, JSX } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { Language } from './Language.js'

test('default', () => {
  expectTypeOf<
    ComponentProps<typeof Language>
  >().toEqualTypeOf<Language.Props>()
  expectTypeOf<typeof Language>().returns.toEqualTypeOf<JSX.Element>()
})

test('param: locale', () => {
  expectTypeOf<'auto'>().toExtend<Language.Props['locale']>()
  expectTypeOf<'de'>().toExtend<Language.Props['locale']>()
  expectTypeOf<'en'>().toExtend<Language.Props['locale']>()
  expectTypeOf<'tlh'>().not.toExtend<Language.Props['locale']>()
})

test('param: strings', () => {
  // @ts-expect-error There is no such sentence.
  const strings: Language.Strings = { nowhere: { nothing: 'x' } }
  expectTypeOf(strings).toEqualTypeOf<Language.Strings>()
})
