import type { Connector } from 'wagmi'
import type { Kit } from '../../createKit.js'
import { findSponsor } from './findSponsor.js'

/** Fees are shown every few seconds; the wallet is asked once a minute. */
const ANSWER_LIFE_MS = 60_000

/**
 * Whether the app's paymaster pays the network fee of an account, for showing
 * it. The answer is up to a minute old.
 *
 * @param parameters.connector - `undefined` if the account is not connected
 * @throws ParameterError if the option `paymaster` of the kit is invalid
 */
export async function isSponsored(
  kit: Kit,
  parameters: isSponsored.Parameters,
): Promise<boolean> {
  const { chainId, connector, from } = parameters
  if (!kit.paymaster || !connector) return false
  const answers = kit.own(createAnswers)
  const key = [connector.uid, chainId, from.toLowerCase()].join()
  const known = answers.get(key)
  if (known && Date.now() - known.at < ANSWER_LIFE_MS) return known.value
  const found = findSponsor(kit, { chainId, connector, from })
  const value = found.then((paymaster) => paymaster !== undefined)
  answers.set(key, { at: Date.now(), value })
  // What went wrong is not remembered.
  value.catch(() => answers.delete(key))
  return value
}

export declare namespace isSponsored {
  type Parameters = {
    chainId: number
    connector: Pick<Connector, 'getProvider' | 'id' | 'uid'> | undefined
    from: string
  }
}

const createAnswers = () =>
  new Map<string, { at: number; value: Promise<boolean> }>()
