import { expectTypeOf, test } from 'vitest'
import { createMemoryStore } from './createMemoryStore.js'
import type { SignInStore } from './types.js'

test('default', () => {
  expectTypeOf(createMemoryStore()).toEqualTypeOf<SignInStore>()
  expectTypeOf(createMemoryStore({ maxEntries: 10 }).take('a')).toEqualTypeOf<
    Promise<string | undefined>
  >()
})
