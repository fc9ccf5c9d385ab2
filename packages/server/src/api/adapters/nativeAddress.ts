import type { Address } from 'viem'

/** Stands for the native coin where an address is needed. */
export const nativeAddress: Address =
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
