import type { Kit } from '../../createKit.js'
import { version } from '../../version.js'
import { toProperties } from './toProperties.js'

/** Returns what `INITIALIZE` says about the app: what is set up, no values. */
export function describeKit(
  kit: Kit,
  fields: toProperties.Fields,
): ReturnType<typeof toProperties> {
  const { config, frame, pairing, solana } = kit
  return toProperties(
    {
      embeddedWallet: frame !== undefined,
      networks: config.chains.length + (solana?.clusters.length ?? 0),
      siwx: (kit.siwx ?? kit.siweConfig) !== undefined,
      solana: solana !== undefined,
      version,
      walletConnect: pairing !== undefined,
    },
    fields,
  )
}
