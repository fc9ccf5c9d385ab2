import {
  type Address,
  type Hex,
  isAddressEqual,
  recoverTypedDataAddress,
} from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { decodeContext } from './decodeContext.js'
import { ROOT_AUTHORITY } from './delegation.js'
import { parsePublicKey } from './parsePublicKey.js'
import { toDelegationData } from './toDelegationData.js'

/**
 * Whether an account has signed every delegation of a permissions context
 * (ERC-7710) for a chain: what a session key could redeem, and nobody else has
 * made up. With EIP-7702 the account's own key signs, before and after an
 * upgrade.
 *
 * @param parameters.key - the session key; one of secp256k1 redeems as its own
 * account, others through an account that their wallet chooses
 *
 * @example
 * await verifyContext({ address, chainId: 1, context })
 */
export async function verifyContext(parameters: {
  address: Address
  chainId: number
  context: Hex
  key?: parsePublicKey.Parameters | undefined
}): Promise<boolean> {
  const { address, chainId, context, key } = parameters
  const isAccount = key?.type === 'secp256k1'
  const parsed = isAccount ? parsePublicKey(key) : undefined
  if (isAccount && !parsed) return false
  const delegate = parsed && publicKeyToAddress(parsed.uncompressed)
  const delegations = decodeContext(context) ?? []
  const verdicts = await Promise.all(
    delegations.map(async ({ signature, ...delegation }) => {
      const signer = await recoverTypedDataAddress({
        ...toDelegationData(delegation, chainId),
        signature,
      }).catch(() => undefined)
      return (
        signer !== undefined &&
        isAddressEqual(signer, address) && // guard: delegation-signature
        isAddressEqual(delegation.delegator, address) && // guard: delegation-owner
        delegation.authority === ROOT_AUTHORITY && // guard: delegation-root
        // guard: delegation-key
        (!delegate || isAddressEqual(delegation.delegate, delegate))
      )
    }),
  )
  return verdicts.length > 0 && !verdicts.includes(false)
}
