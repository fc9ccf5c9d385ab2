// A process of its own: it replaces timers and locks.
import { expect, test } from 'vitest'
import { runEvmLiars } from './runEvmLiars.js'

/** Runs that have once been paid twice or told wrongly. */
test.each([
  // Another transaction takes the recorded nonce, the wallet's answer is lost,
  // its node forgets the payment, and the user sends again.
  61_897,
])('behavior: run %i is paid once, and told so', async (seed) => {
  const [result] = await runEvmLiars({ runs: 1, seed })
  expect(result).toMatchObject({ debits: 1, isPaid: true, lies: [] })
})
