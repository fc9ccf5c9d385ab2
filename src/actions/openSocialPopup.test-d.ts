import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { openSocialPopup } from './openSocialPopup.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(openSocialPopup(kit)).toEqualTypeOf<{
    readonly href: string
    readonly ticket: string
    getWindow(): Window | undefined
    open(url: string): boolean
    close(): void
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  openSocialPopup()
  // @ts-expect-error It takes no parameters.
  openSocialPopup(kit, {})
})
