import { assertReceiver } from '../address/assertReceiver.js'
import { getMember } from '../errors/getMember.js'
import { PayError } from '../errors/pay.js'
import type { PaymentAsset } from './payment.js'

/**
 * Validates an asset and returns a copy of it.
 *
 * @throws PayError `INVALID_ASSET`, `INVALID_CHAIN_NAMESPACE`
 */
export function assertPaymentAsset(value: unknown): PaymentAsset {
  const asset = getMember(value, 'asset')
  const network = getMember(value, 'network')
  const metadata = getMember(value, 'metadata')
  const decimals = getMember(metadata, 'decimals')
  const logoURI = getMember(metadata, 'logoURI')
  const name = getMember(metadata, 'name')
  const symbol = getMember(metadata, 'symbol')
  if (!isText(network) || !isText(asset)) throw invalid('network and asset')
  if (!/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(network))
    throw invalid('network: expected a CAIP-2 ID')
  const [namespace = ''] = network.split(':')
  if (namespace !== 'eip155' && namespace !== 'solana')
    throw new PayError({ code: 'INVALID_CHAIN_NAMESPACE', details: network })
  if (namespace === 'eip155' && !/^eip155:[1-9][0-9]{0,15}$/.test(network))
    throw invalid('network: expected a chain ID')
  if (!isText(name) || !isText(symbol)) throw invalid('metadata')
  const places = Number(decimals)
  if (!Number.isInteger(decimals) || places < 0 || places > 255)
    throw invalid('metadata.decimals: expected an integer from 0 to 255')
  if (logoURI !== undefined && typeof logoURI !== 'string')
    throw invalid('metadata.logoURI')
  if (asset !== 'native')
    try {
      assertReceiver(namespace, asset)
    } catch (cause) {
      const details = 'asset: expected `native` or an address of the network'
      throw new PayError({ code: 'INVALID_ASSET', cause, details })
    }
  return {
    network,
    asset,
    metadata: { name, symbol, decimals: places, logoURI },
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 256
}

function invalid(details: string) {
  return new PayError({ code: 'INVALID_ASSET', details })
}
