import type { Config } from '@wagmi/core'
import { createStore } from 'jotai/vanilla'
import type { ApiClient } from './api/createApiClient.js'
import {
  type AccountAtoms,
  createAccountAtoms,
} from './atoms/createAccountAtoms.js'
import {
  createInterfaceAtoms,
  type InterfaceAtoms,
} from './atoms/createInterfaceAtoms.js'
import type { Capabilities } from './core/capabilities.js'
import { AUTH_CONNECTOR_ID } from './core/constants.js'
import type { InvalidCaipNetworkIdError } from './core/errors/caip.js'
import {
  type InvalidHostError,
  type InvalidThemeError,
  type ProjectIdMissingError,
  ProjectMismatchError,
} from './core/errors/config.js'
import type { FeatureOptions } from './core/features/features.js'
import { loadModule } from './core/loadModule.js'
import type { Logger } from './core/logger.js'
import { noopLogger } from './core/noopLogger.js'
import type { OnrampOptions } from './core/onramp/onramp.js'
import {
  type Hosts,
  type ProjectOptions,
  resolveProject,
} from './core/options.js'
import type { SolanaFactory, SolanaPort } from './core/ports/solana.js'
import type { Frame } from './core/ports.js'
import { resolveCapabilities } from './core/resolveCapabilities.js'
import { resolveTheme } from './core/resolveTheme.js'
import {
  type BaseStorage,
  createKitStorage,
  type KitStorage,
} from './core/storage.js'
import type { SwapSpenders } from './core/swap/listSwapRouters.js'
import { type ThemeOptions, toFrameTheme } from './core/theme.js'

/**
 * What the actions and hooks work with: the app's wagmi config, and the parts
 * that are made around it once. From `createKit`.
 */
export type Kit = {
  /** The app's wagmi config; the kit keeps no copy of its state. */
  readonly config: Config
  readonly projectId: string
  readonly hosts: Hosts
  /** The embedded wallet's frame, when the config has `authFrame()`. */
  readonly frame: Frame | undefined
  /** The Solana side, when the kit was given `solana()`. */
  readonly solana: SolanaPort | undefined
  readonly storage: KitStorage
  readonly logger: Logger
  /** Which network can do what. */
  readonly capabilities: Capabilities
  /** Contracts the app trusts with swaps, besides the known ones. */
  readonly swapSpenders: SwapSpenders | undefined
  /** The option as it was given; `getProjectFeatures` has what holds. */
  readonly features: FeatureOptions | undefined
  /** The option as it was given. */
  readonly onramp: OnrampOptions | undefined
  /** jotai store that the atoms live in. */
  readonly store: ReturnType<typeof createStore>
  readonly atoms: AccountAtoms & InterfaceAtoms
  /** Client of the blockchain API, loaded on first use. */
  api(): Promise<ApiClient>
  /**
   * Keeps the atoms up to date until the returned function is called.
   * `KitProvider` does it; without React, call it once at the start.
   */
  mount(): () => void
}

/**
 * Brings together what the actions and hooks need, around the wagmi config of
 * the app.
 *
 * It subscribes to nothing, makes no request, no timer and no DOM node. For
 * server rendering make one per request: `useState(() => createKit(...))`.
 *
 * @param parameters.config - the wagmi config that `WagmiProvider` gets
 * @param parameters.projectId - the project id of the connectors
 * @param parameters.hosts - replaces hosted services, as for the connectors
 * @param parameters.capabilities - networks to add per feature
 * @param parameters.features - what the page offers, as far as the project's
 * dashboard does not say otherwise
 * @param parameters.onramp - keys and hosts of the onramp providers
 * @param parameters.swapSpenders - contracts that swaps may go through besides
 * the known ones, by CAIP-2 id; default none
 * @param parameters.solana - `solana()` of `latchkey/solana`; default none
 * @param parameters.storage - default the connector's, else `localStorage`
 * @param parameters.logger - default the connector's, else none
 * @param parameters.theme - `mode` (default `dark`) and own values of tokens
 * @throws ProjectIdMissingError 'Project ID Not Configured'
 * @throws ProjectMismatchError when `authFrame()` has another project or frame
 * @throws InvalidHostError, InvalidCaipNetworkIdError, InvalidThemeError
 *
 * @example
 * const config = createConfig({ chains, transports, connectors: [authFrame({ projectId })] })
 * const kit = createKit({ config, projectId })
 */
export function createKit(parameters: createKit.Parameters): Kit {
  const { config } = parameters
  const { hosts, projectId } = resolveProject(parameters)
  const frame = findFrame(config)
  if (
    frame &&
    (frame.options.projectId !== projectId ||
      frame.options.hosts.frame !== hosts.frame)
  )
    throw new ProjectMismatchError({ connectorId: AUTH_CONNECTOR_ID })
  const capabilities = resolveCapabilities(parameters.capabilities)
  const storage = parameters.storage
    ? createKitStorage({ storage: parameters.storage })
    : (frame?.options.storage ?? createKitStorage())
  const logger = parameters.logger ?? frame?.options.logger ?? noopLogger
  const theme = resolveTheme(parameters.theme)
  const solana = parameters.solana?.({
    projectId,
    hosts,
    frame,
    pairing: undefined,
    storage,
    logger,
  })
  const atoms = {
    ...createAccountAtoms({
      config,
      solana,
      namespace: solana && storage.get('activeNamespace'),
    }),
    ...createInterfaceAtoms(theme),
  }
  const store = createStore()
  let api: Promise<ApiClient> | undefined
  frame?.provideTheme(() => toFrameTheme(store.get(atoms.theme)))

  return {
    config,
    projectId,
    hosts,
    frame,
    solana,
    storage,
    logger,
    capabilities,
    swapSpenders: parameters.swapSpenders,
    features: parameters.features,
    onramp: parameters.onramp,
    store,
    atoms,
    api() {
      api ??= loadModule(() => import('./api/createApiClient.js')).then(
        ({ createApiClient }) => createApiClient({ hosts, projectId }),
        (error) => {
          // A chunk that failed to load is asked for again.
          api = undefined
          throw error
        },
      )
      return api
    },
    mount: createMount({ atoms, frame, solana, storage, store }),
  }
}

export declare namespace createKit {
  type Parameters = ProjectOptions & {
    config: Config
    capabilities?: resolveCapabilities.Parameters | undefined
    swapSpenders?: SwapSpenders | undefined
    features?: FeatureOptions | undefined
    onramp?: OnrampOptions | undefined
    solana?: SolanaFactory | undefined
    storage?: BaseStorage | undefined
    logger?: Logger | undefined
    /** Look of the components and of the embedded wallet's approvals. */
    theme?: ThemeOptions | undefined
  }
  type ReturnType = Kit
  type ErrorType =
    | InvalidCaipNetworkIdError
    | InvalidHostError
    | InvalidThemeError
    | ProjectIdMissingError
    | ProjectMismatchError
}

function findFrame(config: Config): Frame | undefined {
  for (const connector of config.connectors) {
    if (connector.id !== AUTH_CONNECTOR_ID) continue
    const { getFrame } = connector as { getFrame?: () => Frame }
    if (typeof getFrame === 'function') return getFrame()
  }
  return undefined
}

/** Counted, because StrictMode mounts twice and pages can have two roots. */
function createMount(
  parameters: Pick<Kit, 'atoms' | 'frame' | 'solana' | 'storage' | 'store'>,
) {
  const { atoms, frame, solana, storage, store } = parameters
  let count = 0
  let unsubscribe: (() => void) | undefined
  function follow() {
    const stops = [
      store.sub(atoms.activeAccount, () => {}),
      solana &&
        store.sub(atoms.activeNamespace, () =>
          storage.set('activeNamespace', store.get(atoms.activeNamespace)),
        ),
      solana?.mount(),
    ]
    return () => {
      for (const stop of stops) stop?.()
    }
  }
  return () => {
    let isMounted = true
    count++
    unsubscribe ??= follow()
    return () => {
      if (!isMounted) return
      isMounted = false
      if (--count > 0) return
      unsubscribe?.()
      unsubscribe = undefined
      // StrictMode mounts again at once: only a real end aborts approvals.
      queueMicrotask(() => {
        if (count === 0) frame?.peek()?.abort()
      })
    }
  }
}
