import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { EmbeddedModal } from './EmbeddedModal.js'

test('default', () => {
  expectTypeOf<
    ComponentProps<typeof EmbeddedModal>
  >().toEqualTypeOf<EmbeddedModal.Props>()
})

test('param: view, data, namespace', () => {
  const send: EmbeddedModal.Props = { data: { to: '0x' }, view: 'WalletSend' }
  expectTypeOf(send).toExtend<EmbeddedModal.Props>()
  // @ts-expect-error There is no such view.
  const unknown: EmbeddedModal.Props = { view: 'Nowhere' }
  // @ts-expect-error There is no such namespace.
  const other: EmbeddedModal.Props = { namespace: 'bitcoin' }
  expectTypeOf([unknown, other]).toEqualTypeOf<EmbeddedModal.Props[]>()
})
