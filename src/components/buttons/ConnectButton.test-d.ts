import type { ComponentProps, ReactNode } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { ConnectButton } from './ConnectButton.js'

test('default', () => {
  expectTypeOf<
    ComponentProps<typeof ConnectButton>
  >().toEqualTypeOf<ConnectButton.Props>()
  expectTypeOf<keyof ConnectButton.Props>().toEqualTypeOf<
    'children' | 'label' | 'size'
  >()
})

test('param: children', () => {
  const own: ConnectButton.Props = {
    children({ account, isConnecting, open, preload }) {
      expectTypeOf(account?.address).toEqualTypeOf<string | undefined>()
      expectTypeOf(isConnecting).toEqualTypeOf<boolean>()
      expectTypeOf(open).toBeFunction()
      expectTypeOf(preload).toEqualTypeOf<() => void>()
      return 'Connect'
    },
  }
  expectTypeOf(own.children)
    .exclude<undefined>()
    .returns.toEqualTypeOf<ReactNode>()
  // @ts-expect-error A button of your own is drawn by a function.
  const text: ConnectButton.Props = { children: 'Connect' }
  expectTypeOf(text).toEqualTypeOf<ConnectButton.Props>()
})
