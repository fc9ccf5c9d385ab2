import type { Connector } from 'wagmi'
import type { PaymasterService } from '../../core/paymaster/paymaster.js'
import type { Kit } from '../../createKit.js'
import { findSponsor } from './findSponsor.js'

/** Fees are shown every few seconds; the wallet is asked once a minute. */
const ANSWER_LIFE_MS = 60_000

/**
 * Returns the app's paymaster if it pays the network fee of an account, for
 * showing the fee: with it, the account pays no coin. The answer is up to a
 * minute old.
 *
 * @param parameters.connector - `undefined` if the account is not connected
 * @throws ParameterError if the option `paymaster` of the kit is invalid
 */
export async function findPayer(
  kit: Kit,
  parameters: findPayer.Parameters,
): Promise<PaymasterService | undefined> {
  const { chainId, connector, from } = parameters
  if (!kit.paymaster || !connector) return undefined
  const answers = kit.own(createAnswers)
  const key = [connector.uid, chainId, from.toLowerCase()].join()
  const known = answers.get(key)
  if (known && Date.now() - known.at < ANSWER_LIFE_MS) return known.value
  const value = findSponsor(kit, { chainId, connector, from })
  answers.set(key, { at: Date.now(), value })
  // What went wrong is not remembered.
  value.catch(() => answers.delete(key))
  return value
}

export declare namespace findPayer {
  type Parameters = {
    chainId: number
    connector: Pick<Connector, 'getProvider' | 'id' | 'uid'> | undefined
    from: string
  }
}

const createAnswers = () =>
  new Map<
    string,
    { at: number; value: Promise<PaymasterService | undefined> }
  >()
