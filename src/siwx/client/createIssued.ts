import type { SiwxSession } from '../types.js'
import type { SiwxMessage, SiwxMessageInput } from './types.js'

/** Lifetime of a message that has not been signed, as that of a server. */
const LIFETIME_MS = 10 * 60_000
/** Messages that are remembered; the oldest is dropped. */
const ISSUED_MAX = 64
/** Stands for an account that is not known yet, as before a login. */
const UNKNOWN = '0x0000000000000000000000000000000000000000'

/**
 * Creates the memory of the messages of this page. A message is good for one
 * sign-in, within 10 minutes, as the text it was created with. Neither texts that were signed elsewhere nor replays pass.
 */
export function createIssued(): createIssued.ReturnType {
  const issued = new Map<string, Issued>()

  function forgetOld() {
    for (const [nonce, { at }] of issued)
      if (Date.now() - at >= LIFETIME_MS || issued.size > ISSUED_MAX)
        issued.delete(nonce)
  }

  return {
    remember({ accountAddress }, message) {
      const { nonce } = message
      if (!nonce) return
      const text = accountAddress === UNKNOWN ? undefined : message.toString()
      issued.delete(nonce)
      issued.set(nonce, { at: Date.now(), text })
      forgetOld()
    },
    take(sessions) {
      forgetOld()
      const isIssued = sessions.every(({ data, message }) => {
        const one = issued.get(data.nonce)
        if (!one) return false // guard: created here, and not used
        return one.text === undefined
          ? data.chainId.startsWith('eip155:')
          : one.text === message // guard: same text
      })
      // An attempt uses it up, whatever becomes of it.
      for (const { data } of sessions) issued.delete(data.nonce)
      return isIssued
    },
  }
}

type Issued = {
  /** Unix time in ms. */
  at: number
  /** Without one, the account was not known. */
  text: string | undefined
}

export declare namespace createIssued {
  type ReturnType = {
    /** Records a message that was created. */
    remember(input: SiwxMessageInput, message: SiwxMessage): void
    /**
     * Returns whether all texts were created here and not used yet, and uses
     * them up. One that was created for an account that was not known is good
     * for any EVM account, and for several networks at once.
     */
    take(sessions: readonly SiwxSession[]): boolean
  }
}
