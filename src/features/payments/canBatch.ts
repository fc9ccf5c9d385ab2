import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { getMember } from '../../core/errors/getMember.js'
import { readCapability } from './readCapability.js'

/**
 * Whether the wallet makes several calls of the account as one, all or none
 * (EIP-5792 `atomic`). A wallet that would first have to upgrade the account
 * (`ready`) counts only if it is the embedded one, whose approval says so;
 * other wallets would interrupt with a question of their own.
 *
 * A wallet that does not answer, or not within 3 s, cannot.
 */
export async function canBatch(
  parameters: canBatch.Parameters,
): Promise<boolean> {
  const status = getMember(await readCapability('atomic', parameters), 'status')
  return (
    status === 'supported' ||
    (status === 'ready' && parameters.connector.id === AUTH_CONNECTOR_ID)
  )
}

export declare namespace canBatch {
  type Parameters = readCapability.Parameters
}
