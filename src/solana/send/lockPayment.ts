import { SolanaError } from '../../core/errors/solana.js'
import { acquireLock } from '../../payments/locks.js'
import { solanaRecords } from '../../payments/solanaIntent.js'
import type { SolanaContext } from '../solanaContext.js'
import type { Payment } from './readPayment.js'
import { toIdentity } from './toIdentity.js'

/** Payments in progress on this page, by key. */
const createHeld = () => new Map<string, Promise<void>>()

/**
 * Locks a payment for this page, until it is released or the page is closed or
 * reloaded (Web Locks).
 *
 * @returns `isExclusive` is `false` if the browser cannot detect other pages
 * @throws SolanaError `SEND_UNDER_WAY` when another page holds it
 */
export async function lockPayment(
  context: SolanaContext,
  payment: Payment,
): Promise<{ isExclusive: boolean; release(): Promise<void> }> {
  const key = solanaRecords.identify(toIdentity(payment))
  const own = context.own(createHeld)
  // An aborted one is about to end.
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
