import { toHex } from 'viem'
import type { Head } from '../approval/simulation.js'

/**
 * What contracts read of the block that calls are tried out in: as the next one
 * will be. What no real block has would tell them that they are watched.
 */
export function toNextBlock({ number, random, time }: Head) {
  return {
    number: toHex(number + 1n),
    time: toHex(toNextTime(time)),
    ...(random && { prevRandao: random }),
  }
}

/** When the next block is made, as far as clocks agree. */
function toNextTime(time: bigint) {
  const now = BigInt(Math.floor(Date.now() / 1_000))
  return now > time ? now : time + 1n
}
