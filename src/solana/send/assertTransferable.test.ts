import type { Connection } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { programs } from '../programs.js'
import { assertTransferable } from './assertTransferable.js'

const connection = {
  getEpochInfo: async () => ({ epoch: 10 }),
} as unknown as Connection

function run(extensions: readonly [number, Uint8Array][]) {
  return assertTransferable([connection], {
    address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    decimals: 6,
    extensions: new Map(extensions),
    program: programs.token2022,
  })
}

/** Two authorities, the withheld amount, the older fee and the newer one. */
function toFee(older: bigint, newer: bigint, epoch: bigint) {
  const data = new Uint8Array(108)
  const view = new DataView(data.buffer)
  view.setBigUint64(80, older, true)
  view.setUint16(88, 50, true)
  view.setBigUint64(90, epoch, true)
  view.setBigUint64(98, newer, true)
  view.setUint16(106, 50, true)
  return data
}

test.each([
  ['nothing', []],
  ['interest', [[10, new Uint8Array(52).fill(1)]]],
  ['a scale', [[25, new Uint8Array(56).fill(1)]]],
  ['a hook without a program', [[14, new Uint8Array(64)]]],
  ['a pause that is over', [[26, new Uint8Array(33)]]],
  ['a permanent delegate', [[12, new Uint8Array(32).fill(1)]]],
  ['a fee of zero', [[1, toFee(0n, 0n, 0n)]]],
  ['a fee that was ended', [[1, toFee(5n, 0n, 10n)]]],
] as const)('default: %s', async (_, extensions) => {
  await run(extensions as never)
})

test.each([
  ['TOKEN_NOT_TRANSFERABLE', [[9, new Uint8Array()]]],
  ['TOKEN_HOOK_UNSUPPORTED', [[14, new Uint8Array(64).fill(1)]]],
  ['TOKEN_PAUSED', [[26, new Uint8Array(33).fill(1)]]],
  ['TOKEN_PAUSED', [[26, new Uint8Array()]]],
  ['TOKEN_EXTENSION_UNKNOWN', [[99, new Uint8Array()]]],
  ['TOKEN_FEE_UNSUPPORTED', [[1, toFee(0n, 5n, 10n)]]],
  ['TOKEN_FEE_UNSUPPORTED', [[1, toFee(0n, 5n, 11n)]]],
  ['TOKEN_FEE_UNSUPPORTED', [[1, toFee(5n, 0n, 11n)]]],
  ['TOKEN_FEE_UNSUPPORTED', [[1, new Uint8Array(3)]]],
] as const)('error: %s %#', async (code, extensions) => {
  await expect(run(extensions as never)).rejects.toMatchObject({
    ...{ code, sentToNetwork: 'no' },
  })
})
