import { getMember } from '../../core/errors/getMember.js'
import type { PaymasterService } from '../../core/paymaster/paymaster.js'
import type { Kit } from '../../createKit.js'
import { pickPaymaster } from './pickPaymaster.js'
import { readCapability } from './readCapability.js'

/**
 * Returns the app's paymaster for a transaction of an account, if the wallet
 * can use one on the network (EIP-5792 `paymasterService`, ERC-7677). Without a
 * paymaster of the app, the wallet is not asked.
 *
 * @throws ParameterError if the option `paymaster` of the kit is invalid
 */
export async function findSponsor(
  kit: Kit,
  parameters: findSponsor.Parameters,
): Promise<PaymasterService | undefined> {
  const paymaster = pickPaymaster(kit.paymaster, parameters.chainId)
  if (!paymaster) return undefined
  const capability = await readCapability('paymasterService', parameters)
  return getMember(capability, 'supported') === true ? paymaster : undefined
}

export declare namespace findSponsor {
  type Parameters = readCapability.Parameters
}
