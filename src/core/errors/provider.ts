import { KitError } from './base.js'

/**
 * Thrown when `KitProvider` is rendered inside a `WagmiProvider` with another
 * config.
 */
export class ConfigMismatchError extends KitError<'CONFIG_MISMATCH'> {
  override name = 'ConfigMismatchError'
  constructor() {
    super('The kit and WagmiProvider have different wagmi configs', {
      code: 'CONFIG_MISMATCH',
      details: 'Pass the same `config` to `createKit` and `WagmiProvider`.',
    })
  }
}

/** Thrown when a hook finds no kit in context and receives none. */
export class KitProviderNotFoundError extends KitError<'KIT_PROVIDER_NOT_FOUND'> {
  override name = 'KitProviderNotFoundError'
  constructor() {
    super('This hook must be used within KitProvider', {
      code: 'KIT_PROVIDER_NOT_FOUND',
      details: 'Wrap the component in `KitProvider`, or pass `{ kit }`.',
    })
  }
}

/**
 * Thrown when `KitProvider` is rendered outside wagmi's or react-query's
 * provider.
 */
export class ProviderMissingError extends KitError<'PROVIDER_MISSING'> {
  override name = 'ProviderMissingError'
  constructor(parameters: {
    provider: 'QueryClientProvider' | 'WagmiProvider'
  }) {
    const { provider } = parameters
    super(`KitProvider must be used within ${provider}`, {
      code: 'PROVIDER_MISSING',
      details: `Wrap \`KitProvider\` in \`${provider}\` from \`${packages[provider]}\`.`,
    })
  }
}

const packages = {
  QueryClientProvider: '@tanstack/react-query',
  WagmiProvider: 'wagmi',
} as const

/**
 * Thrown by `KitProvider` in development when the config was created with
 * another major version of `@wagmi/core` than the one `wagmi` contains.
 */
export class WagmiVersionError extends KitError<'WAGMI_VERSION'> {
  override name = 'WagmiVersionError'
  constructor(parameters: { config: string; wagmi: string }) {
    const { config, wagmi } = parameters
    super('The wagmi config and WagmiProvider have different versions', {
      code: 'WAGMI_VERSION',
      details: `The config is of ${config}, WagmiProvider of ${wagmi}. Import \`createConfig\` and connectors from \`wagmi\`, or install matching versions.`,
    })
  }
}
