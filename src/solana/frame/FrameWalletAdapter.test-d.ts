import type { Adapter } from '@solana/wallet-adapter-base'
import { expectTypeOf, test } from 'vitest'
import type { Frame } from '../../core/ports.js'
import { FrameWalletAdapter } from './FrameWalletAdapter.js'

test('default', () => {
  expectTypeOf<FrameWalletAdapter>().toExtend<Adapter>()
  expectTypeOf<FrameWalletAdapter['getFrame']>().returns.toEqualTypeOf<Frame>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error Parameters are required.
  new FrameWalletAdapter()
  // @ts-expect-error The project is required.
  new FrameWalletAdapter({})
})
