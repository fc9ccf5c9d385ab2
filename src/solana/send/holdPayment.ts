import { SolanaError } from '../../core/errors/solana.js'
import type { SolanaContext } from '../solanaContext.js'
import type { Payment } from './readPayment.js'

const held = new WeakMap<SolanaContext, Map<string, Promise<void>>>()

/**
 * Takes a payment into this page's hands alone, until it is released or the
 * page is closed or reloaded (Web Locks).
 *
 * @returns `isExclusive` is `false` where a browser cannot tell about other
 * pages
 * @throws SolanaError `SEND_UNDER_WAY` when another page has it
 */
export async function holdPayment(
  context: SolanaContext,
  payment: Payment,
): Promise<{ isExclusive: boolean; release(): Promise<void> }> {
  const { amount, caipNetworkId, from, mint, to } = payment
  const parts = [caipNetworkId, from, to, mint?.address ?? 'native', amount]
  const key = parts.join()
  const own = held.get(context) ?? new Map<string, Promise<void>>()
  held.set(context, own)
  // One that was given up is about to end.
  await own.get(key)
  if (own.has(key)) throw new SolanaError({ code: 'SEND_UNDER_WAY' })
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
    const unlock = await lock(`latchkey.solana.send.${key}`)
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

/** `undefined` where there are no locks, or the page may not use them. */
function lock(name: string) {
  const { locks } = globalThis.navigator ?? {}
  if (!locks) return undefined
  return new Promise<(() => Promise<void>) | undefined>((resolve, reject) => {
    const take = (granted: Lock | null) => {
      if (!granted) {
        reject(new SolanaError({ code: 'SEND_UNDER_WAY' }))
        return undefined
      }
      return new Promise<void>((end) => {
        resolve(async () => {
          end()
          await done
        })
      })
    }
    const done = Promise.resolve()
      .then(() => locks.request(name, { ifAvailable: true }, take))
      .catch(() => resolve(undefined))
  })
}
