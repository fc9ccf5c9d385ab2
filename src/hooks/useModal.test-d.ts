import { expectTypeOf, test } from 'vitest'
import type { ModalEntry } from '../core/modal/modal.js'
import type { Kit } from '../createKit.js'
import { useModal } from './useModal.js'

declare const kit: Kit

test('default', () => {
  const { canGoBack, entry, isOpen } = useModal()
  expectTypeOf(canGoBack).toEqualTypeOf<boolean>()
  expectTypeOf(entry).toEqualTypeOf<ModalEntry>()
  expectTypeOf(isOpen).toEqualTypeOf<boolean>()
})

test('behavior: a view is opened with its data', () => {
  const { close, go, open } = useModal()
  open()
  open({ view: 'WalletSend', data: { to: '0x' } })
  go({ view: 'SwitchNetwork', data: { chainId: 1 } })
  close({ isForced: true })
  // @ts-expect-error There is no such view.
  open({ view: 'Nowhere' })
  // @ts-expect-error The view has other data.
  go({ view: 'SwapSelectToken', data: { target: 'both' } })
})

test('behavior: the view narrows its data', () => {
  const { entry } = useModal()
  if (entry.view === 'ConnectingMultiChain')
    expectTypeOf(entry.data?.walletId).toEqualTypeOf<string | undefined>()
})

test('param: all', () => {
  useModal({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useModal({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useModal({ unknown: true })
})
