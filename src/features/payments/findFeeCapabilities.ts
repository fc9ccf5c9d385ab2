import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import type { Kit } from '../../createKit.js'
import { findSponsor } from './findSponsor.js'
import { toFeeCapability } from './toFeeCapability.js'

/**
 * Returns what lets the app's paymaster pay for a request that is not made of
 * calls, such as granting a permission. Only the embedded wallet knows it;
 * others may refuse a field that they do not know.
 *
 * @throws ParameterError if the option `paymaster` of the kit is invalid
 */
export async function findFeeCapabilities(
  kit: Kit,
  parameters: findSponsor.Parameters,
): Promise<{ capabilities?: toFeeCapability.ReturnType }> {
  if (parameters.connector.id !== AUTH_CONNECTOR_ID) return {}
  const paymaster = await findSponsor(kit, parameters)
  return paymaster ? { capabilities: toFeeCapability(paymaster) } : {}
}

export declare namespace findFeeCapabilities {
  type Parameters = findSponsor.Parameters
}
