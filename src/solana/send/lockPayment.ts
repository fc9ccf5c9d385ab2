import { SolanaError } from '../../core/errors/solana.js'
import { acquireLock } from '../../payments/locks.js'
import type { SolanaContext } from '../solanaContext.js'
import type { Payment } from './readPayment.js'

/** Payments that this page is making, by key. */
const createHeld = () => new Map<string, Promise<void>>()

/**
 * Takes a payment into this page's hands alone, until it is released or the
 * page is closed or reloaded (Web Locks).
 *
 * @returns `isExclusive` is `false` where a browser cannot tell about other
 * pages
 * @throws SolanaError `SEND_UNDER_WAY` when another page has it
 */
export async function lockPayment(
  context: SolanaContext,
  payment: Payment,
): Promise<{ isExclusive: boolean; release(): Promise<void> }> {
  const { amount, caipNetworkId, from, mint, to } = payment
  const parts = [caipNetworkId, from, to, mint?.address ?? 'native', amount]
  const key = parts.join()
  const own = context.own(createHeld)
  // One that was given up is about to end.
  await own.get(key)
  const error = () => new SolanaError({ code: 'SEND_UNDER_WAY' })
  if (own.has(key)) throw error()
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  own.set(key, ended)
  const letGo = () => {
    own.delete(key)
    end()
  }
  try {
    const unlock = await acquireLock(`latchkey.solana.send.${key}`, { error })
    return {
      isExclusive: unlock !== undefined,
      async release() {
        await unlock?.()
        letGo()
      },
    }
  } catch (error) {
    letGo()
    throw error
  }
}
