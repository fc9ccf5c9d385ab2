import { expectTypeOf, test } from 'vitest'
import type { PairingSession } from '../core/ports/pairing.js'
import type { Kit } from '../createKit.js'
import { usePairing } from './usePairing.js'

declare const kit: Kit

test('default', () => {
  const { error, secondsLeft, session, uri } = usePairing()
  expectTypeOf(error).toEqualTypeOf<Error | undefined>()
  expectTypeOf(secondsLeft).toEqualTypeOf<number>()
  expectTypeOf(session).toEqualTypeOf<PairingSession | undefined>()
  expectTypeOf(uri).toEqualTypeOf<string | undefined>()
})

test('behavior: status', () => {
  const { status } = usePairing()
  // @ts-expect-error There is no such status.
  if (status === 'nowhere') return
})

test('param: all', () => {
  usePairing({ kit })
  usePairing({ isWatched: false })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  usePairing({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  usePairing({ unknown: true })
})
