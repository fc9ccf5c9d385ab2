import { expectTypeOf, test } from 'vitest'
import type { ParameterError } from '../core/errors/base.js'
import type { Kit } from '../createKit.js'
import { getNameTexts } from './getNameTexts.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getNameTexts(kit, { keys: ['url'], name: 'ada.eth' }),
  ).resolves.toEqualTypeOf<{
    isUnreachable?: boolean | undefined
    texts: Readonly<Record<string, string>>
  }>()
})

test('error: type', () => {
  expectTypeOf<ParameterError>().toExtend<getNameTexts.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getNameTexts({ keys: ['url'], name: 'ada.eth' })
  // @ts-expect-error Keys are a list.
  getNameTexts(kit, { keys: 'url', name: 'ada.eth' })
  // @ts-expect-error A name is needed.
  getNameTexts(kit, { keys: ['url'] })
  // @ts-expect-error There is no such option.
  getNameTexts(kit, { keys: ['url'], name: 'ada.eth', unknown: true })
})
