import { PayError } from '../../core/errors/pay.js'
import type { PaymentAsset } from '../../core/pay/payment.js'
import type { Kit } from '../../createKit.js'
import { getToken } from '../getToken.js'

/** An amount is only as good as the decimals it was written with. */
export async function assertDecimals(
  kit: Kit,
  { asset, metadata, network }: PaymentAsset,
): Promise<void> {
  if (!network.startsWith('eip155:')) return
  const token = await getToken(kit, { chainId: network, token: asset })
  if (token.decimals !== metadata.decimals)
    throw new PayError({
      code: 'INVALID_ASSET',
      details: `decimals: ${token.decimals} on the network`,
    })
}
