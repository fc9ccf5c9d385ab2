import { expectTypeOf, test } from 'vitest'
import { useContacts } from './useContacts.js'

test('default', () => {
  const { contacts, save } = useContacts({ namespace: 'eip155' })
  expectTypeOf(contacts).toEqualTypeOf<
    readonly { address: string; name: string }[]
  >()
  expectTypeOf(save).parameter(0).toEqualTypeOf<{
    address: string
    name: string
  }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error There is no such namespace.
  useContacts({ namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  useContacts({ unknown: true })
})
