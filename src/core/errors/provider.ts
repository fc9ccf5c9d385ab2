import { KitError } from './base.js'

/** `KitProvider` sits under a `WagmiProvider` with another config. */
export class ConfigMismatchError extends KitError<'CONFIG_MISMATCH'> {
  override name = 'ConfigMismatchError'
  constructor() {
    super('The kit was made with another wagmi config than WagmiProvider has', {
      code: 'CONFIG_MISMATCH',
      details: 'Pass the same `config` to `createKit` and `WagmiProvider`.',
    })
  }
}

/** A hook has found no kit above it and was given none. */
export class KitProviderNotFoundError extends KitError<'KIT_PROVIDER_NOT_FOUND'> {
  override name = 'KitProviderNotFoundError'
  constructor() {
    super('This hook must be used within KitProvider', {
      code: 'KIT_PROVIDER_NOT_FOUND',
      details: 'Wrap the component in `KitProvider`, or pass `{ kit }`.',
    })
  }
}

/** `KitProvider` needs a provider of wagmi and one of react-query above it. */
export class ProviderMissingError extends KitError<'PROVIDER_MISSING'> {
  override name = 'ProviderMissingError'
  constructor(parameters: {
    provider: 'QueryClientProvider' | 'WagmiProvider'
  }) {
    const { provider } = parameters
    super(`KitProvider must be used within ${provider}`, {
      code: 'PROVIDER_MISSING',
      details: `Put \`KitProvider\` inside \`${provider}\`, which is of \`${packages[provider]}\`.`,
    })
  }
}

const packages = {
  QueryClientProvider: '@tanstack/react-query',
  WagmiProvider: 'wagmi',
} as const
